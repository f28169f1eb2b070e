"""The pictures that the README shows: `make screenshots` takes them anew, of real games at a real table.

`python screenshots.py FOLDER NAME ...` takes only some of them.
"""

import struct
import sys
import tempfile
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from browser.hands import address, by_list, by_mouse, finished, glance, open_table, wait_for_turn
from browser.serving import ARGS, CHROMIUM, TableServer
from browser.test_alone import play as play_alone
from browser.test_nefarious import by_list as choose_by_list
from browser.test_nefarious import play_out
from browser.test_spies import Told, in_a_window, play_on

DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SEATS = ("me", "henchman", "henchman", "henchman")
MOST_BYTES = 200_000

PRESS = """async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const brush = new OffscreenCanvas(image.width, image.height).getContext("2d");
    brush.drawImage(image, 0, 0);
    const { data: dots } = brush.getImageData(0, 0, image.width, image.height);
    const bins = new Map();
    const binned = new Uint16Array(dots.length / 4);
    for (let at = 0; at < binned.length; at += 1) {
        const [r, g, b] = [dots[4 * at], dots[4 * at + 1], dots[4 * at + 2]];
        const bin = (r >> 3) << 10 | (g >> 3) << 5 | b >> 3;
        binned[at] = bin;
        if (!bins.has(bin)) bins.set(bin, [0, 0, 0, 0]);
        const sum = bins.get(bin);
        sum[0] += 1; sum[1] += r; sum[2] += g; sum[3] += b;
    }
    const mean = ([n, r, g, b]) => [r / n, g / n, b / n];
    const palette = [...bins.values()].sort((one, two) => two[0] - one[0]).slice(0, 256).map(mean);
    const nearest = new Map();
    for (const [bin, sum] of bins) {
        const colour = mean(sum);
        const far = palette.map((ink) => Math.hypot(ink[0] - colour[0], ink[1] - colour[1], ink[2] - colour[2]));
        nearest.set(bin, far.indexOf(Math.min(...far)));
    }
    let text = "";
    for (const bin of binned) text += String.fromCharCode(nearest.get(bin));
    return [image.width, image.height, palette.flat().map(Math.round), btoa(text)];
}"""
"""Finds the 256 colours that say most; soft gradients are nearly all of a picture's bytes otherwise."""


def png(width: int, height: int, palette: list[int], dots: bytes) -> bytes:
    """A picture in a palette, packed as tightly as the format allows."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    lines = b"".join(b"\0" + dots[at : at + width] for at in range(0, width * height, width))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    body = chunk(b"IHDR", head) + chunk(b"PLTE", bytes(palette)) + chunk(b"IDAT", zlib.compress(lines, 9))
    return b"\x89PNG\r\n\x1a\n" + body + chunk(b"IEND", b"")


class Photographer:
    """Opens a browser for each picture, and puts the picture in the folder."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self.browser = browser
        self.url = url
        self.folder = folder

    def page(self, **look: Any) -> Page:
        settings = {"base_url": self.url, "reduced_motion": "reduce", "color_scheme": "dark", "locale": "en-GB"}
        return self.browser.new_context(**{**settings, **look}).new_page()

    def take(self, page: Page, name: str) -> None:
        page.mouse.move(0, 0)
        page.evaluate("scrollTo(0, 0)")
        file = self.folder / f"{name}.png"
        file.write_bytes(self.pressed(page.screenshot()))
        size = file.stat().st_size
        sys.stdout.write(f"{file} {size // 1000} kB\n")
        assert size < MOST_BYTES, f"{file} is too large for a README"
        page.context.close()

    def pressed(self, picture: bytes) -> bytes:
        """The same picture as a small file."""
        press = self.browser.new_page()
        width, height, palette, dots = press.evaluate(PRESS, b64encode(picture).decode())
        press.close()
        return png(width, height, palette, b64decode(dots))

    def in_play(self, name: str, nickname: str, **look: Any) -> None:
        """A table in the middle of a game, with a card taken up."""
        page = self.page(**look)
        open_table(page, nickname, SEATS, goal=20)
        while wait_for_turn(page):
            scored = page.locator(".pts").all_inner_texts()
            if glance(page)["cards"] >= 3 and sum(points.startswith("0") for points in scored) <= 1:
                break
            by_list(page)
        if "has_touch" not in look:
            page.locator(".hand .can > label.card").first.click(position={"x": 12, "y": 40})
        self.take(page, name)

    def verdicts(self, name: str, **look: Any) -> None:
        """The end of a round: what went through, and what did not."""
        page = self.page(**look)
        open_table(page, "Doctor Dread", SEATS, goal=20)
        while wait_for_turn(page) and page.locator(".stamp").count() < 3:
            by_mouse(page)
        self.take(page, name)

    def laboratory(self, name: str, **look: Any) -> None:
        """Nefarious, some rounds into a game: everybody has invested and built."""
        page = self.page(**look)
        open_table(page, "Doctor Dread", SEATS, "nefarious", firstTwist="cheap-fusion-power", secondTwist="recycling")
        while not play_out([page], choose_by_list, 1):
            scores = page.locator(".lairs .vessel b").all_inner_texts()
            if page.locator(".deeds .can").count() == 4 and all(score != "0" for score in scores):
                break
        self.take(page, name)

    def infiltration(self, name: str, **look: Any) -> None:
        """Evil Genius VS Spies: a Spy stands before a Minion, and the Evil Genius may interrupt."""
        while True:
            page = self.page(**look)
            open_table(page, "Doctor Dread", ("me", "henchman"), "spies", roundCap=40)
            expect(page.locator("main.play")).to_be_visible()
            if play_on([page], face_to_face)[0] is not None:
                break
            page.context.close()
        self.take(page, name)

    def dark(self, name: str, seats: tuple[str, ...], **look: Any) -> None:
        """ALONE: the Hero has brought light, and is not alone; or Evil decides what comes next."""
        evil = seats[0] != "me"
        while True:
            page = self.page(**look)
            open_table(page, "Doctor Dread", seats, "alone", difficulty="nightmare")
            expect(page.locator("main.play")).to_be_visible()
            if any(worth_a_picture(asked, evil) for asked, _ in play_alone([page], bringing_light, 150)):
                break
            page.context.close()
        self.take(page, name)

    def front(self, name: str, **look: Any) -> None:
        """The front door."""
        page = self.page(**look)
        page.goto("/")
        self.take(page, name)

    def lobby(self, name: str, **look: Any) -> None:
        """A table that waits for somebody with the secret link."""
        page = self.page(**look)
        open_table(page, "Doctor Dread", ["me", "link", "henchman"])
        expect(page.locator(".code svg")).to_be_visible()
        self.take(page, name)

    def replay(self, name: str, **look: Any) -> None:
        """A finished game, seen again with all cards open."""
        page = self.page(**look)
        finished(page, SEATS)
        page.goto(f"{address(page)}/replay?as={len(SEATS) + 1}&at=14")
        self.take(page, name)


