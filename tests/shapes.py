"""Whether plain data are what a type says: nothing missing, nothing unknown, nothing of another type.

msgspec reads TypedDicts too, but overlooks keys it does not know, and refuses a choice of two of them.
"""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec


def mismatches(value: Any, kind: Any, where: str = "") -> list[str]:
    """Where and how a value differs from its type; empty when it does not."""
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Annotated or origin is NotRequired:
        return mismatches(value, inside[0], where)
    if kind is Any:
        return []
    if origin is Union or origin is UnionType:
        return _closest([mismatches(value, one, where) for one in inside])
    if origin is Literal:
        return (
            []
            if any(type(one) is type(value) and one == value for one in inside)
            else _not(value, kind, where)
        )
    if origin is dict:
        return _dict(value, inside, where)
    if origin is list or origin is tuple:
        return _sequence(value, kind, where)
    if is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return _fields(value, kind, where)
    if kind is float:
        return [] if type(value) in (int, float) else _not(value, kind, where)
    if kind in (str, int, bool, NoneType, msgspec.UnsetType):
        return [] if type(value) is kind else _not(value, kind, where)
    raise TypeError(f"{where}: nobody told how to read {kind}")


def _not(value: Any, kind: Any, where: str) -> list[str]:
    return [f"{where or 'it'}: {repr(value)[:60]} is not {getattr(kind, '__name__', kind)}"]


def _closest(tried: list[list[str]]) -> list[str]:
    """Of several types the one that fits, or what keeps the value from the one it resembles most."""
    return min(tried, key=len)


def _dict(value: Any, inside: tuple[Any, ...], where: str) -> list[str]:
    if type(value) is not dict:
        return _not(value, dict, where)
    found = [wrong for key in value for wrong in mismatches(key, inside[0], f"key of {where}")]
    return found + [
        wrong for key, one in value.items() for wrong in mismatches(one, inside[1], f"{where}.{key}")
    ]


def _sequence(value: Any, kind: Any, where: str) -> list[str]:
    if type(value) not in (list, tuple):
        return _not(value, kind, where)
    inside = get_args(kind)
    if get_origin(kind) is list or inside[1:] == (...,):
        kinds = [inside[0]] * len(value)
    else:
        kinds = list(inside)
    if len(kinds) != len(value):
        return _not(value, kind, where)
    return [wrong for n, one in enumerate(value) for wrong in mismatches(one, kinds[n], f"{where}[{n}]")]


def _fields(value: Any, kind: Any, where: str) -> list[str]:
    if type(value) is not dict:
        return _not(value, kind, where)
    known, optional = fields_of(kind)
    found = [f"{where}.{name}: is missing" for name in known if name not in value and name not in optional]
    for name, one in value.items():
        if name in known:
            found += mismatches(one, known[name], f"{where}.{name}")
        else:
            found.append(f"{where}.{name}: {kind.__name__} has nothing of this name")
    return found


@cache
def fields_of(kind: Any) -> tuple[dict[str, Any], frozenset[str]]:
    """The types of all fields as they are sent, and the names of those that may be missing."""
    hints = get_type_hints(kind, include_extras=True)
    if is_typeddict(kind):
        return hints, frozenset(name for name, hint in hints.items() if get_origin(hint) is NotRequired)
    config = kind.__struct_config__
    fields = {field.encode_name: hints[field.name] for field in msgspec.structs.fields(kind)}
    unset = {name for name, hint in fields.items() if msgspec.UnsetType in get_args(hint)}
    if config.omit_defaults:
        unset |= {field.encode_name for field in msgspec.structs.fields(kind) if not field.required}
    tag = {} if config.tag is None else {config.tag_field: Literal[config.tag]}
    return tag | fields, frozenset(unset)
