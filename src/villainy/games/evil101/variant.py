"""The choices about the rules that a table makes before it begins."""


class Variant:
    """Settings in the form that the rules ask for them; made once, shared by clones."""

    def __init__(self, settings: dict[str, str | int]) -> None:
        self.settings = settings
        self.may_pocket = settings["pocket"] == "may"
        self.must_pocket = settings["pocket"] == "must"
        self.may_skip = settings["plotRedraw"] == "may"
        self.one_by_one = settings["reveal"] == "one-by-one"
        self.open_discards = settings["discards"] == "open"
        self.full_rotation = settings["endTiming"] == "full-rotation"
        self.goal = int(settings["goal"])
        first = settings["firstHandler"]
        self.first_handler = -1 if first == "random" else int(first)
