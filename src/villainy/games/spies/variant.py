"""The choices about the rules that a table makes before it begins."""


class Variant:
    """Settings in the form that the rules ask for them; made once, shared by clones."""

    def __init__(self, settings: dict[str, str | int]) -> None:
        self.settings = settings
        self.meets = settings["lethal"] == "meets"
        self.regain_capped = settings["regainCap"] == "printed"
        self.may_withdraw = settings["withdraw"] == "allowed"
        self.one_spy_each = settings["spiesPerNetwork"] == 1
        self.may_complete = settings["complete"] == "may"
        self.mulligan = settings["mulligan"] == "on"
        self.relief = settings["relief"] == "on"
        self.attached_ability = settings["attachedBusyAbility"] == "on"
        self.combat_windows = settings["combatWindows"] == "between-exchanges"
        self.round_cap = int(settings["roundCap"])
