// What every part of the table of Dice Throne needs.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Shared } from '../table/context';
import { isRow, rowOf } from '../plain/pick';
import type { Slot } from './dice';
import { seatOf } from './look';
import type { DtCatalog, DtDecision, DtOption, DtView, Hero } from './types';

/** What is being read in a window. */
export type Read = { seat: number } | { card: string } | { token: string } | { pile: number };

export interface Game {
  t: Shared;
  view: DtView;
  c: DtCatalog;
  /** Whose board is shown large. */
  mine: number;
  /** Nothing while the story is told. */
  d: DtDecision | null;
  slots: Slot[];
  /** Dice are in the air. */
  up: boolean;
  hold(slots: Slot[]): void;
  /** The card that was pressed, or the number of the die. */
  sel: { card?: number; die?: number };
  select(sel: Game['sel']): void;
  read(what: Read | undefined): void;
  answer(id: string): void;
  answerAll(ids: string[]): void;
  /** Of a question that several cards of the hand answer together: those that are picked, by option. */
  picked: string[];
  pick(options: string[]): void;
}

export const GameContext = createContext<Game | undefined>(undefined);
export function useGame(): Game {
  const found = useContext(GameContext);
  if (!found) throw new Error('outside of a table');
  return found;
}

export const heroAt = (g: Pick<Game, 'view' | 'c'>, seat: number): Hero | undefined => g.c.heroes[g.view.players[seat]?.hero ?? ''];

/** Everything that can be chosen now, be it asked or offered. */
export const choices = (g: Game): DtOption[] => [...(g.d?.options ?? []), ...(g.d ? [] : g.view.offers.flatMap((d) => d.options))];
export const ofCard = (g: Game, card: number): DtOption[] => choices(g).filter((o) => o.card === card);
export const ofToken = (g: Game, seat: number, token: string): DtOption[] =>
  choices(g).filter((o) => ((o.verb === 'spend' && g.mine === seat) || (o.verb === 'token' && seatOf(o.target) === seat)) && o.value === token);
export const ofPlayer = (g: Game, seat: number): DtOption | undefined => choices(g).find((o) => o.verb === 'player' && seatOf(o.target) === seat);
export const ofAbility = (g: Game, id: string): DtOption | undefined => choices(g).find((o) => (o.verb === 'declare' || o.verb === 'defence') && o.value === id);
/** Changes of a die with this number. */
export const ofDie = (g: Game, value: number): DtOption[] => {
  const dice = g.view.rolls.at(-1)?.dice ?? [];
  return choices(g).filter((o) => (o.verb === 'die' || o.verb === 'reroll') && o.ability !== undefined && dice[o.ability] === value);
};
/** The question that is answered by cards of the hand, several at once: they are picked where they lie. */
export function ofHand(g: Pick<Game, 'd' | 'view' | 'mine'>): DtDecision | undefined {
  const hand = g.view.players[g.mine]?.hand ?? [];
  return g.d && isRow(g.d) && rowOf(g.d).every((o) => o.card !== undefined && hand.includes(o.card)) ? g.d : undefined;
}
export const isKeeping = (g: Game): boolean => !!g.d?.options.some((o) => o.verb === 'keep');
export const isHot = (g: Game, o: DtOption | undefined): boolean => !!o && !!g.t.state.hint?.options.includes(o.id);
