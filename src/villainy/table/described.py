"""The API as people read it: the same schema that programs get, in a form that a page can show."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Schema = Mapping[str, Any]


@dataclass(frozen=True)
class Field:
    """A parameter, or a part of what is sent or answered. `kind` names a shape if it can be looked up."""

    name: str
    kind: str
    shape: str
    needed: bool
    default: str
    where: str = ""


@dataclass(frozen=True)
class Shape:
    """What is sent or answered, field by field."""

    name: str
    about: str
    fields: list[Field]


@dataclass(frozen=True)
class Call:
    """One thing that a program can ask for."""

    id: str
    method: str
    path: str
    about: str
    fields: list[Field]
    sends: Field | None
    gets: Field


def calls(schema: Schema) -> list[Call]:
    """All calls, by path."""
    return [
        _call(path, method, call)
        for path, methods in sorted(schema["paths"].items())
        for method, call in methods.items()
        if path.startswith("/api/")
    ]


def shapes(schema: Schema) -> list[Shape]:
    """All shapes, by name."""
    return [_shape(name, it) for name, it in sorted(schema["components"]["schemas"].items())]


def _call(path: str, method: str, call: Schema) -> Call:
    body = call.get("requestBody", {}).get("content", {}).get("application/json")
    good = next(answer for status, answer in call["responses"].items() if int(status) < 300)
    answered: Schema = next(iter(good.get("content", {}).values()), {})
    return Call(
        id=call["operationId"],
        method=method.upper(),
        path=path,
        about=call.get("description", ""),
        fields=[
            _field(it["name"], it["schema"], needed=it["required"], where=it["in"]) for it in call.get("parameters", [])
        ],
        sends=_field("", body["schema"], needed=True) if body else None,
        gets=_field("", answered.get("schema", {}), needed=True),
    )


def _shape(name: str, it: Schema) -> Shape:
    needed = it.get("required", [])
    fields = [_field(key, part, needed=key in needed) for key, part in it.get("properties", {}).items()]
    return Shape(name, it.get("description", ""), fields)


def _field(name: str, it: Schema, *, needed: bool, where: str = "") -> Field:
    default = str(it["default"]).lower() if isinstance(it.get("default"), bool) else str(it.get("default", ""))
    return Field(name, _kind(it), _named(it), needed, default, where)


def _kind(it: Schema) -> str:
    """The type in a few signs: `string`, `TableInfo[]`, `{string: integer}`, `string | integer`."""
    if "$ref" in it:
        return str(it["$ref"]).rsplit("/", 1)[-1]
    for several in ("oneOf", "anyOf"):
        if several in it:
            return " | ".join(_kind(one) for one in it[several])
    kind = it.get("type", "any")
    if isinstance(kind, list):
        return " | ".join(kind)
    if kind == "array":
        return f"{_kind(it.get('items', {}))}[]"
    if kind == "object":
        return f"{{string: {_kind(it.get('additionalProperties') or {})}}}"
    return str(kind)


def _named(it: Schema) -> str:
    """The shape that a type is made of, if it has a name."""
    if "$ref" in it:
        return _kind(it)
    return _named(it["items"]) if "items" in it else ""
