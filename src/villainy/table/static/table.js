// A table that is followed live. The server sends views; this puts them in place, and lends a hand with keys,
// dragging and notices. Everything that it does can also be done without it.

import * as sounds from "./sounds.js";
import { asScript, note, parse, revealButtons } from "./villainy.js";

const meta = document.querySelector("meta[name=table], meta[name=lobby]");
const playing = meta?.name === "table";
const told = { ...meta?.dataset };
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const title = document.title;
const csrf = document.querySelector("input[name=csrf]")?.value ?? "";
let after = told.after ?? "";
let arrived = 0; // views, from the stream or asked for
let streamed = 0;
let calls = 0; // for the whole page; and the last of them that was of use
let answered = 0;

const main = () => document.getElementById("table");

// Putting a view in place -----------------------------------------------------------------------------------------------

/** Make `old` like `fresh`, keeping what can be kept: focus, scrolling, text being typed, open folds, live regions. */
function morph(old, fresh) {
  for (const { name: attribute, value } of [...fresh.attributes]) if (old.getAttribute(attribute) !== value) old.setAttribute(attribute, value);
  for (const { name: attribute } of [...old.attributes]) {
    const kept = attribute === "open" || attribute === "style" || (attribute === "hidden" && old.matches("[data-copy], [data-share], .notify"));
    if (!fresh.hasAttribute(attribute) && !kept) old.removeAttribute(attribute);
  }
  if (old.matches("[data-told]") && !unsent.has(old.form)) old.checked = fresh.checked; // what was ticked is kept there, not here
  const byKey = new Map();
  for (const child of old.children) if (name(child)) byKey.set(name(child), child);
  let at = old.firstChild;
  for (const node of [...fresh.childNodes]) {
    const known = node.nodeType === Node.ELEMENT_NODE && name(node) ? byKey.get(name(node)) : undefined;
    let mate = known;
    if (!mate && at && !keyed(at) && !keyed(node) && at.nodeType === node.nodeType && at.nodeName === node.nodeName) mate = at;
    if (!mate || mate.nodeName !== node.nodeName) {
      old.insertBefore(document.importNode(node, true), at);
    } else {
      if (mate === at) at = at.nextSibling;
      else old.insertBefore(mate, at);
      if (node.nodeType === Node.ELEMENT_NODE) morph(mate, node);
      else if (mate.nodeValue !== node.nodeValue) mate.nodeValue = node.nodeValue;
    }
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}
const unsent = new WeakSet(); // forms in which somebody has just ticked something
const name = (element) => element.id || element.dataset?.vt || element.dataset?.n || element.dataset?.place || "";
const keyed = (node) => node.nodeType === Node.ELEMENT_NODE && name(node) !== "";

/** Show a fresh view, as soon as the one before it is in place. */
async function show(view) {
  coming = view;
  if (showing) return;
  showing = true;
  try { while (coming) await change(); } finally { showing = false; }
}
/** Put the newest view in place; cards that stay on the table glide to their new places. */
async function change() {
  await lookBack();
  const fresh = coming;
  coming = null;
  const mine = wanted();
  const ended = main().dataset.status === "over";
  const turnedUp = verdicts();
  const put = () => {
    const old = main();
    const focus = document.activeElement;
    const inside = old.contains(focus) && focus !== document.body;
    if (old.className === fresh.className) morph(old, fresh);
    else old.replaceWith(document.importNode(fresh, true));
    if (inside && !focus.isConnected) {
      const goal = document.querySelector(".ask .btn, .pick, .ask h2") ?? main();
      if (!goal.matches("button, input")) goal.tabIndex = -1;
      goal.focus({ preventScroll: true });
    }
    hint();
  };
  const stay = farewell(fresh);
  if (calm.matches || document.hidden || !document.startViewTransition) put();
  else await glide(put, fresh);
  stay();
  tick();
  if (main().dataset.status === "over" && !ended) {
    main().querySelector(".result")?.scrollIntoView({ block: "start" });
    sounds.play("over");
  } else reveal(turnedUp);
  revealButtons();
  turn(mine);
  pass();
  look();
  wind(unplayed(main()));
  played = newest();
}

const HINTS = 3;
/** A hint is for people who have not read it a few times; not every browser lets us remember that. */
function hint() {
  const prompt = main().querySelector("[data-hint]");
  if (!prompt?.offsetParent) return;
  try {
    const key = `hint ${prompt.textContent}`;
    const ticket = main().querySelector("#move [name=number]").value;
    const before = JSON.parse(localStorage.getItem(key)) ?? { times: 0, ticket: "" };
    const times = before.ticket === ticket ? before.times : before.times + 1;
    prompt.hidden = times > HINTS;
    localStorage.setItem(key, JSON.stringify({ times, ticket }));
  } catch { /* then it may be read once more */ }
}

let showing = false;
let coming = null; // the view that is to be shown next
let seen = () => {}; // somebody has looked long enough
let revealed = -Infinity; // when something was last turned over
const LOOK = 3500; // milliseconds for which a reveal stands, if nobody clicks before

/** The table will be cleared: before that, what has happened on it is played there, and what was turned over stands a while. */
async function lookBack() {
  if (coming.dataset.scene === main().dataset.scene || calm.matches || document.hidden) return;
  const opens = (shot) => "opens" in shot.dataset;
  const shots = unplayed(coming);
  const last = shots.slice(0, shots.some(opens) ? shots.findIndex(opens) : undefined);
  const turnedUp = verdicts();
  const found = coming.querySelector(`template.revealed[data-scene="${main().dataset.scene}"]`);
  for (const part of found?.content.children ?? []) {
    const place = document.getElementById(part.id);
    if (place) morph(place, part);
  }
  reveal(turnedUp);
  wind(last);
  rest();
  const looked = new Promise((done) => { setTimeout(done, revealed + LOOK - performance.now()); });
  await Promise.race([Promise.all([rolled, looked]), new Promise((done) => { seen = done; })]);
  cut();
  // Of tables that were cleared unseen, and over the end of a game, nothing is played.
  const opening = unplayed(coming).findLast(opens);
  if (opening) played = Number(opening.dataset.n) - 1;
  if (coming.dataset.status === "over") played = Infinity;
}
/** Nothing is asked of anybody at a table that is about to be cleared. */
function rest() {
  main().dataset.turn = "no";
  document.getElementById("move").replaceChildren();
  unpick();
  for (const part of main().querySelectorAll(".dock, .choices")) part.inert = true;
}
// After the click, not before: it is meant for what stood there.
for (const kind of ["click", "keydown"]) document.addEventListener(kind, () => setTimeout(() => seen()));

/** What has been turned over for all to see. */
const verdicts = () => main().querySelectorAll(".stamp, .turn:not(.past)").length;
function reveal(before) {
  if (verdicts() <= before) return;
  revealed = performance.now();
  sounds.play("reveal");
}

// The reel: what has just happened, played once, beat by beat ---------------------------------------------------------------
// A game lists its newest events in `.reel`: what moves (`data-act`) where (`data-at`, an id), from where (`data-since`),
// and what is shown or said to it. This knows no game. Only a table that is about to be cleared waits for it, and any click
// or key ends it.

const BEAT = 620; // milliseconds for one beat; less when there is much to tell
const PATIENCE = 5200;
const beats = [];
const newest = () => Number(main()?.querySelector(".reel li:last-child")?.dataset.n ?? 0);
const moving = new Set(); // some of it outlasts its beat, and the last beat's outlasts the reel
let played = newest();
let rolling = null;
let rolled = Promise.resolve(); // once it is over

/** What a view tells of that has not been played yet; at a first look, nothing. */
const unplayed = (view) => [...view.querySelectorAll(".reel li")].filter((shot) => Number(shot.dataset.n) > played);

/** Put something on the reel; where nobody wants motion, or looks, nothing is. */
function wind(fresh) {
  if (!fresh.length) return;
  played = Number(fresh.at(-1).dataset.n);
  if (calm.matches || document.hidden) return;
  if (fresh.some((shot) => shot.dataset.act === "flip")) cut(); // a reveal waits for nothing that is already old
  for (const shot of fresh) {
    const { beat, act } = shot.dataset;
    if (beats.at(-1)?.beat !== beat) beats.push({ beat, shots: [], caption: shot.textContent });
    const { shots } = beats.at(-1);
    // What will be turned over lies face down until then, however long that takes.
    shots.push({ ...shot.dataset, cards: act === "flip" ? turned(shot.dataset.at, shots.length) : [] });
  }
  if (!rolling && beats.length) rolled = roll();
}
async function roll() {
  const reel = { on: true };
  rolling = reel;
  while (reel.on && beats.length) {
    const { shots, caption } = beats.shift();
    const pace = Math.min(1, PATIENCE / (BEAT * (beats.length + 1)));
    const moves = shots.flatMap((shot, at) => stage(shot, at, pace));
    if (caption) moves.push(announce(caption, pace));
    for (const one of moves) {
      moving.add(one);
      one.finished.catch(() => {}).finally(() => moving.delete(one));
    }
    const slow = shots[0].act === "flip" || caption ? 1.9 : shots[0].act === "fly" ? 1.4 : 1;
    await new Promise((done) => { setTimeout(done, (BEAT * slow + 60 * shots.length) * pace); });
    depart(Number(shots.at(-1).n));
  }
  if (rolling === reel) rolling = null;
}
function cut() {
  for (const { ghost } of departed.splice(0)) ghost.remove();
  for (const { shots } of beats.splice(0)) for (const { cards } of shots) for (const card of cards) card.cancel();
  for (const one of moving) one.finish();
  if (rolling) rolling.on = false;
  rolling = null;
}
document.addEventListener("pointerdown", cut, true);
document.addEventListener("keydown", cut, true);

const departed = []; // pictures of what has left the table, and the number of the last shot that is meant for each
/** What leaves the table stays where it was, as a picture, until all that happened to it there has been played. */
function farewell(fresh) {
  const shots = unplayed(fresh);
  if (calm.matches || document.hidden || !shots.length) return () => {};
  const leaving = [];
  for (const card of main().querySelectorAll(".rooms [data-vt]")) {
    if (fresh.querySelector(`[data-vt="${CSS.escape(card.dataset.vt)}"]:not(.browse *)`)) continue;
    const [place, room] = [card.closest("[id]"), card.closest(".room")];
    const last = shots.findLast(({ dataset }) => dataset.at === place.id || dataset.at === room.id);
    if (!last) continue;
    const [box, around] = [card.getBoundingClientRect(), room.getBoundingClientRect()];
    leaving.push({ card, place: place.id, room: room.id, n: Number(last.dataset.n), x: box.left - around.left, y: box.top - around.top, width: box.width, height: box.height });
  }
  return () => {
    for (const { card, place, room, n, x, y, width, height } of leaving) {
      const ghost = card.cloneNode(true);
      const around = document.getElementById(room).getBoundingClientRect();
      for (const named of [ghost, ...ghost.querySelectorAll("[id], [data-vt]")]) { named.removeAttribute("id"); named.removeAttribute("data-vt"); }
      ghost.classList.add("departed");
      ghost.setAttribute("aria-hidden", "true");
      ghost.inert = true;
      if (!document.getElementById(place)) ghost.id = place;
      Object.assign(ghost.style, { inset: "auto", translate: "none", left: `${around.left + scrollX + x}px`, top: `${around.top + scrollY + y}px`, width: `${width}px`, height: `${height}px` });
      document.body.append(ghost);
      departed.push({ ghost, n });
    }
  };
}
/** All up to this shot has been played. */
function depart(n) {
  for (const gone of departed.filter((one) => one.n <= n)) {
    departed.splice(departed.indexOf(gone), 1);
    gone.ghost.animate([{ opacity: 1 }, { opacity: 0, scale: 0.8 }], { duration: 260 }).finished.catch(() => {}).finally(() => gone.ghost.remove());
  }
}

/** A card that is about to be turned over, held at its back: its `.leaf` turns, and the card may come out of the dim. */
function turned(id, at) {
  const card = document.getElementById(id);
  if (!card) return [];
  const timing = { duration: 1500, delay: 60 + 130 * at, fill: "backwards" };
  const leaf = [
    { transform: "rotateY(180deg)" },
    { transform: "rotateY(90deg) scale(1.3)", offset: 0.2 },
    { transform: "rotateY(0) scale(1.12)", offset: 0.4 },
    { transform: "none" },
  ];
  const moves = [
    (card.querySelector(".leaf") ?? card).animate(leaf, timing),
    card.animate([{ opacity: 1, zIndex: 5 }, { opacity: 1, zIndex: 5, offset: 0.9 }], timing),
  ];
  for (const one of moves) one.pause();
  return moves;
}
const MOVES = {
  pulse: [[{ filter: "brightness(1)" }, { filter: "brightness(1.7)", transform: "scale(1.06)" }, { filter: "brightness(1)" }], 560],
  land: [[{ transform: "translateY(-22px) scale(1.12)", filter: "brightness(1.8)" }, { transform: "none", filter: "brightness(1)" }], 480],
  shake: [[0, -7, 7, -5, 5, 0].map((x) => ({ transform: `translateX(${x}px)` })), 460],
};
/** Let one shot happen; gives what moves, so that it can be ended. */
function stage({ act, at, since, show, icon, tone, cards }, order, pace) {
  for (const card of cards) { card.playbackRate = 1 / pace; card.play(); }
  const place = document.getElementById(at);
  if (!place || cards.length) return cards;
  const moves = [];
  const [frames, duration] = MOVES[act] ?? [];
  if (frames) moves.push(place.animate(frames, { duration: duration * pace, easing: "ease-out" }));
  if (show) moves.push(float(place, document.getElementById(since), { show, icon, tone }, order, pace));
  return moves;
}
/** Something rises from a place, or flies to it from another. */
function float(place, source, { show, icon, tone }, order, pace) {
  const sign = document.createElement("span");
  sign.className = `float ${tone ?? ""}`;
  sign.setAttribute("aria-hidden", "true");
  sign.append(show);
  if (icon) {
    const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#${icon}`);
    drawn.append(use);
    sign.append(drawn);
  }
  document.body.append(sign);
  const middle = (element) => { const box = element.getBoundingClientRect(); return [box.left + box.width / 2 - sign.offsetWidth / 2, box.top + box.height / 2 - sign.offsetHeight / 2]; };
  const [x, y] = middle(place);
  const [fromX, fromY] = source ? middle(source) : [x, y + 6];
  const [toX, toY] = source ? [x, y] : [x, y - 44];
  const moves = sign.animate(
    [
      { transform: `translate(${fromX}px, ${fromY}px) scale(.6)`, opacity: 0 },
      { transform: `translate(${fromX}px, ${fromY}px) scale(1.15)`, opacity: 1, offset: 0.2 },
      { transform: `translate(${toX}px, ${toY}px) scale(1)`, opacity: 1, offset: 0.8 },
      { transform: `translate(${toX}px, ${toY}px) scale(.9)`, opacity: 0 },
    ],
    { duration: 1100 * pace, delay: 70 * order * pace, fill: "both", easing: "cubic-bezier(.3,.6,.3,1)" },
  );
  moves.finished.catch(() => {}).finally(() => sign.remove());
  return moves;
}
let announced = null;
/** Say what happens, one thing at a time, at the upper edge of the board: what is asked and what may be chosen lies below. */
function announce(text, pace) {
  announced?.finish();
  const sign = document.createElement("p");
  sign.className = "announce";
  sign.setAttribute("aria-hidden", "true");
  sign.textContent = text;
  document.body.append(sign);
  const box = (document.getElementById("stage") ?? main()).getBoundingClientRect();
  sign.style.left = `${box.left + box.width / 2}px`;
  sign.style.top = `${Math.max(8, box.top)}px`;
  const moves = sign.animate([{ opacity: 0, scale: 0.8 }, { opacity: 1, scale: 1, offset: 0.15 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], { duration: 1150 * pace, fill: "both" });
  moves.finished.catch(() => {}).finally(() => sign.remove());
  announced = moves;
  return moves;
}

let gliding = 0;
/** Change the page inside a View Transition. Cards have names only while it lasts: named elements cost the browser. */
async function glide(put, fresh) {
  const root = document.documentElement;
  root.classList.add("gliding");
  gliding += 1;
  if (!CSS.supports("view-transition-name", "attr(data-vt type(<custom-ident>), none)")) {
    for (const card of [...main().querySelectorAll("[data-vt]"), ...fresh.querySelectorAll("[data-vt]")]) card.style.viewTransitionName = card.dataset.vt;
  }
  const moving = document.startViewTransition(put);
  moving.ready.catch(() => {});
  moving.finished.catch(() => {}).finally(() => {
    gliding -= 1;
    if (!gliding) root.classList.remove("gliding");
  });
  await moving.updateCallbackDone;
}

let looked = ""; // the question for which the page was last put where it can be answered
let known = new Set(); // places that were there then
/** Where the bar with the question lies over the board, what the question is about must be seen beside it. */
function look() {
  const ticket = main().querySelector("#move [name=number]")?.value ?? "";
  const [dock, here] = [main().querySelector(".dock"), main().querySelector("[data-look=here]")];
  if (!ticket || ticket === looked || !here || getComputedStyle(dock).position !== "sticky") return;
  looked = ticket;
  const places = [...main().querySelectorAll("[data-look]")];
  const fresh = known.size ? places.filter((place) => !known.has(place.dataset.n)) : [];
  known = new Set(places.map((place) => place.dataset.n));
  const ways = places.filter((place) => place.querySelector("[form=move]"));
  const [top, bottom] = [8, innerHeight - dock.offsetHeight - 8];
  for (const wanted of [[here, ...fresh, ...ways], [here, ...fresh], [here]]) {
    const boxes = wanted.map((place) => place.getBoundingClientRect());
    const [from, to] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    if (to - from > bottom - top && wanted.length > 1) continue;
    scrollBy(0, Math.min(from - top, Math.max(0, to - bottom)));
    return;
  }
}
if (playing) look();

/** Several people share this screen, and it is another one's turn: down with the curtain. */
function pass() {
  const link = document.querySelector("a[data-pass]");
  if (link) setTimeout(() => { if (link.isConnected) link.click(); }, 1500);
}

function take(html, n, now) {
  if (now) setTime(now);
  const fresh = parse(html).getElementById("table");
  if (!fresh) return;
  for (const field of fresh.querySelectorAll("input[name=csrf]")) field.value = csrf; // everybody is sent the same view
  after = String(n ?? after);
  arrived += 1;
  streamed += 1;
  show(fresh);
}

/** Ask for the whole page again: when the stream is silent although something must have happened. */
async function refresh() {
  calls += 1;
  const [seen, call] = [streamed, calls];
  try {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    if ([403, 404, 410].includes(answer.status)) { location.reload(); return; } // table or seat is gone: the server says why
    if (!answer.ok) return;
    const page = parse(await answer.text());
    if (streamed !== seen || answered > call) return; // it was slow, and something newer stands here
    answered = call;
    const fresh = page.getElementById("table");
    const kind = page.querySelector("meta[name=table], meta[name=lobby]");
    if (kind?.name !== meta.name || kind.content !== meta.content) { location.replace(answer.url); return; } // another page
    after = kind.dataset.after;
    arrived += 1;
    if (playing) { setTime(kind.dataset.now); await show(fresh); }
    else { morph(main(), fresh); revealButtons(); }
  } catch { /* the next attempt may do better */ }
}

// The clock: the server says until when, this counts down. Nothing is sent for it. ---------------------------------------

let skew = 0;
function setTime(now) { skew = Number(now) - Date.now() / 1000; }
function span(all) {
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return [...(hours ? [hours, String(minutes).padStart(2, "0")] : [minutes]), String(seconds).padStart(2, "0")].join(":");
}
function tick() {
  const clock = document.getElementById("clock");
  if (!clock) return;
  const most = Number(clock.dataset.of); // more it cannot be, whatever two clocks and the line between them make of it
  const { until, grace, more, up } = clock.dataset;
  const rest = Math.ceil(Number(until) - skew - Date.now() / 1000);
  const left = Math.min(most, Math.max(0, rest));
  const spare = rest + Number(grace ?? 0); // before a bot plays
  const text = left ? span(left) : spare > 0 ? `${more} ${span(spare)}` : up;
  const time = clock.querySelector("time");
  if (time.textContent !== text) time.textContent = text;
  clock.classList.toggle("short", left <= Math.min(10, most / 3));
}
if (playing) {
  setTime(told.now);
  tick();
  setInterval(tick, 500);
}

// Whose turn ------------------------------------------------------------------------------------------------------------

/** What is wanted of this person now: a decision, or an answer to somebody who has second thoughts; "" for nothing. */
function wanted() {
  if (document.querySelector("#consent button")) return "consent";
  return main().dataset.turn === "yes" ? "turn" : "";
}
function turn(before) {
  const now = wanted();
  const asked = document.querySelector(now === "consent" ? "#consent p" : "#ask-title")?.textContent.trim() ?? "";
  const sign = now === "consent" ? asked : told.yourTurn;
  called = now ? `● ${sign} · ${title}` : title;
  listen();
  const icon = document.querySelector("link[rel=icon]");
  const picture = new URL(now ? "favicon-turn.svg" : "favicon.svg", import.meta.url).href;
  if (icon.href !== picture) icon.href = picture;
  if (now) navigator.setAppBadge?.().catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
  if (!now || before === now) return;
  document.getElementById("say").textContent = now === "consent" ? asked : `${told.yourTurn}. ${asked}`;
  if (arrived) sounds.play("turn");
  if (document.hidden && globalThis.Notification?.permission === "granted") {
    try {
      const notice = new Notification(sign, { body: told.notifyBody, tag: meta.content, icon: picture });
      notice.onclick = () => { globalThis.focus(); notice.close(); };
    } catch { /* some phones allow them from workers only */ }
  }
}

let called = title; // the page, apart from what somebody has said
const lastSaid = () => Number(document.querySelector("#chat li:last-child")?.dataset.n ?? 0);
let heard = lastSaid();
/** What others have said out of sight, further down on a phone, is counted where it can be seen. */
function listen() {
  const talk = document.querySelector(".talk");
  const box = document.getElementById("chat")?.parentElement.getBoundingClientRect();
  if (!talk || !box) return;
  if (!document.hidden && box.top >= 0 && box.bottom <= innerHeight) heard = lastSaid();
  const unheard = lastSaid() - heard;
  talk.hidden = !unheard;
  talk.textContent = `${told.talk}: ${unheard}`;
  document.title = unheard ? `(${unheard}) ${called}` : called;
}
for (const kind of ["scroll", "visibilitychange"]) document.addEventListener(kind, listen, { passive: true });

const help = document.querySelector(".help");
if (help) { help.hidden = false; help.addEventListener("click", () => document.getElementById("keys").showModal()); }
const loud = document.querySelector(".sounds");
if (loud && globalThis.AudioContext) {
  loud.hidden = false;
  loud.ariaPressed = String(sounds.wanted());
  loud.addEventListener("click", () => {
    sounds.want(!sounds.wanted());
    loud.ariaPressed = String(sounds.wanted());
    sounds.play("turn");
  });
}
const bell = document.querySelector(".notify");
if (bell && globalThis.Notification && globalThis.isSecureContext && Notification.permission === "default") {
  bell.hidden = false;
  bell.addEventListener("click", async () => { await Notification.requestPermission(); bell.hidden = true; });
}

// One line for all windows of this browser -----------------------------------------------------------------------------------
// A browser has six connections to a server, and may have more windows. So one of them leads: it asks the others what they
// show, holds the stream for all, and passes on what it is told. When it is closed, another one leads.

const key = meta?.content ?? "";
const shared = Boolean(navigator.locks && globalThis.BroadcastChannel);
const channel = meta && shared ? new BroadcastChannel("villainy") : null;
let leading = false;
let watched = new Map(); // the leader's list: what the windows show, and what they have seen of it
let census = null;
let drawn = { drawing: "", pieces: [] }; // the view that came last
let source = null;
let wait = 500;
let silent = 0;
let retry = 0;

function open() {
  close();
  const watch = [...watched].map(([at, seen]) => `${at}:${seen}`).join(",");
  source = new EventSource(`/stream?watch=${encodeURIComponent(watch)}`);
  source.addEventListener("open", () => tell({ line: "found" }));
  for (const kind of ["view", "look"]) source.addEventListener(kind, (event) => {
    const cut = event.data.indexOf("\n");
    const at = event.data.slice(0, cut);
    if (event.lastEventId) watched.set(at, event.lastEventId);
    tell({ kind, at, said: event.data.slice(cut + 1) });
  });
  source.addEventListener("bye", again);
  source.addEventListener("error", () => { tell({ line: "lost" }); again(); });
}
function close() {
  clearTimeout(retry);
  source?.close();
  source = null;
}
/** Call once more, after a moment that grows while nobody answers. */
function again() {
  close();
  retry = setTimeout(() => { if (leading) open(); }, wait * (0.5 + Math.random()));
  wait = Math.min(wait * 2, 20000);
}
function tell(message) {
  channel?.postMessage(message);
  hear(message);
}
function hear({ line, kind, at, said, who, shows, seen }) {
  if (line === "found") found();
  if (line === "lost") lost();
  if (at === key && kind === "look") refresh();
  if (at === key && kind === "view") view(JSON.parse(said));
  if (who && !leading) channel.postMessage({ shows: key, seen: after });
  if (shows && leading) {
    census?.set(shows, seen);
    if (watched.get(shows) !== seen) { watched.set(shows, seen); open(); }
  }
}
/** A view comes in pieces: new ones, and numbers of those that the drawing before had. Who lacks that asks for a whole one. */
function view({ n, drawing, since, parts, now }) {
  if (since && since !== drawn.drawing) {
    if (leading) { watched.set(key, ""); open(); } else channel.postMessage({ shows: key, seen: "" });
    return;
  }
  drawn = { drawing, pieces: parts.flatMap((part) => (typeof part === "string" ? [part] : drawn.pieces.slice(...part))) };
  if (n !== after) take(drawn.pieces.join(""), n, now);
}
/** The leader asks who is there: after it has become the leader, when a window was closed, and now and then. */
function count() {
  if (census || !leading || !shared) return;
  census = new Map();
  channel.postMessage({ who: true });
  setTimeout(() => {
    census.set(key, after);
    const same = census.size === watched.size && [...census.keys()].every((at) => watched.has(at));
    watched = census;
    census = null;
    if (!same) open();
  }, 300);
}
function found() {
  wait = 500;
  clearTimeout(silent);
  if (silent) note(told.shown ? told.found : "", 2);
  silent = 0;
  delete told.shown;
}
function lost() {
  if (!silent) silent = setTimeout(() => { told.shown = "yes"; note(told.lost, 0); }, 2500);
}
function lead() {
  leading = true;
  watched.set(key, after);
  open();
  count();
  setInterval(count, 120000);
}

if (meta) {
  if (shared) {
    channel.addEventListener("message", ({ data }) => { if (data.gone) count(); else hear(data); });
    channel.postMessage({ shows: key, seen: after });
    navigator.locks.request("villainy line", () => { lead(); return new Promise(() => {}); });
    addEventListener("pagehide", () => { close(); channel.postMessage({ gone: key }); });
  } else { // plain http: a window that nobody sees gives its connection back
    lead();
    addEventListener("pagehide", close);
    document.addEventListener("visibilitychange", () => { if (document.hidden) close(); else { watched.set(key, after); open(); } });
  }
  addEventListener("offline", lost);
  addEventListener("online", () => { if (leading) open(); });
  const back = () => {
    if (leading) { if (!source) open(); } else channel.postMessage({ shows: key, seen: after });
    refresh();
  };
  addEventListener("pageshow", (event) => { if (event.persisted) back(); });
  if (shared) document.addEventListener("visibilitychange", () => { if (!document.hidden) back(); });
}
if (playing) {
  hint();
  turn(wanted());
}

// Forms are sent without leaving the page ----------------------------------------------------------------------------------

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!playing || form.method !== "post" || !main().contains(form)) return;
  event.preventDefault();
  if (form.dataset.busy) return;
  form.dataset.busy = "yes";
  const seen = arrived;
  const button = event.submitter;
  try {
    const data = new URLSearchParams(new FormData(form, button));
    data.set("script", "yes");
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body: data, headers: asScript });
    if (answer.redirected) { location.assign(answer.url); return; }
    if (answer.ok) {
      const text = form.querySelector("#chat-text");
      if (text) text.value = "";
      // The stream brings the new view; should it be silent, ask.
      setTimeout(() => { if (arrived === seen) refresh(); }, source || !leading ? 1500 : 50);
    } else {
      await complain(answer);
      if (answer.status === 409) refresh();
    }
  } catch {
    note(told.failed);
  } finally {
    delete form.dataset.busy;
  }
});
/** Some forms need no button: what is ticked there counts at once. */
function atOnce(form) {
  unsent.add(form);
  if (form.dataset.busy) { setTimeout(() => atOnce(form), 50); return; }
  form.requestSubmit();
  unsent.delete(form);
}
document.addEventListener("change", ({ target }) => { if (target.form?.matches("[data-at-once]")) atOnce(target.form); });
async function complain(answer) {
  const text = await answer.text();
  const page = (answer.headers.get("content-type") ?? "").includes("html") ? parse(text).getElementById("message")?.textContent : text;
  note((page ?? "").trim().slice(0, 300) || told.failed);
}

