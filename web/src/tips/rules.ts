// The rule behind an icon or a word of Champions, for the tip that it shows.
import type { Lang } from '../cards/types';
import { server } from '../live/http';

const ICONS: Record<string, string> = {
  hp: 'rr:hit-points', atk: 'rr:atk', thw: 'rr:thwart', def: 'rr:def', rec: 'rr:rec', sch: 'rr:sch', hand: 'rr:hand-size',
  threat: 'rr:threat', damage: 'rr:damage', boost: 'rr:boost-boost-icon', hazard: 'rr:hazard-icon', crisis: 'rr:crisis-icon',
  acceleration: 'rr:acceleration-icon', amplify: 'rr:amplify-icon', stunned: 'rr:stun-stunned', confused: 'rr:confuse-confused', tough: 'rr:tough',
  consequential: 'rr:consequential-damage', star: 'rr:star-icon', unique: 'rr:unique-icon', 'per-player': 'rr:per-player-icon', first: 'rr:first-player', energy: 'rr:energy-resource', mental: 'rr:mental-resource',
  physical: 'rr:physical-resource', wild: 'rr:wild-resource', guard: 'rr:guard',
  't-ally': 'rr:ally', 't-event': 'rr:event', 't-upgrade': 'rr:upgrade', 't-support': 'rr:support', 't-resource': 'rr:resource-card',
  't-main_scheme': 'rr:main-scheme-main-scheme-deck', 't-side_scheme': 'rr:side-scheme', 't-minion': 'rr:minion',
  't-treachery': 'rr:treachery', 't-attachment': 'rr:attachment', 't-environment': 'rr:environment', 't-obligation': 'rr:obligation',
  't-player_side_scheme': 'rr:player-side-scheme', 't-hero': 'rr:hero-hero-form', 't-alter_ego': 'rr:alter-ego-alter-ego-form',
  'a-aggression': 'rr:aspect-card', 'a-justice': 'rr:aspect-card', 'a-leadership': 'rr:aspect-card', 'a-protection': 'rr:aspect-card', 'a-pool': 'rr:aspect-card',
  'a-basic': 'rr:basic-card',
};
const MODES: Record<string, string> = { standard: 'rr:standard-mode', expert: 'rr:expert-mode', heroic: 'rr:heroic-mode', skirmish: 'rr:skirmish-mode', modular: 'rr:modular-encounter-set', campaign: 'rr:campaign-mode' };

/** Other games have icons of the same drawing and rules of their own. */
const ELSEWHERE = '.dt, .vsys, .plainpage, .plainnew';

export interface Told {
  id: string;
  title: string;
  text: string;
}

/** The words of a card text that the rule book knows by their title: "Guard", "Forced Interrupt", "Retaliate 1". */
export function titled(word: string, titles: Map<string, string>): string | undefined {
  const plain = word.replace(/[.:]\s*$/, '').replace(/\s*\(.*\)$/, '').replace(/\s+\d+$/, '').trim().toLowerCase();
  return titles.get(plain) ?? titles.get(`${plain} x`) ?? titles.get(plain.split(' ').at(-1) ?? '') ?? titles.get(plain.split(' ')[0] ?? '');
}

/** What an element shows: an icon, a word of a card's text, a mode. */
export function ruleAt(el: Element): { id: string } | { word: string } | undefined {
  if (el.closest(ELSEWHERE)) return undefined;
  const mode = el.closest<HTMLElement>('[data-mode]')?.dataset.mode;
  if (mode && MODES[mode]) return { id: MODES[mode] };
  const word = el.closest('.timing, .par > b, .kw')?.textContent;
  if (word) return { word };
  const icon = el.closest('svg.ic')?.querySelector('use')?.getAttribute('href')?.slice('#i-'.length);
  const id = icon && ICONS[icon];
  return id ? { id } : undefined;
}

const titles = new Map<Lang, Promise<Map<string, string>>>();
const kept = new Map<string, Promise<Told | undefined>>();

const all = (lang: Lang): Promise<Map<string, string>> => {
  const found = titles.get(lang) ?? server.rules('', lang, '').then((rows) => new Map(rows.flatMap((r) => r.title.split(', ').map((t) => [t.toLowerCase(), r.id] as const))));
  titles.set(lang, found);
  return found;
};

/** The first sentences of the rule, once fetched never again. */
export async function told(of: { id: string } | { word: string }, lang: Lang): Promise<Told | undefined> {
  const id = 'id' in of ? of.id : titled(of.word, await all(lang));
  if (!id) return undefined;
  const key = `${lang} ${id}`;
  const asked = kept.get(key) ?? server.rule(id, lang, '').then((r) => ({ id, title: r.title, text: r.points?.[0]?.text ?? '' }), () => undefined);
  kept.set(key, asked);
  return asked;
}
