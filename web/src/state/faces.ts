// Faces and cards in play, from the server's words to what the card component takes.
import type { Aspect, CardFace, CardState, Icons, Kind, Lang, Printed, Value } from '../cards/types';
import { server, type Catalog } from '../live/http';
import type { InPlay, View } from '../live/protocol';

/** A card as the server tells it: what says nothing is left out. */
interface Told {
  code: string;
  name: string;
  kind: Kind;
  frame: string;
  aspect?: Aspect;
  set?: string;
  set_name?: string;
  unique?: boolean;
  traits?: string[];
  text?: string[];
  gist?: string;
  res?: CardFace['res'];
  icons?: Icons;
  hp?: Printed | string;
  hp_per_hero?: boolean;
  boost_star?: boolean;
  threat?: number | CardFace['threat'];
  threat_step?: number;
  threat_fixed?: boolean;
  target?: number;
}

function aspectOf(t: Told): Aspect {
  if (t.aspect) return t.aspect;
  return ['encounter', 'villain', 'modular', 'obligation'].includes(t.frame) ? 'encounter' : 'hero';
}

export function faceOf(told: unknown): CardFace {
  const t = told as Told & Record<string, unknown>;
  const { hp, hp_per_hero, boost_star, threat, threat_step, threat_fixed, target, gist, ...rest } = t;
  const face = {
    ...rest,
    frame: t.frame === 'modular' ? 'encounter' : t.frame,
    aspect: aspectOf(t),
    set: t.set ?? '',
    set_name: t.set_name ?? '',
    unique: !!t.unique,
    traits: t.traits ?? [],
    text: t.text ?? [],
    res: t.res ?? {},
    icons: { ...t.icons, ...(boost_star ? { boost_star: 1 } : {}), ...(hp_per_hero ? { hp_per_player: 1 } : {}) },
  } as CardFace;
  if (gist) face.gist = gist;
  if (hp !== undefined) face.hp = typeof hp === 'number' ? hp : null;
  if (typeof threat === 'object') face.threat = threat;
  else if (threat !== undefined || target !== undefined)
    face.threat = { start: threat ?? null, start_fixed: !!threat_fixed, target: target ?? null, step: threat_step ?? null };
  return face;
}

export type Faces = Record<string, CardFace>;

const MINUS = '\u2212';
const STAT_NAMES: Record<string, string> = { max_hp: 'HP' };

export function stateOf(card: InPlay, names: Record<string, string>): CardState {
  const { values, ...rest } = card;
  if (!values) return rest;
  const listed: Value[] = Object.entries(values).map(([key, v]) => {
    const stat = STAT_NAMES[key] ?? key.toUpperCase();
    return { stat: names[stat] ?? stat, now: v.now, printed: v.printed, from: v.by.map((b) => ({ by: b.n, name: b.name })) };
  });
  return { ...rest, values: listed };
}

/** What stands for a card whose face nobody told: the page never breaks over one card. */
export const unknown = (code: string, name = code): CardFace => ({
  code, name, kind: 'treachery', frame: 'encounter', aspect: 'encounter', set: '', set_name: '', unique: false,
  traits: [], text: [], res: {}, icons: {},
});

export interface Book {
  lang: Lang;
  catalog: Catalog;
  faces: Faces;
}

const books = new Map<Lang, Promise<Book>>();

/** Catalogue and faces of a language; kept once they are there. */
export function book(lang: Lang): Promise<Book> {
  const found = books.get(lang);
  if (found) return found;
  const asked = (async () => {
    const catalog = await server.catalog(lang);
    const cards = await server.cards(lang, catalog.cards);
    const faces = Object.fromEntries(Object.entries(cards).map(([code, told]) => [code, faceOf(told)]));
    return { lang, catalog, faces };
  })();
  books.set(lang, asked);
  asked.catch(() => books.delete(lang));
  return asked;
}

export function faceFor(b: Book, view: View | undefined, code: string, name?: string): CardFace {
  const own = view?.faces?.[code];
  return own ? faceOf(own) : (b.faces[code] ?? unknown(code, name));
}

export { MINUS };
