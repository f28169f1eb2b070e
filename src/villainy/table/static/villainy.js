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
    document.cookie = `theme=${theme}; path=/; max-age=${theme ? 31536000 : 0}; samesite=lax`;
    this.show();
  },
  show() {
    const theme = this.read() ?? "";
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
    for (const button of document.querySelectorAll("[data-light]")) button.ariaPressed = String(button.dataset.light === theme);
  },
};
lights.show();
for (const place of document.querySelectorAll(".lights")) place.hidden = false;

// Who has never seen a game is shown where it is explained; not every browser lets us remember that.
const learn = document.querySelector(".learn");
try {
  const met = `met ${learn?.dataset.clause}`;
  if (learn && !localStorage.getItem(met)) {
    learn.classList.add("unread");
    learn.addEventListener("click", () => { localStorage.setItem(met, "yes"); learn.classList.remove("unread"); });
  }
} catch { /* then everybody may know it already */ }

// A deck can be chosen as a file; it is read here and sent as text.
for (const field of document.querySelectorAll("input[data-into]")) {
  field.closest("[hidden]")?.removeAttribute("hidden");
  field.addEventListener("change", async () => { document.getElementById(field.dataset.into).value = await field.files[0]?.text() ?? ""; });
}

document.addEventListener("keydown", (event) => {
  const menu = document.querySelector(".menu[open]");
  if (!menu || event.key !== "Escape") return;
  event.stopImmediatePropagation();
  menu.open = false;
  menu.querySelector("summary").focus();
});
document.addEventListener("click", async (event) => {
  const menu = document.querySelector(".menu[open]");
  if (menu && (!menu.contains(event.target) || event.target.closest(".help"))) menu.open = false;

  const copy = event.target.closest("[data-copy]");
  if (copy) {
    await navigator.clipboard.writeText(copy.dataset.copy);
    note(copy.dataset.copied, 3);
    return;
  }
  const share = event.target.closest("[data-share]");
  if (share) {
    await navigator.share({ url: share.dataset.share, title: document.title }).catch(() => {}); // they may think better of it
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

/** Open a clause, or another part of a page, in the small dialog; if that cannot be, go to its page. */
async function show(link) {
  const dialog = document.getElementById("why");
  try {
    const answer = await fetch(link.dataset.clause, { headers: asScript });
    const part = answer.ok && parse(await answer.text()).getElementById(link.dataset.part ?? "clause");
    if (!part) throw new Error(answer.status);
    dialog.querySelector(".body").replaceChildren(document.adoptNode(part));
    dialog.ariaLabel = part.querySelector("h1, h2")?.textContent ?? link.textContent;
    dialog.showModal();
    dialog.scrollTop = 0;
  } catch {
    location.assign(link.href);
  }
}
document.getElementById("why").addEventListener("click", (event) => {
  if (event.target === event.currentTarget) event.currentTarget.close();
});

/** Copying and sending need a secure context; elsewhere the address can be selected by hand. */
export function revealButtons() {
  if (navigator.clipboard) for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
  if (navigator.share) for (const button of document.querySelectorAll("[data-share]")) button.hidden = false;
}
revealButtons();
for (const field of document.querySelectorAll(".address")) field.addEventListener("focus", () => field.select());
