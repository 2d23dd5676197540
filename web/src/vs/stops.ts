// Where the table asks somebody who does not want to be asked at every window of the rules. Nothing here changes what is legal: a window
// that is not worth a stop is passed, as the player would.
import type { VsDecision, VsOption, VsView } from './types';

/** What is asked, and of whom. */
export interface Window { d: VsDecision; view: VsView; seat: number }

/** Effects of others that something may be answered to for their own sake; others are over before it could matter. */
const ANSWERED = new Set(['plot twist', 'payment', 'triggered']);
/** By this a deed is known again, also when it is offered once more. */
const key = (o: VsOption): string => `${o.verb} ${o.card ?? ''} ${o.ability ?? ''}`;
const holds = ({ view, seat }: Window, card: number): boolean => !!view.players[seat]?.characters.some((c) => c.card === card);

/** Does an attack, or one that is proposed, go against this seat? */
export function isAttacked(w: Window): boolean {
  const { attack: a, chain } = w.view;
  if (a) return a.seat !== w.seat && (a.player === w.seat || holds(w, a.defender));
  const top = chain.at(-1);
  return top?.kind === 'attack' && top.seat !== w.seat && (top.targets ?? []).some((x) => x === -1 - w.seat || (typeof x === 'number' && holds(w, x)));
}

/** The moment that a pass is good for: an effect on the chain, an attack as it stands, a step. */
export function momentOf({ view }: Window): string {
  const { attack: a, chain, turn, phase, step } = view;
  const top = chain.at(-1);
  if (top) return `${turn} chain ${top.id}`;
  const def = view.players.flatMap((p) => p.characters).find((c) => c.card === a?.defender)?.def;
  return a ? `${turn} attack ${a.attackers.join()} ${a.target} ${a.atk} ${def ?? ''}` : `${turn} ${phase} ${step}`;
}

/** What somebody has passed by themselves in this turn: each deed by itself, and at its moment. */
export const declined = (w: Window): string[] =>
  w.d.options.filter((o) => o.verb !== 'pass').flatMap((o) => [`${w.view.turn} ${key(o)}`, `${momentOf(w)} ${key(o)}`]);

function matters(o: VsOption, w: Window, no: ReadonlySet<string>): boolean {
  const { attack, chain, phase, step, turn } = w.view;
  const top = chain.at(-1);
  const own = step === w.seat && (phase === 'recruit' || phase === 'attack');
  const before = no.has(`${turn} ${key(o)}`);
  const here = no.has(`${momentOf(w)} ${key(o)}`);
  // an attack that is proposed comes to blows, and what one has put on the chain oneself can be followed up when it has resolved
  if (top) return top.seat !== w.seat && top.kind !== 'attack' && !here && (o.when === 'chain' || (o.verb === 'play' && !o.when && ANSWERED.has(top.kind)));
  if (attack) {
    if (here || o.verb === 'flip' || (attack.seat !== w.seat && !isAttacked(w))) return false;
    if (o.when === 'attacked') return attack.defender === o.card;
    return o.when === 'attack' || o.verb === 'power_up' || o.verb === 'reinforce' || (!o.when && isAttacked(w) && (o.verb === 'play' || !before));
  }
  if (o.when === 'attacked') return false;
  if (o.when === 'now') return !here;
  if (o.verb === 'flip') return own && phase === 'recruit' && !before;
  if (o.verb === 'use' || o.when === 'own') return (own || phase === 'recovery') && !before;
  if (o.verb === 'play') return own ? !here : phase === 'recovery' && !before;
  return true;
}

/** Is there something to be done here that one could want? no: what was passed before. */
export const isWorth = (w: Window, no: ReadonlySet<string>): boolean => w.d.options.some((o) => o.verb !== 'pass' && matters(o, w, no));

/** Nobody to change places with, and nobody to stand behind. */
export const isAlone = ({ view, seat }: Pick<Window, 'view' | 'seat'>): boolean => (view.players[seat]?.characters.length ?? 0) < 2;

/** The window without what is never to be asked about, by the codes of the cards. */
export function unmuted(d: VsDecision, view: VsView, codes: Readonly<Record<string, string>>): VsDecision {
  return { ...d, options: d.options.filter((o) => o.card === undefined || (o.verb !== 'flip' && o.verb !== 'use' && o.verb !== 'play') || !((view.cards[String(o.card)] ?? '') in codes)) };
}
