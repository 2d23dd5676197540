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

/** Other games have icons of the same drawing and rules of their own; what has no icon says its rule itself (data-rule). */
const OTHERS: [where: string, icons: Record<string, string>][] = [
  ['.dt', { hp: 'dt:health', hand: 'dt:hand-limit', discard: 'dt:discard-pile', deck: 'dt:drawing-cards', damage: 'dt:incoming-damage', rec: 'dt:heal', def: 'dt:defensive-ability', first: 'dt:king-of-the-hill', dice: 'dt:roll-attempt', 't-upgrade': 'dt:hero-upgrades' }],
  ['.vsys', { hp: 'vs:101.5', hand: 'vs:101.3', discard: 'vs:ko', atk: 'vs:602.4', def: 'vs:602.4', chev: 'vs:flight', target: 'vs:range', lock: 'vs:701.7', first: 'vs:101.4' }],
  ['.plainpage, .plainnew', {}],
];

/** The game that a rule belongs to, by how its id begins; "" is Champions. */
export const gameOf = (id: string): string => (/^dtr?:/.test(id) ? 'dicethrone' : id.startsWith('vs:') ? 'vs' : '');

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
  const own = el.closest<HTMLElement>('[data-rule]')?.dataset.rule;
  if (own) return { id: own };
  const drawn = el.closest('svg.ic')?.querySelector('use')?.getAttribute('href')?.slice('#i-'.length) ?? '';
  const other = OTHERS.find(([where]) => el.closest(where));
  if (other) return other[1][drawn] ? { id: other[1][drawn] } : undefined;
  const mode = el.closest<HTMLElement>('[data-mode]')?.dataset.mode;
  if (mode && MODES[mode]) return { id: MODES[mode] };
  const word = el.closest('.timing, .par > b, .kw')?.textContent;
  if (word) return { word };
  const id = ICONS[drawn];
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
  const asked = kept.get(key) ?? server.rule(id, lang, gameOf(id)).then((r) => ({ id, title: r.title, text: (gameOf(id) ? (r.points ?? []) : (r.points ?? []).slice(0, 1)).map((p) => p.text).join(' ') }), () => undefined);
  kept.set(key, asked);
  return asked;
}