// Keys: a digit takes a card, a letter lays it, Enter does what has the focus -------------------------------------------------

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const typing = event.target.matches("input:not([type=radio], [type=range], [type=checkbox]), textarea, select");
  if (event.key === "Escape") {
    if (location.hash.startsWith("#z-")) location.hash = "#0";
    else if (typing) event.target.blur();
    else unpick();
    return;
  }
  if (typing) return;
  if (event.key === "?") { document.getElementById("keys")?.showModal(); return; }
  if (document.body.classList.contains("replaying")) {
    const way = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" }[event.key];
    if (way && event.target.type !== "range") { event.preventDefault(); document.querySelector(`.scrub [rel=${way}]`)?.click(); }
    return;
  }
  const pick = document.querySelector(".pick:checked");
  if (event.key === "Enter" && event.target.matches(".pick")) {
    const own = event.target.parentElement.querySelector(".act") ?? only(event.target.value);
    if (own) { event.preventDefault(); own.click(); }
  } else if (/^[0-9]$/.test(event.key)) {
    const card = document.querySelector(`.pick[data-key="${event.key}"]`);
    const button = nextOf(event.key);
    if (card) { card.checked = true; card.focus(); card.scrollIntoView({ block: "nearest", inline: "nearest" }); }
    else if (button) button.focus();
    else return;
    event.preventDefault();
  } else if (/^[a-h]$/i.test(event.key)) {
    // A letter lays what is picked up; with nothing in hand it picks up what lies there.
    const letter = event.key.toUpperCase();
    if (pick) document.querySelector(`.drop[data-pick="${pick.value}"][data-key="${letter}"]`)?.click();
    else { const thing = document.querySelector(`.pick[data-key="${letter}"]`); if (thing) { thing.checked = true; thing.focus(); } }
  } else if (event.key === "l" || event.key === "L") {
    const list = document.getElementById("choices");
    if (list) { list.open = !list.open; (list.open ? list.querySelector("button") : list.querySelector("summary")).focus(); }
  } else if (event.key === "p" || event.key === "P") {
    document.querySelector(".ask [data-letter=P]")?.focus();
  } else if (event.key === "o" || event.key === "O") {
    const orders = document.getElementById("orders");
    if (orders) { orders.open = !orders.open; orders.querySelector(orders.open ? "[type=checkbox]" : "summary").focus(); }
  } else if (event.key === "t" || event.key === "T") {
    const text = document.getElementById("chat-text");
    if (text) { event.preventDefault(); text.focus(); }
  }
});
let pressed = { ticket: "", key: "", at: 0 };
/** The button with this digit; where several have it, the next one every time it is pressed for the same question. */
function nextOf(key) {
  const ticket = document.querySelector("#move [name=number]")?.value ?? "";
  const buttons = document.querySelectorAll(`.flat [data-key="${key}"]`);
  pressed = { ticket, key, at: pressed.ticket === ticket && pressed.key === key ? pressed.at + 1 : 0 };
  return buttons[pressed.at % (buttons.length || 1)];
}
function only(pick) {
  const drops = document.querySelectorAll(`.drop[data-pick="${pick}"]`);
  return drops.length === 1 ? drops[0] : null;
}
function unpick() {
  for (const pick of document.querySelectorAll(".pick:checked")) pick.checked = false;
}
// A second click puts a card back.
let held = null;
document.addEventListener("pointerdown", (event) => {
  const label = event.target.closest("label.card");
  held = label?.control?.checked ? label.control : null;
});
document.addEventListener("click", (event) => {
  if (dragged) { event.preventDefault(); event.stopPropagation(); dragged = false; return; }
  if (held && event.target === held) held.checked = false;
}, true);

