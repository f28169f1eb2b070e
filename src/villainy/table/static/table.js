// A table that is followed live. The server sends whole views; this puts them in place, and lends a hand with keys,
// dragging and notices. Everything that it does can also be done without it.

import { asScript, note, parse } from "./villainy.js";

const meta = document.querySelector("meta[name=table]");
const told = { ...meta?.dataset };
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const title = document.title;
let after = told.after ?? "";
let arrived = 0;

const main = () => document.getElementById("table");

// Putting a view in place -----------------------------------------------------------------------------------------------

/** Make `old` like `fresh`, keeping what can be kept: focus, scrolling, text being typed, open folds, live regions. */
function morph(old, fresh) {
  for (const { name, value } of [...fresh.attributes]) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes]) {
    const kept = name === "open" || name === "style" || (name === "hidden" && old.matches("[data-copy], .notify"));
    if (!fresh.hasAttribute(name) && !kept) old.removeAttribute(name);
  }
  const byKey = new Map();
  for (const child of old.children) if (key(child)) byKey.set(key(child), child);
  let at = old.firstChild;
  for (const node of [...fresh.childNodes]) {
    const known = node.nodeType === Node.ELEMENT_NODE && key(node) ? byKey.get(key(node)) : undefined;
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
const key = (element) => element.id || element.dataset?.vt || element.dataset?.n || element.dataset?.place || "";
const keyed = (node) => node.nodeType === Node.ELEMENT_NODE && key(node) !== "";

/** Show a fresh view; cards that stay on the table glide to their new places. */
async function show(fresh) {
  const mine = main().dataset.turn === "yes";
  const ended = main().dataset.status === "over";
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
  };
  if (calm.matches || document.hidden || !document.startViewTransition) put();
  else await glide(put, fresh);
  if (main().dataset.status === "over" && !ended) main().querySelector(".result")?.scrollIntoView({ block: "start" });
  revealButtons();
  turn(mine);
  pass();
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

/** Several people share this screen, and it is another one's turn: down with the curtain. */
function pass() {
  const link = document.querySelector("a[data-pass]");
  if (link) setTimeout(() => { if (link.isConnected) link.click(); }, 1500);
}

// A table that waits for people is looked at again and again; when it begins, the page is another one.
if (main()?.dataset.watch) {
  setInterval(async () => {
    const busy = document.activeElement?.matches("input:not([readonly])");
    if (document.hidden || busy) return;
    const answer = await fetch(main().dataset.watch, { headers: { Accept: "text/html" } }).catch(() => null);
    if (!answer?.ok) return;
    const page = parse(await answer.text());
    if (page.querySelector("meta[name=table]")) location.assign(main().dataset.watch);
    else if (page.querySelector("#table.lobby")) { morph(main(), page.getElementById("table")); revealButtons(); }
  }, 3000);
}

function take(html, n) {
  const fresh = parse(html).getElementById("table");
  if (!fresh) return;
  after = String(n ?? after);
  arrived += 1;
  show(fresh);
}

/** Ask for the whole page again: when the stream is silent although something must have happened. */
async function refresh() {
  try {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    if (answer.ok) {
      const page = parse(await answer.text());
      after = page.querySelector("meta[name=table]")?.dataset.after ?? after;
      const fresh = page.getElementById("table");
      if (fresh) { arrived += 1; await show(fresh); }
    }
  } catch { /* the next attempt may do better */ }
}

// Whose turn ------------------------------------------------------------------------------------------------------------

function turn(before) {
  const now = main().dataset.turn === "yes";
  document.title = now && told.yourTurn ? `● ${told.yourTurn} · ${title}` : title;
  document.querySelector("link[rel=icon]").href = now ? "/static/favicon-turn.svg" : "/static/favicon.svg";
  if (now) navigator.setAppBadge?.().catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
  if (!now || before) return;
  const asked = document.getElementById("ask-title")?.textContent ?? "";
  document.getElementById("say").textContent = `${told.yourTurn}. ${asked}`;
  if (document.hidden && globalThis.Notification?.permission === "granted") {
    try {
      const sign = new Notification(told.yourTurn, { body: told.notifyBody, tag: meta.content, icon: "/static/favicon-turn.svg" });
      sign.onclick = () => { globalThis.focus(); sign.close(); };
    } catch { /* some phones allow them from workers only */ }
  }
}

function revealButtons() {
  if (navigator.clipboard) for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
}
const help = document.querySelector(".help");
if (help) { help.hidden = false; help.addEventListener("click", () => document.getElementById("keys").showModal()); }
const bell = document.querySelector(".notify");
if (bell && globalThis.Notification && globalThis.isSecureContext && Notification.permission === "default") {
  bell.hidden = false;
  bell.addEventListener("click", async () => { await Notification.requestPermission(); bell.hidden = true; });
}

// One stream for all tabs of a table -------------------------------------------------------------------------------------
// A browser allows six connections to a server, so tabs share: one leads and tells the others, and of hidden tabs only
// three hold a stream; the rest look in now and then.

const SLOTS = 3;
const channel = meta && globalThis.BroadcastChannel ? new BroadcastChannel(`villainy ${meta.content}`) : null;
let source = null;
let wait = 500;
let silent = 0;

function open() {
  close();
  const address = new URL(meta.content, location.href);
  if (after) address.searchParams.set("after", after);
  source = new EventSource(address);
  source.addEventListener("open", found);
  source.addEventListener("view", (event) => {
    found();
    const { n, html } = JSON.parse(event.data);
    take(html, n);
    channel?.postMessage({ n, html });
  });
  source.addEventListener("bye", () => again());
  source.addEventListener("error", () => {
    lost();
    if (!source || source.readyState === EventSource.CLOSED) again();
  });
}
function close() {
  source?.close();
  source = null;
}
function again() {
  close();
  wait = Math.min(wait * 2, 20000);
  setTimeout(() => { if (leading && !source) open(); }, wait * (0.5 + Math.random()));
}
function found() {
  wait = 500;
  clearTimeout(silent);
  if (silent) note(told.shown ? told.found : "", 2);
  silent = 0;
  delete told.shown;
}
function lost() {
  if (!silent) silent = setTimeout(() => { told.shown = "yes"; note(told.lost, 0); }, 4000);
}

let leading = false;
async function lead() {
  leading = true;
  if (!navigator.locks) { // plain http: a tab that nobody sees gives its connection back
    document.addEventListener("visibilitychange", () => { if (document.hidden) close(); else open(); });
    open();
    return;
  }
  let slot = null;
  const choose = async () => {
    if (!document.hidden) { slot?.(); slot = null; if (!source) open(); return; }
    slot ??= await seize();
    if (!slot) close();
  };
  document.addEventListener("visibilitychange", choose);
  setInterval(() => { if (document.hidden && !source) refresh(); }, 30000);
  await choose();
  if (!source && slot) open();
}
/** Hold one of the few slots for hidden tabs; gives the function that lets go of it, or null if there is none. */
async function seize() {
  for (let number = 0; number < SLOTS; number += 1) {
    const release = await new Promise((given) => {
      navigator.locks.request(`villainy slot ${number}`, { ifAvailable: true }, (lock) => {
        if (!lock) { given(null); return undefined; }
        return new Promise((done) => given(done));
      });
    });
    if (release) return release;
  }
  return null;
}

if (meta && main()?.dataset.status !== "over") {
  channel?.addEventListener("message", ({ data }) => { if (!leading && data.n !== after) take(data.html, data.n); });
  if (navigator.locks) navigator.locks.request(`villainy ${meta.content}`, () => { lead(); return new Promise(() => {}); });
  else lead();
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => { if (event.persisted) { if (leading) open(); refresh(); } });
  document.addEventListener("visibilitychange", () => { if (!document.hidden && !leading) refresh(); });
}
turn(true);

