// Small sounds for who wants them, made here: there is nothing to load. [pitch in Hz, when, how long, kind of wave]

const SOUNDS = {
  turn: [[587, 0, 0.16, "triangle"], [880, 0.12, 0.3, "triangle"]],
  reveal: [[196, 0, 0.18, "square"], [131, 0.09, 0.28, "square"]],
  over: [[392, 0, 0.22, "triangle"], [523, 0.16, 0.22, "triangle"], [659, 0.32, 0.22, "triangle"], [784, 0.48, 0.7, "triangle"]],
};
const LOUD = 0.11;
const KEPT = "sounds";
let room = null;

/** Whether they are wanted; not every browser lets us remember that. */
export function wanted() {
  try { return localStorage.getItem(KEPT) === "yes"; } catch { return false; }
}
export function want(yes) {
  try { localStorage.setItem(KEPT, yes ? "yes" : "no"); } catch { /* then until the page is left */ }
}

export function play(name) {
  if (!wanted()) return;
  room ??= new AudioContext();
  room.resume().catch(() => {}); // silent until somebody has touched the page
  for (const [pitch, when, long, wave] of SOUNDS[name]) {
    const from = room.currentTime + when;
    const [string, hand] = [room.createOscillator(), room.createGain()];
    string.type = wave;
    string.frequency.value = pitch;
    hand.gain.setValueAtTime(0, from);
    hand.gain.linearRampToValueAtTime(wave === "square" ? LOUD / 3 : LOUD, from + 0.015);
    hand.gain.exponentialRampToValueAtTime(0.0001, from + long);
    string.connect(hand).connect(room.destination);
    string.start(from);
    string.stop(from + long);
  }
}