// Dragging a card onto a place -----------------------------------------------------------------------------------------------

let dragged = false;
document.addEventListener("pointerdown", (event) => {
  const label = event.target.closest("label.card");
  if (!label?.control || event.button !== 0 || event.target.closest("a")) return;
  const start = { x: event.clientX, y: event.clientY };
  const box = label.getBoundingClientRect();
  let ghost = null;
  let over = null;
  let ready = event.pointerType !== "touch"; // a finger must rest a moment first: it may want to scroll
  const resting = ready ? 0 : setTimeout(() => { ready = true; }, 180);

  const move = (now) => {
    const far = Math.hypot(now.clientX - start.x, now.clientY - start.y);
    if (!ghost) {
      if (!ready) { if (far > 10) stop(); return; }
      if (far < 8) return;
      label.control.checked = true;
      ghost = label.cloneNode(true);
      ghost.removeAttribute("id");
      ghost.removeAttribute("data-vt");
      ghost.classList.add("ghost");
      ghost.style.width = `${box.width}px`;
      document.body.append(ghost);
    }
    ghost.style.transform = `translate(${box.left + now.clientX - start.x}px, ${box.top + now.clientY - start.y}px)`;
    const place = document.elementFromPoint(now.clientX, now.clientY)?.closest(".place");
    const drop = place?.querySelector(`.drop[data-pick="${label.control.value}"]`) ?? null;
    if (drop !== over) { over?.classList.remove("over"); drop?.classList.add("over"); over = drop; }
  };
  const end = () => {
    if (ghost) {
      dragged = true;
      setTimeout(() => { dragged = false; }, 50);
      const goal = over;
      stop();
      if (goal) setTimeout(() => { goal.click(); }, 60);
      return;
    }
    stop();
  };
  const hold = (touch) => { if (ghost || ready) touch.preventDefault(); };
  const stop = () => {
    clearTimeout(resting);
    ghost?.remove();
    over?.classList.remove("over");
    document.removeEventListener("pointermove", move);
    document.removeEventListener("pointerup", end);
    document.removeEventListener("pointercancel", stop);
    label.removeEventListener("touchmove", hold);
  };
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", end);
  document.addEventListener("pointercancel", stop);
  label.addEventListener("touchmove", hold, { passive: false });
});

// Replay: the slider goes where it is put ----------------------------------------------------------------------------------------

document.querySelector(".scrub input[type=range]")?.addEventListener("change", (event) => event.target.form.submit());
