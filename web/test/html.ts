// A card as HTML text, without a browser: enough of Preact for components without hooks.
import { Fragment, type ComponentChildren, type VNode } from 'preact';

const isNode = (x: unknown): x is VNode<Record<string, unknown>> => typeof x === 'object' && x !== null && 'type' in x;

function attribute([name, value]: [string, unknown]): string {
  if (['children', 'style', 'key', 'ref'].includes(name) || value === undefined || value === false || typeof value === 'function') return '';
  return value === true ? ` ${name}` : ` ${name}="${String(value).replaceAll('"', '&quot;')}"`;
}

export function html(x: ComponentChildren): string {
  if (Array.isArray(x)) return x.map(html).join('');
  if (!isNode(x)) return x === null || x === undefined || typeof x === 'boolean' ? '' : String(x);
  const inner = (): string => html(x.props.children as ComponentChildren);
  if (x.type === Fragment) return inner();
  if (typeof x.type === 'function') return html((x.type as (p: unknown) => ComponentChildren)(x.props));
  return `<${x.type}${Object.entries(x.props).map(attribute).join('')}>${inner()}</${x.type}>`;
}

/** What can be read of it. */
export const words = (x: ComponentChildren): string => html(x).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim();
