// What somebody looks for among the cards: words and facets. It stands in the address, so a link shows the same cards.
import type { CardFace, Lang } from '../cards/types';
import { isEncounter } from '../cards/facts';
import { say } from '../words';

export const FACETS = ['side', 'type', 'aspect', 'cost', 'trait', 'keyword', 'pack', 'set'] as const;
export type Facet = (typeof FACETS)[number];
export const SORTS = ['code', 'name', 'cost', 'type'] as const;
export type Sort = (typeof SORTS)[number];

export interface Query {
  words: string;
  sort: Sort;
  chosen: Partial<Record<Facet, string>>;
}
/** A face with what searching it needs, made once. */
export interface Entry {
  face: CardFace;
  /** All that can be read on it, as it is searched: put together when it is searched for the first time. */
  readonly said: string;
  of: Record<Facet, string[]>;
}
export interface Choice {
  key: string;
  name: string;
  n: number;
}

/** Without accents, in small letters: what is searched, and by what. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const DEAREST = 5;
const costOf = (f: CardFace): string[] => (f.cost === undefined ? [] : f.cost === null ? ['–'] : [f.cost >= DEAREST ? `${DEAREST}+` : String(f.cost)]);

/** Who plays with it, or meets it: any hero, one hero alone; any scenario, one of them, whoever plays one hero. */
export const SIDES = ['anyone', 'one_hero', 'any_scenario', 'one_scenario', 'against_hero'] as const;
export function sideOf(f: CardFace): (typeof SIDES)[number] {
  if (!isEncounter(f.kind)) return f.aspect === 'hero' || f.kind === 'hero' || f.kind === 'alter_ego' ? 'one_hero' : 'anyone';
  if (f.kind === 'obligation' || /nemesis/.test(f.set)) return 'against_hero';
  return f.frame === 'modular' ? 'any_scenario' : 'one_scenario';
}

export function indexed(faces: CardFace[], lang: Lang): Entry[] {
  return faces.map((face) => {
    const aspect = face.aspect === 'hero' ? 'hero_card' : face.aspect;
    let said: string | undefined;
    return {
      face,
      get said(): string {
        return (said ??= plain([face.name, face.subname ?? '', face.set_name, say(lang, face.kind), say(lang, aspect), ...face.traits, ...face.text].join(' ')));
      },
      of: {
        side: [sideOf(face)], type: [face.kind], aspect: [face.aspect], cost: costOf(face), trait: face.traits,
        keyword: [...new Set((face.keywords ?? []).map((k) => k.replace(/ \(.*$/, '')))], pack: face.pack ? [face.pack] : [], set: face.set ? [face.set] : [],
      },
    };
  });
}

export function readQuery(search: string): Query {
  const got = new URLSearchParams(search);
  const sort = SORTS.find((s) => s === got.get('sort')) ?? 'code';
  const chosen = Object.fromEntries(FACETS.flatMap((f) => (got.get(f) ? [[f, got.get(f) ?? '']] : [])));
  return { words: got.get('q') ?? '', sort, chosen };
}

/** What stands behind "?"; what says nothing is left out. */
export function written(q: Query, card = ''): string {
  const rows = [['q', q.words], ...FACETS.map((f) => [f, q.chosen[f] ?? '']), ['sort', q.sort === 'code' ? '' : q.sort], ['card', card]];
  const found = new URLSearchParams(rows.filter(([, value]) => value) as [string, string][]).toString();
  return found && `?${found}`;
}

const wordsOf = (q: Query): string[] => plain(q.words).split(/\s+/).filter(Boolean);

const ORDER: Record<Sort, (a: CardFace, b: CardFace) => number> = {
  code: (a, b) => a.code.localeCompare(b.code),
  name: (a, b) => a.name.localeCompare(b.name),
  cost: (a, b) => (a.cost ?? 99) - (b.cost ?? 99),
  type: (a, b) => a.kind.localeCompare(b.kind),
};

/** How much of a name the words are: all of it, whole words of it, beginnings of words, or nothing that counts. */
export function nearness(name: string, words: string[]): number {
  const said = plain(name).split(/[^\p{L}\p{N}]+/u);
  if (!words.length || said.join(' ') === words.join(' ')) return 0;
  if (words.every((w) => said.includes(w))) return 1;
  return words.every((w) => said.some((x) => x.startsWith(w))) ? 2 : 3;
}

const fits = (e: Entry, q: Query, words: string[], but?: Facet): boolean =>
  words.every((w) => e.said.includes(w)) && FACETS.every((f) => f === but || !q.chosen[f] || e.of[f].includes(q.chosen[f]));

/** Where no other order is wished, cards that are called so come first. */
export function found(all: Entry[], q: Query): CardFace[] {
  const words = wordsOf(q);
  const faces = all.filter((e) => fits(e, q, words)).map((e) => e.face);
  if (q.sort !== 'code' || !words.length) return faces.sort((a, b) => ORDER[q.sort](a, b) || ORDER.code(a, b));
  const near = new Map(faces.map((f) => [f, nearness(f.name, words)]));
  return faces.sort((a, b) => (near.get(a) ?? 0) - (near.get(b) ?? 0) || ORDER.code(a, b));
}

/** What may be chosen of a facet, with how many cards would be left; what is chosen is always among them. */
export function choices(all: Entry[], q: Query, facet: Facet, name: (key: string) => string): Choice[] {
  const words = wordsOf(q);
  const counts = new Map<string, number>(q.chosen[facet] ? [[q.chosen[facet], 0]] : []);
  for (const e of all) if (fits(e, q, words, facet)) for (const key of e.of[facet]) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].map(([key, n]) => ({ key, name: name(key), n })).sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}
