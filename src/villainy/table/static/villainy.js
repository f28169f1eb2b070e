// What every page does a little better with a script: the lights, copying, and rules that open where you are.

const policy = globalThis.trustedTypes?.createPolicy("villainy", { createHTML: (text) => text });

/** A document made from the server's HTML; scripts in it never run. */
export function parse(html) {
  return new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, "text/html");
}

export const asScript = { "X-Requested-With": "villainy" };

let fading = 0;
/** Say something at the bottom of the page, for a while or until something else is said. */
export function note(text, seconds = 5) {
  const place = document.getElementById("note");
  clearTimeout(fading);
  place.textContent = text;
  place.hidden = !text;
  if (text && seconds) fading = setTimeout(() => { place.hidden = true; }, seconds * 1000);
}

// The lights: as the system has them, unless somebody chose. The cookie lets the server send the next page in them.
const lights = {
  read: () => /(?:^|; )theme=(dark|light)/.exec(document.cookie)?.[1],
  set(theme) {
    document.documentElement.dataset.theme = theme;
    document.cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax`;
  },
};
if (lights.read() && !document.documentElement.dataset.theme) document.documentElement.dataset.theme = lights.read();
for (const place of document.querySelectorAll(".lights")) place.hidden = false;

// Times are told the way people tell them.
const spans = [["day", 86400], ["hour", 3600], ["minute", 60]];
for (const time of document.querySelectorAll("time[data-at]")) {
  const ago = Number(time.dataset.at) - Date.now() / 1000;
  const [unit, length] = spans.find(([, seconds]) => Math.abs(ago) >= seconds) ?? ["minute", 60];
  time.textContent = new Intl.RelativeTimeFormat([document.documentElement.lang, "no", "en"], { numeric: "auto" }).format(Math.round(ago / length), unit);
  time.dateTime = new Date(Number(time.dataset.at) * 1000).toISOString();
}

// A deck can be chosen as a file; it is read here and sent as text.
for (const field of document.querySelectorAll("input[data-into]")) {
  field.closest("[hidden]")?.removeAttribute("hidden");
  field.addEventListener("change", async () => { document.getElementById(field.dataset.into).value = await field.files[0]?.text() ?? ""; });
}

document.addEventListener("click", async (event) => {
  const menu = document.querySelector(".menu[open]");
  if (menu && !menu.contains(event.target)) menu.open = false;

  const copy = event.target.closest("[data-copy]");
  if (copy) {
    await navigator.clipboard.writeText(copy.dataset.copy);
    note(copy.dataset.copied, 3);
    return;
  }
  const light = event.target.closest("[data-light]");
  if (light) lights.set(light.dataset.light);
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  // Where several people share a screen, nobody comes back to another one's cards with the browser's button.
  const other = event.target.closest("a[data-pass], .curtain a");
  if (other) {
    event.preventDefault();
    location.replace(other.href);
    return;
  }
  const why = event.target.closest("a[data-clause]");
  if (why) {
    event.preventDefault();
    await show(why);
  }
});

/** Open a clause in the small dialog; if that cannot be, go to its page. */
async function show(link) {
  const dialog = document.getElementById("why");
  try {
    const answer = await fetch(link.dataset.clause, { headers: asScript });
    const clause = answer.ok && parse(await answer.text()).getElementById("clause");
    if (!clause) throw new Error(answer.status);
    dialog.querySelector(".body").replaceChildren(document.adoptNode(clause));
    dialog.showModal();
  } catch {
    location.assign(link.href);
  }
}
document.getElementById("why").addEventListener("click", (event) => {
  if (event.target === event.currentTarget) event.currentTarget.close();
});

// Copying needs a secure context; elsewhere the address can be selected by hand.
if (navigator.clipboard) for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
for (const field of document.querySelectorAll(".address")) field.addEventListener("focus", () => field.select());
