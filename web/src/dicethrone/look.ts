// The heroes as they stand at a table: names and texts of the catalog, by what the view says.
import { server } from '../live/http';
import type { Lang } from '../cards/types';
import { say } from '../words';
import type { Ability, DtCatalog, DtPlayer, DtView, Hero, Level, Space, Token } from './types';

const kept = new Map<Lang, Promise<DtCatalog>>();

export function catalogOf(lang: Lang): Promise<DtCatalog> {
  const found = kept.get(lang);
  if (found) return found;
  const asked = server.own<Omit<DtCatalog, 'lang'>>(`/dicethrone/catalog?lang=${lang}`).then((c) => ({ ...c, lang }));
  kept.set(lang, asked);
  asked.catch(() => kept.delete(lang));
  return asked;
}

const NUMERALS = ['', '', 'II', 'III'];
export const numeral = (level: number): string => NUMERALS[level] ?? String(level);

/** A space at the level that it has. */
export interface AtLevel {
  space: Space;
  level: Level;
  upgraded: boolean;
}
export const spacesOf = (hero: Hero, p: Pick<DtPlayer, 'levels'>): AtLevel[] =>
  hero.spaces.flatMap((space) => {
    const n = p.levels[space.id] ?? 1;
    const level = space.levels.find((x) => x.level === n) ?? space.levels[0];
    return level ? [{ space, level, upgraded: n > 1 }] : [];
  });

/** An ability's name with its level; one that an upgrade brought has a name of its own. */
export const labelOf = ({ space, level }: AtLevel, a?: Ability): string =>
  a && a.name !== space.name ? a.name : [space.name, numeral(level.level)].filter(Boolean).join(' ');

export function abilityName(hero: Hero | undefined, id: string): string {
  const all = hero?.spaces.flatMap((s) => s.levels.flatMap((l) => l.abilities)) ?? [];
  return all.find((a) => a.id === id)?.name ?? id;
}

export function tokenOf(c: DtCatalog, id: string): Token | undefined {
  return Object.values(c.heroes).map((h) => h.tokens[id]).find(Boolean);
}

/** A seat that an option means. */
export const seatOf = (target: number | undefined): number | undefined => (target !== undefined && target < 0 ? -1 - target : undefined);

/** Who is shown large: the seat that looks, or the first one for a spectator. */
export const mineOf = (view: DtView, seat: number): number => (seat >= 0 && seat < view.players.length ? seat : 0);

/** Of 100; "<1" and ">99" where it is neither impossible nor certain. */
export const percent = (p: number, lang: Lang): string => say(lang, 'percent', { n: p === 0.5 ? '<1' : p === 99.5 ? '>99' : Math.round(p) });
