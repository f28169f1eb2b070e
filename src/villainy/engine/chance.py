"""Chance: one seeded, cryptographic generator per purpose, so that no result foretells another."""

import hashlib
from typing import Any, Final

BLOCK: Final = 512
"""Bytes made at a time; two of them are one 16-bit word."""

WORDS: Final = 1 << 16

KEY: Final = 32
"""Bytes of a key."""


class Chance:
    """A stream of fair numbers, the same for the same seed and purpose.

    The stream is shake_256 over a key and a running block number. Blocks are immutable bytes, so clones share them.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.next_block = 0
        self.block = b""
        self.at = BLOCK

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely (Lemire's rejection on 16-bit words)."""
        at = self.at
        if at == BLOCK:
            self._refill()
            at = 0
        self.at = at + 2
        block = self.block
        product = (block[at] | (block[at + 1] << 8)) * n
        if product & (WORDS - 1) < n:
            return self._fair(product, n)
        return product >> 16

    def _fair(self, product: int, n: int) -> int:
        """The rare words that would make some numbers likelier are thrown away."""
        if n > WORDS:
            raise ValueError(n)
        spare = (WORDS - n) % n
        while product & (WORDS - 1) < spare:
            if self.at == BLOCK:
                self._refill()
            at = self.at
            self.at = at + 2
            product = (self.block[at] | (self.block[at + 1] << 8)) * n
        return product >> 16

    def shuffle(self, things: list[Any]) -> None:  # Any: compiled code then swaps without unpacking ints
        """Put the things in a random order, in place."""
        at = self.at
        block = self.block
        for i in range(len(things) - 1, 0, -1):
            # As `below(i + 1)`, without the call: a re-deal spends a fifth of its time here.
            if at == BLOCK:
                self._refill()
                block = self.block
                at = 0
            product = (block[at] | (block[at + 1] << 8)) * (i + 1)
            at += 2
            j = product >> 16
            if product & (WORDS - 1) <= i:
                self.at = at
                j = self._fair(product, i + 1)
                at = self.at
                block = self.block
            held = things[i]
            things[i] = things[j]
            things[j] = held
        self.at = at

    def pick(self, things: list[int]) -> int:
        """One of the things."""
        return things[self.below(len(things))]

    def stream(self, purpose: str) -> "Chance":
        """A separate generator for another purpose; it tells nothing about this one."""
        return Chance(hashlib.shake_256(self.key + purpose.encode()).digest(KEY))

    def spawn(self) -> "Chance":
        """A fresh generator keyed by what comes next here: every call gives another."""
        if self.at > BLOCK - KEY:
            self._refill()
        self.at += KEY
        return Chance(self.block[self.at - KEY : self.at])

    def clone(self) -> "Chance":
        twin = Chance(self.key)
        twin.next_block = self.next_block
        twin.block = self.block
        twin.at = self.at
        return twin

    def save(self) -> list[object]:
        return [self.key.hex(), self.next_block, self.at]

    @staticmethod
    def load(saved: list[object]) -> "Chance":
        key, next_block, at = saved
        assert isinstance(key, str) and isinstance(next_block, int) and isinstance(at, int)
        chance = Chance(bytes.fromhex(key))
        if next_block > 0:
            chance.next_block = next_block - 1
            chance._refill()
        chance.at = at
        return chance

    def _refill(self) -> None:
        self.block = hashlib.shake_256(self.key + self.next_block.to_bytes(8, "little")).digest(BLOCK)
        self.next_block += 1
        self.at = 0


def seeded(seed: str) -> Chance:
    """The generator of a seed: any text; 32 or more random hex digits where it must not be guessed."""
    return Chance(hashlib.shake_256(b"villainy " + seed.encode()).digest(KEY))
