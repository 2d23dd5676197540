"""The API as a page, made from its OpenAPI description: no script, no outside file."""

from __future__ import annotations

from html import escape
from typing import Any

from fastapi import FastAPI

from .. import games
from .asking import PREFIX
from .wire import wire_of

STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
body{color:#1b1f2a;background:#fff}code,pre{font:14px/1.4 ui-monospace,monospace;background:#f1f3f7;border-radius:4px}
code{padding:.1em .3em}pre{padding:.8em;overflow:auto}
h2{margin-top:2.2rem;border-top:1px solid #d5d9e2;padding-top:1rem}b.m{display:inline-block;min-width:3.5rem}
table{border-collapse:collapse}td,th{text-align:left;padding:.2rem .8rem .2rem 0;vertical-align:top}
@media(prefers-color-scheme:dark){body{color:#e8ebf2;background:#12151d}code,pre{background:#1f2430}h2{border-color:#333a4a}}"""


def page(api: dict[str, Any]) -> str:
    parts = [
        f"<h1>{escape(api['info']['title'])} {escape(api['info']['version'])}</h1>",
        f"<p>{escape(api['info'].get('description', ''))}</p>",
        '<p>As data: <a href="/api/v1/openapi.json">openapi.json</a></p>',
    ]
    for path, methods in api["paths"].items():
        parts += [_one(path, method, what) for method, what in methods.items()]
    parts.append("<h2>Bodies</h2>")
    for name, schema in sorted(api.get("components", {}).get("schemas", {}).items()):
        parts.append(f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(schema.get("description", ""))}</p>')
        parts.append(_fields(schema))
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width"><title>{escape(api["info"]["title"])}</title><style>{STYLE}</style></head>'
        f"<body><main>{''.join(parts)}</main></body></html>"
    )


def _one(path: str, method: str, what: dict[str, Any]) -> str:
    out = f'<h2><b class="m">{escape(method.upper())}</b> <code>{escape(path)}</code></h2>'
    out += f"<p>{escape(what.get('description', what.get('summary', '')))}</p>"
    rows = [(p["in"], p["name"], _kind(p.get("schema", {}))) for p in what.get("parameters", ())]
    body = what.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        rows.append(("body", "", _kind(body)))
    if rows:
        out += (
            "<table>"
            + "".join(f"<tr><td>{a}</td><td><code>{escape(b)}</code></td><td>{c}</td></tr>" for a, b, c in rows)
            + "</table>"
        )
    return out


def _kind(schema: dict[str, Any]) -> str:
    if ref := schema.get("$ref"):
        name = escape(ref.rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_kind(x) for x in schema["anyOf"])
    if "enum" in schema or "const" in schema:
        return ", ".join(f"<code>{escape(str(x))}</code>" for x in schema.get("enum", [schema.get("const")]))
    of = f" of {_kind(schema['items'])}" if "items" in schema else ""
    return escape(str(schema.get("type", "anything"))) + of


def _fields(schema: dict[str, Any]) -> str:
    rows = "".join(
        f"<tr><td><code>{escape(k)}</code></td><td>{_kind(v)}</td><td>"
        f"{'' if 'default' not in v else 'default ' + escape(repr(v['default']))}</td></tr>"
        for k, v in schema.get("properties", {}).items()
    )
    return f"<table>{rows}</table>"


def documented(app: FastAPI) -> dict[str, Any]:
    """The description, with the request for a table of each game: only the games know it."""
    spec = FastAPI.openapi(app)
    models = {wire.request.__name__: wire.request for wire in map(wire_of, games.kits())}
    schemas = spec["components"]["schemas"]
    for name, model in models.items():
        schema = model.model_json_schema(ref_template="#/components/schemas/{model}")
        schemas |= schema.pop("$defs", {})
        schemas[name] = schema
    body = {"anyOf": [{"$ref": f"#/components/schemas/{name}"} for name in models]}
    spec["paths"][f"{PREFIX}/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"] = body
    return spec
