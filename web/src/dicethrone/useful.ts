// Is it of use to be asked here? A window is opened for whoever holds something that could be done; this says whether somebody would.
import { labelled } from './patterns';
import type { DtCard, DtCatalog, DtDecision, DtLine, DtOption, DtView, Hero } from './types';

/** Damage from which on a card, or a token, is worth its price; a card that costs nothing is worth it at once. */
const WORTH = { card: 4, token: 2 };

interface Seen {
  view: DtView;
  c: Pick<DtCatalog, 'cards' | 'heroes'>;
  story: DtLine[];
  /** Whose question it is. */
  seat: number;
}

const cardOf = ({ view, c }: Seen, o: DtOption): DtCard | undefined => (o.card === undefined ? undefined : c.cards[view.cards[String(o.card)] ?? '']);
const about = (s: Seen, d: DtDecision, kind: string): DtOption[] => d.options.filter((o) => o.verb === 'play' && cardOf(s, o)?.about === kind);
const heroOf = ({ view, c }: Seen, seat: number): Hero | undefined => c.heroes[view.players[seat]?.hero ?? ''];
const friends = ({ view }: Seen, a: number, b: number): boolean => view.players[a]?.team === view.players[b]?.team;

/** What a seat's roll decides: the defence that was chosen, or the ability that the dice belong to. */
function rolledFor(s: Seen, roller: number): string {
  const { view, story } = s;
  const levels = view.players[roller]?.levels ?? {};
  const told = story.findLast((l) => l.who === roller && (l.kind === 'defend' || l.kind === 'activate'))?.ability;
  const all = heroOf(s, roller)?.spaces.flatMap((x) => x.levels.filter((l) => l.level === (levels[x.id] ?? 1)).flatMap((l) => l.abilities)) ?? [];
  const found = all.find((a) => a.id === told);
  return found?.signs ?? '';
}

/** Do these dice leave something to be wished for, by the symbols that count? Where none is named, high numbers do. */
function fallShort(s: Seen, roller: number, dice: number[]): boolean {
  const signs = rolledFor(s, roller);
  const faces = heroOf(s, roller)?.faces ?? [];
  return dice.some((n) => (signs ? !signs.includes(`⟨${faces[n - 1]}⟩`) : n < 4));
}
const counts = (s: Seen, roller: number, dice: number[]): boolean => {
  const signs = rolledFor(s, roller);
  const faces = heroOf(s, roller)?.faces ?? [];
  return dice.filter((n) => (signs ? signs.includes(`⟨${faces[n - 1]}⟩`) : n > 3)).length > 1;
};

/** Would the damage that is to come for a seat end it, or nearly so? */
const decides = ({ view }: Seen, seat: number): boolean =>
  view.incoming.filter((w) => w.seat === seat).reduce((sum, w) => sum + w.total, 0) + WORTH.card >= (view.players[seat]?.health ?? 0);

/** Dice that lie there, and a card that changes dice. */
function ofDice(s: Seen, d: DtDecision): boolean {
  const roll = s.view.rolls.at(-1);
  if (!roll || !about(s, d, 'dice').length) return false;
  if (friends(s, s.seat, roll.roller)) return fallShort(s, roll.roller, roll.dice);
  // the attack of an opponent: can one die break it?
  if (roll.purpose === 'offensive') return breakable(s, roll.roller, roll.dice);
  if (roll.purpose === 'targeting') return s.view.attack !== null;
  // their defence: one die less is worth a card where it decides the game
  if (roll.purpose === 'defensive') return decides(s, roll.roller) && counts(s, roll.roller, roll.dice);
  return counts(s, roll.roller, roll.dice);
}

function breakable(s: Seen, roller: number, dice: number[]): boolean {
  const hero = heroOf(s, roller);
  const { declared, players } = s.view;
  const tiers = hero?.spaces.flatMap((x) => x.levels.filter((l) => l.level === (players[roller]?.levels[x.id] ?? 1)).flatMap((l) => l.abilities)).find((a) => a.id === declared)?.tiers;
  if (!hero || !tiers) return true;
  const now = labelled(tiers, dice, hero.faces);
  return dice.some((_, i) => [1, 2, 3, 4, 5, 6].some((n) => labelled(tiers, dice.map((x, k) => (k === i ? n : x)), hero.faces) < now));
}

/** Damage to come for one's own side that something here prevents, or for an opponent that something here adds to. */
function ofDamage(s: Seen, d: DtDecision): boolean {
  const { view, seat } = s;
  const coming = view.incoming.filter((w) => friends(s, seat, w.seat)).reduce((sum, w) => sum + w.total, 0);
  const attacks = view.attack !== null && friends(s, seat, view.attack.attacker);
  return d.options.some((o) => {
    if (o.verb === 'spend') return coming >= WORTH.token || attacks;
    const card = cardOf(s, o);
    if (o.verb !== 'play' || !card) return false;
    if (card.about === 'damage') return attacks || view.incoming.some((w) => !friends(s, seat, w.seat));
    const least = (o.cost ?? card.cost) > 0 ? WORTH.card : 1;
    const deadly = coming >= (view.players[seat]?.health ?? 0) && coming > 0;
    return (card.about === 'prevent' || card.timing === 'instant') && card.about !== 'dice' && card.about !== 'draw' && card.about !== 'points' && (coming >= least || deadly);
  });
}

const spends = (d: DtDecision): boolean => d.options.some((o) => o.verb === 'spend');

const WINDOWS: Record<string, (s: Seen, d: DtDecision) => boolean> = {
  dice: ofDice,
  declared: ofDice,
  activated: (s, d) => spends(d) || about(s, d, 'damage').length > 0,
  attacked: ofDamage,
  last: ofDamage,
  isolated: ofDamage,
  // tokens are about to be taken: only who can spend them in time has a say
  card: (s, d) => spends(d) && s.view.players.some((p, i) => i !== s.seat && p.playing.some((code) => s.c.cards[code]?.about === 'status')),
  then: (s, d) => spends(d) || ofDice(s, d),
};

/** Something to be played now, or as soon as others of the hand are sold. */
function inMain({ view, c, seat }: Seen, d: DtDecision): boolean {
  if (d.options.some((o) => o.verb !== 'next' && o.verb !== 'sell' && o.verb !== 'discard_for')) return true;
  const me = view.players[seat];
  const hand = me?.hand ?? [];
  return hand.some((id) => {
    const card = c.cards[view.cards[String(id)] ?? ''];
    if (!me || !card || (card.timing !== 'main' && card.timing !== 'upgrade')) return false;
    if (card.timing === 'upgrade' && (me.levels[card.space ?? ''] ?? 1) >= (card.level ?? 1)) return false;
    return card.cost > me.points && card.cost <= me.points + hand.length - 1;
  });
}

/** Would somebody do something here but go on? */
export function useful(s: Seen, d: DtDecision): boolean {
  if (d.options.some((o) => o.verb === 'next')) return inMain(s, d);
  if (d.kind !== 'react') return true;
  if (d.options.every((o) => o.verb === 'pass' || o.verb === 'discard_for')) return false;
  return WINDOWS[d.about]?.(s, d) ?? true;
}

/** How to go on without doing anything, where that is possible. */
export const goesOn = (d: DtDecision): DtOption | undefined => d.options.find((o) => (d.kind === 'react' && o.verb === 'pass') || o.verb === 'next');
