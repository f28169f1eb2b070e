"""The DIC phase: the Handler lays an Agent on every Plot, betting on one of the Target's symbols."""

from villainy.engine.step import Act, Question
from villainy.games.evil101.chase import OPEN_CHASE
from villainy.games.evil101.deck import PLACES
from villainy.games.evil101.game import NONE, Evil101
from villainy.games.evil101.hoarding import Hoard
from villainy.games.evil101.phase import CHASING, DIC


class GuardPlots(Act[Evil101]):
    """All Agents are laid before all Plots are turned; or, as a variant, Plot by Plot in turn order."""

    def run(self, game: Evil101) -> None:
        game.then(Hoard())
        if not game.variant.one_by_one:
            game.phase = DIC
            game.then(LayAgent(game.handler), Reveal(NONE))
            return
        for seat in reversed(game.evil):
            if game.placed[seat] >= 0:
                game.then(GuardOne(seat), LayAgent(game.handler), Reveal(seat))


class GuardOne(Act[Evil101]):
    """Only this seat's Plot is to be guarded now."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def parts(self) -> list[int]:
        return [self.seat]

    def run(self, game: Evil101) -> None:
        game.phase = DIC
        game.guarding = game.placed[self.seat]


class LayAgent(Question[Evil101]):
    """Lay an Agent on a Plot whose Target carries the Agent's symbol; every Plot gets one, in any order."""

    def telling(self, game: Evil101) -> bool:
        return True

    def options(self, game: Evil101) -> list[int]:
        waiting = game.to_guard()
        face = game.face
        symbols = game.cards.symbols
        first = game.cards.first_face[2]
        base = game.cards.lay
        options: list[int] = []
        before = -1
        for card in game.agents:
            agent = face[card]
            if agent == before:
                continue
            before = agent
            symbol = symbols[agent]
            for place, symbols_there in enumerate(waiting):
                if symbol & symbols_there:
                    options.append(base + (agent - first) * PLACES + place)
        return options

    def choose(self, game: Evil101, option: int) -> None:
        which = option - game.cards.lay
        place = which % PLACES
        card = game.part_with(game.agents, which // PLACES + game.cards.first_face[2])
        game.guards[place] = card
        game.bare[place] = 0
        game.show(card)
        end_swap(game)
        game.tell("guarded", "evil101.dic.one-agent-per-plot", seat=self.seat, place=place, card=card)
        for symbols in game.to_guard():
            if symbols:
                game.then(self)
                return

    def stuck(self, game: Evil101) -> None:
        if any(game.to_guard()):
            game.stuck = 1
            game.then(SwapAgent(self.seat))

    def refused(self, game: Evil101, option: int) -> str:
        kind, parts = game.meaning(option)
        if kind == "stop":
            return "evil101.dic.mandatory"
        if kind == "swap-agent":
            return "evil101.dic.redraw-when-stuck"
        if kind == "drive":
            return "evil101.chase.handler-never-starts"
        if kind != "lay":
            return ""
        agent, place = parts
        held = [game.face[card] - game.cards.first_face[2] for card in game.agents]
        if place >= len(game.row) or game.laid[place] < 0 or game.guards[place] >= 0 or agent not in held:
            return "evil101.dic.one-agent-per-plot"
        if game.guarding not in {NONE, place}:
            return "evil101.ruling.a9"
        return "evil101.dic.match-target"


class SwapAgent(Question[Evil101]):
    """No Agent in hand fits a Plot that waits for one: exchange an Agent, or leave the Plots unguarded."""

    def options(self, game: Evil101) -> list[int]:
        options = [game.cards.stop]
        if game.agent_pile or game.agent_discards:
            before = -1
            for card in game.agents:
                agent = game.face[card]
                if agent != before:
                    options.append(game.cards.swap_agent + agent - game.cards.first_face[2])
                before = agent
        options.sort()
        return options

    def choose(self, game: Evil101, option: int) -> None:
        game.stuck = 0
        if option == game.cards.stop:
            end_swap(game)
            game.tell("unguarded", "evil101.dic.unguarded", seat=self.seat)
            return
        game.own_agents()
        if not game.variant.open_discards:
            game.leaves_unseen(game.agents, self.seat, game.agent_pile)
        card = game.part_with(game.agents, option - game.cards.swap_agent + game.cards.first_face[2])
        game.put_away(card)
        game.swapped = [*game.swapped, card]
        game.tell("swapped-agent", "evil101.dic.redraw-when-stuck", seat=self.seat, card=card)
        drawn = game.draw_agent()
        game.tell("drew-agent", "evil101.dic.redraw-when-stuck", seat=self.seat, card=drawn, hears=1 << self.seat)
        game.then(LayAgent(self.seat))

    def public(self, game: Evil101, option: int) -> int:
        """The others see that a card was exchanged, not which, unless discards are open."""
        hidden = option != game.cards.stop and not game.variant.open_discards
        return game.cards.swap_agent if hidden else option

    def refused(self, game: Evil101, option: int) -> str:
        kind, _ = game.meaning(option)
        if kind == "lay":
            return "evil101.dic.match-target"
        return "evil101.dic.redraw-when-stuck" if kind == "swap-agent" else ""


class Reveal(Act[Evil101]):
    """Plots are turned face up: an Agent whose symbol is on the Plot has foiled it. Foiled players may run."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def parts(self) -> list[int]:
        return [self.seat]

    def run(self, game: Evil101) -> None:
        game.phase = CHASING
        game.guarding = NONE
        evil = game.evil
        foiled = game.foiled[:]
        for at in range(len(evil) - 1, -1, -1):
            seat = evil[at]
            place = game.placed[seat]
            if place < 0 or (self.seat >= 0 and self.seat != seat):
                continue
            game.show(game.laid[place])
            if game.guards[place] >= 0 and self._foils(game, place):
                foiled[place] = 1
                game.then(OPEN_CHASE[seat])
        game.foiled = foiled
        if game.listening:
            self._tell(game)

    def _foils(self, game: Evil101, place: int) -> bool:
        symbols = game.cards.symbols
        return symbols[game.face[game.guards[place]]] & symbols[game.face[game.laid[place]]] != 0

    def _tell(self, game: Evil101) -> None:
        for seat in game.evil:
            place = game.placed[seat]
            if place >= 0 and (self.seat < 0 or self.seat == seat):
                game.tell("revealed", "evil101.dic.reveal", seat=seat, place=place, card=game.laid[place])
                if game.foiled[place]:
                    game.tell("foiled", "evil101.dic.foil-any", seat=seat, place=place, card=game.guards[place])
                elif game.guards[place] >= 0:
                    game.tell("missed", "evil101.dic.miss", seat=seat, place=place, card=game.guards[place])


def end_swap(game: Evil101) -> None:
    """The exchange is over: what was put away joins the discards."""
    if game.swapped:
        game.agent_discards = game.agent_discards + game.swapped
        game.swapped = []
