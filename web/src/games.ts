// The games that have a page of their own, each loaded when it is needed. Every other one has the plain page: words,
// lists of options, a log.
import type { JSX } from 'preact';
import type { Acts } from './state/acts';
import type { Session } from './state/session';
import type { Shared } from './table/context';

/** What a game's table is made of. */
export interface TableModule {
  Table(props: { shared: Shared; home: () => void }): JSX.Element;
  /** Before it is drawn for the first time: how it is told, what it watches. What is returned ends that. */
  enter?(session: Session, acts: Acts): () => void;
}

export const CHAMPIONS = 'champions';

const TABLES: Record<string, () => Promise<TableModule>> = {
  [CHAMPIONS]: () => import('./table/page'),
  dicethrone: () => import('./dicethrone/page'),
  vs: () => import('./vs/page'),
};

/** Has the page a table, cards and decks of it? */
export const isDrawn = (game: string): boolean => game in TABLES;
export const tableOf = (game: string): Promise<TableModule> => (TABLES[game] ?? (() => import('./plain/page')))();