// Forms are sent without leaving the page ----------------------------------------------------------------------------------

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!meta || form.method !== "post" || !main().contains(form)) return;
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
async function complain(answer) {
  const text = await answer.text();
  const page = (answer.headers.get("content-type") ?? "").includes("html") ? parse(text).getElementById("message")?.textContent : text;
  note((page ?? "").trim().slice(0, 300) || told.failed);
}

// Keys: a digit takes a card, a letter lays it, Enter does what has the focus -------------------------------------------------

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const typing = event.target.matches("input:not([type=radio], [type=range]), textarea, select");
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
    const button = document.querySelector(`.flat [data-key="${event.key}"]`);
    if (card) { card.checked = true; card.focus(); card.scrollIntoView({ block: "nearest", inline: "nearest" }); }
    else if (button) button.focus();
    else return;
    event.preventDefault();
  } else if (/^[a-f]$/i.test(event.key) && pick) {
    document.querySelector(`.drop[data-pick="${pick.value}"][data-key="${event.key.toUpperCase()}"]`)?.click();
  } else if (event.key === "l" || event.key === "L") {
    const list = document.getElementById("choices");
    if (list) { list.open = !list.open; (list.open ? list.querySelector("button") : list.querySelector("summary")).focus(); }
  } else if (event.key === "t" || event.key === "T") {
    const text = document.getElementById("chat-text");
    if (text) { event.preventDefault(); text.focus(); }
  }
});
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
