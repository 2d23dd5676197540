// What every part of the table needs.
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CardFace, Lang, Marks } from '../cards';
import type { View } from '../live/protocol';
import type { Acts } from '../state/acts';
import type { Book } from '../state/faces';
import type { Session, TableState } from '../state/session';
import type { Ui } from '../state/ui';
import { Say, say, type Word } from '../words';

export interface Table {
  lang: Lang;
  book: Book;
  session: Session;
  state: TableState;
  view: View;
  ui: Ui;
  acts: Acts;
  marks: Map<number, Marks>;
  face(code: string, name?: string): CardFace;
  /** Who sits at a seat, as the game calls it; nobody who is out of it. */
  who(seat: number): string | undefined;
  /** The code of a card that this seat sees, wherever it lies. */
  code(id: number | undefined): string | undefined;
  say(word: Word, holes?: Record<string, string | number>): string;
  Say(word: Word, holes?: Record<string, string | number>): string;
}

/** What a table of any game has; the rest is Champions'. */
export type Shared = Omit<Table, 'book' | 'view' | 'marks' | 'face' | 'who' | 'code'>;

export const words = (lang: Lang): Pick<Table, 'say' | 'Say'> => ({
  say: (word, holes) => say(lang, word, holes),
  Say: (word, holes) => Say(lang, word, holes),
});

export const TableContext = createContext<Table | undefined>(undefined);

export function useTable(): Table {
  const found = useContext(TableContext);
  if (!found) throw new Error('outside of a table');
  return found;
}
