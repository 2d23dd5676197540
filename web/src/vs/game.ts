// What every part of the table of the Vs. System needs, and what pressing something means.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { server } from '../live/http';
import type { Passing } from '../plain/passing';
import type { Shared } from '../table/context';
import { matesOf, teamAttack, teamIds } from './team';
import type { VsCard, VsCatalog, VsDecision, VsOption, VsView } from './types';

/** Until when somebody wants to hear nothing of windows in which they could answer. */
export type Quiet = 'turn' | 'attacked';

export interface Game {
  t: Shared;
  view: VsView;
  c: VsCatalog;
  /** Whose side is below. */
  mine: number;
  d: VsDecision | null;
  /** The card that was pressed first. */
  sel: number | undefined;
  /** joined: who attacks together with it. */
  select(card: number | undefined, joined?: number[]): void;
  joined: number[];
  /** Where a card that is recruited by dragging is to stand. */
  goesTo(where: { code: string | undefined; place: string }): void;
  /** more: what is told at once with it, as who takes part in a team attack. */
  answer(id: string, ...more: string[]): void;
  passing: Passing<Quiet>;
  /** What can be pressed on the table or in the hand is listed in words too. */
  list: boolean;
  setList(on: boolean): void;
  /** Opens what somebody has lost. */
  read(seat: number): void;
}

export const GameContext = createContext<Game | undefined>(undefined);
export function useGame(): Game {
  const found = useContext(GameContext);
  if (!found) throw new Error('outside of a table');
  return found;
}

const kept = new Map<Lang, Promise<VsCatalog>>();
export function catalogOf(lang: Lang): Promise<VsCatalog> {
  const found = kept.get(lang);
  if (found) return found;
  const asked = server.own<VsCatalog>(`/vs/catalog?lang=${lang}`);
  kept.set(lang, asked);
  asked.catch(() => kept.delete(lang));
  return asked;
}

/** What a player is called, as in questions and log: whoever looks is "you", of two the other is the opponent. */
export function nameOf(g: Pick<Game, 't' | 'view'>, seat: number): string {
  const { players, names } = g.view;
  const one = g.t.state.seats.length === 1 && g.t.state.seat >= 0;
  if (one && g.t.state.seat === seat) return g.t.Say('vs_you');
  return one && players.length === 2 ? g.t.Say('vs_opponent') : (names[seat] ?? '');
}

export const codeOf = (g: Pick<Game, 'view'>, card: number): string | undefined => g.view.cards[String(card)];
export const faceOf = (g: Pick<Game, 'c' | 'view'>, card: number): VsCard | undefined => g.c.cards[g.view.cards[String(card)] ?? ''];

type Asked = Pick<Game, 'd' | 'sel'> & Partial<Pick<Game, 'joined'>>;

export const ofCard = (g: Asked, card: number): VsOption[] => (g.d?.options ?? []).filter((o) => o.card === card);
/** What the card that was pressed first could be meant for: a card, a player (below 0), a place ("front,1"). */
export const onto = (g: Asked, aim: number | string, card = g.sel): VsOption | undefined =>
  card === undefined ? undefined : g.joined?.length && typeof aim === 'number' ? teamAttack(g.d, [...new Set([g.sel ?? card, ...g.joined])], aim) : ofCard(g, card).find((o) => (typeof aim === 'number' ? o.target === aim : (o.verb === 'move' || o.verb === 'place') && o.value === aim));
/** A place where the card in question may go, whether it was pressed or is being placed. */
export const atPlace = (g: Asked, place: string): VsOption | undefined => {
  const only = new Set((g.d?.options ?? []).filter((o) => o.verb === 'place').map((o) => o.card));
  return onto(g, place, g.sel ?? (only.size === 1 ? [...only][0] : undefined));
};
/** Something to be chosen by itself: pressing it is enough. */
const PICKED = new Set(['target', 'choose', 'strike', 'recover', 'reinforce', 'resource', 'discard', 'take', 'pay', 'join']);
export const pickOf = (g: Asked, card: number): VsOption | undefined => {
  const all = ofCard(g, card);
  return all.length === 1 && all[0] && PICKED.has(all[0].verb) ? all[0] : undefined;
};
export const isHot = (g: Game, o: VsOption | undefined): boolean => !!o && !!g.t.state.hint?.options.includes(o.id);

/** Is all that is asked a press on a place, or on a card of the hand? Then it need not stand in a list too. */
export function isLaidOut(g: Pick<Game, 'd' | 'sel' | 'view' | 'mine'>): boolean {
  const hand = g.view.players[g.mine]?.hand ?? [];
  const asked = (g.d?.options ?? []).filter((o) => o.card !== undefined);
  return asked.length > 0 && g.sel === undefined && asked.every((o) => (o.verb === 'place' ? atPlace(g, o.value ?? '') === o : hand.includes(o.card ?? -1) && pickOf(g, o.card ?? -1) === o));
}

/** Those who attack together are told with the attack. */
export function answerTo(g: Game, o: VsOption): void {
  g.answer(o.id, ...(g.sel !== undefined && g.joined.length ? teamIds(o, [g.sel, ...g.joined]) : []));
}

/** The one way to recruit the card that is pressed or dragged, if there is one. */
export const recruitOf = (g: Asked, card = g.sel): VsOption | undefined => {
  const all = card === undefined ? [] : ofCard(g, card);
  return all.length === 1 && all[0]?.verb === 'recruit' ? all[0] : undefined;
};

/** Recruits it, to stand there: that is not asked again. */
export function recruitTo(g: Game, o: VsOption, place: string): void {
  g.goesTo({ code: codeOf(g, o.card ?? -1), place });
  g.answer(o.id);
}

/** What pressing a card does: it is what was aimed at, it is chosen, or it is looked at more closely. */
export function press(g: Game, card: number): void {
  if (g.t.state.busy) return;
  const aimed = g.sel !== undefined && g.sel !== card ? onto(g, card) : undefined;
  const picked = pickOf(g, card);
  if (aimed) answerTo(g, aimed);
  else if (g.sel !== undefined && g.joined.includes(card)) g.select(g.sel, g.joined.filter((x) => x !== card));
  else if (g.sel !== undefined && matesOf(g).includes(card)) g.select(g.sel, [...g.joined, card]);
  else if (picked) g.answer(picked.id);
  else g.select(g.sel === card ? undefined : card);
}

/** Dropped onto a card, a player, a place; or a card of the hand onto the table, where there is only one way to play it. */
export function drop(g: Game, card: number, aim: number | string | undefined): void {
  const o = aim === undefined ? undefined : onto(g, aim, card);
  const all = ofCard(g, card);
  const recruit = recruitOf(g, card);
  if (o) answerTo(g, o);
  else if (typeof aim === 'number' && g.sel === card && matesOf(g).includes(aim)) g.select(card, [...g.joined, aim]);
  else if (recruit && typeof aim === 'string') recruitTo(g, recruit, aim);
  else if (all.length === 1 && all[0]) g.answer(all[0].id);
  else if (all.length) g.select(card);
}