def face_to_face(page: Page, told: Told) -> bool:
    """A Spy has met somebody in a lair that is worth a picture, and its network is one."""
    foe, units, strings = (page.locator(it).count() for it in (".facing .foe .stat", ".rooms .unit", ".string"))
    return in_a_window(page, told) and foe > 0 and units >= 4 and strings > 0


def bringing_light(page: Page, choice: Locator) -> None:
    """As these people like it, but a Hero who can switch on a Light does so."""
    switch = page.locator(".key.repair")
    (switch.first if switch.count() and not page.locator(".watch .cell.lit").count() else choice).click()


def worth_a_picture(page: Page, evil: bool) -> bool:
    """There is much to see, and something to decide."""
    if evil:
        return page.locator(".dock .rx.can").count() >= 3 and page.locator(".cell .beast").count() >= 4
    lit, beasts = (page.locator(f".watch .cell{it}").count() for it in (".lit", ".sight .beast"))
    return page.locator(".declaring").count() > 0 and lit >= 2 and beasts >= 1


def main(folder: Path, *wanted: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = TableServer(Path(kept))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
            camera = Photographer(browser, server.url, folder)
            for name, shot in SHOTS.items():
                if not wanted or name in wanted:
                    shot(camera, name)
            browser.close()
        finally:
            server.close()


SHOTS: dict[str, Callable[[Photographer, str], None]] = {
    "front": lambda camera, name: camera.front(name, **DESK),
    "table": lambda camera, name: camera.in_play(name, "Doctor Dread", **DESK),
    "table-phone": lambda camera, name: camera.in_play(name, "Doctor Dread", **PHONE),
    "table-nynorsk": lambda camera, name: camera.in_play(name, "Doktor Redsle", locale="nn-NO", **DESK),
    "table-light": lambda camera, name: camera.verdicts(name, color_scheme="light", **DESK),
    "nefarious": lambda camera, name: camera.laboratory(name, **DESK),
    "nefarious-phone": lambda camera, name: camera.laboratory(name, **PHONE),
    "spies": lambda camera, name: camera.infiltration(name, **DESK),
    "spies-phone": lambda camera, name: camera.infiltration(name, **PHONE),
    "alone": lambda camera, name: camera.dark(name, ("me", "henchman", "henchman"), **DESK),
    "alone-evil": lambda camera, name: camera.dark(name, ("henchman", "me", "henchman"), **DESK),
    "alone-phone": lambda camera, name: camera.dark(name, ("me", "henchman", "henchman"), **PHONE),
    "lobby": lambda camera, name: camera.lobby(name, **DESK),
    "replay": lambda camera, name: camera.replay(name, **DESK),
}


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"), *sys.argv[2:])
