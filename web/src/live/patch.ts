// Changes of a view, as the server sends them. What a change does not touch stays the same object.
import type { Key, Op } from './protocol';

const copied = (x: unknown): Record<Key, unknown> | unknown[] => {
  if (Array.isArray(x)) return [...x];
  if (typeof x === 'object' && x !== null) return { ...x } as Record<Key, unknown>;
  throw new Error('a change leads nowhere');
};

function into(list: Record<Key, unknown> | unknown[], key: Key, op: Op): void {
  if (Array.isArray(list)) {
    const i = Number(key);
    if (!Number.isInteger(i) || i < 0 || i > list.length) throw new Error('a change leads nowhere');
    if (op[0] === 'ins') list.splice(i, 0, op[2]);
    else if (i === list.length) throw new Error('a change leads nowhere');
    else if (op[0] === 'del') list.splice(i, 1);
    else list[i] = op[2];
  } else if (op[0] === 'set') list[key] = op[2];
  else if (op[0] === 'del') delete list[key];
  else throw new Error('only lists take insertions');
}

function at(x: unknown, path: Key[], op: Op): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (op[0] !== 'set') throw new Error('the whole can only be replaced');
    return op[2];
  }
  const out = copied(x);
  if (!rest.length) into(out, key, op);
  else if (Array.isArray(out)) out[Number(key)] = at(out[Number(key)], rest, op);
  else out[key] = at(out[key], rest, op);
  return out;
}

/** The same thing after all changes, in order; the old one is not touched. */
export const patched = <T>(x: T, ops: Op[]): T => ops.reduce<unknown>((now, op) => at(now, op[1], op), x) as T;
