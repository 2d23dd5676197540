// All cards of Champions: looked for by words and facets, each to be read with its rules. The address is the search.
import style from 'style:library';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { CHAMPIONS } from '../games';
import { useStyle } from '../lazy';
import { CopyLink } from '../share/copy';
import type { Book } from '../state/faces';
import { lead, leave } from '../state/place';
import { words } from '../table/context';
import { Facets } from './facets';
import { CardGrid } from './grid';
import { NothingFound } from './nothing';
import { found, indexed, readQuery, written, type Query } from './query';
import { Reading } from './reading';
import { useView, ViewSwitch } from './tile';

const cardOf = (search: string): string => new URLSearchParams(search).get('card') ?? '';

export function Library({ book }: { book: Book }): JSX.Element {
  useStyle(style);
  const w = words(book.lang);
  const view = useView('texts');
  const [q, setQ] = useState(() => readQuery(location.search));
  const [card, setCard] = useState(() => cardOf(location.search));
  const all = useMemo(() => indexed(Object.values(book.faces), book.lang), [book]);
  const faces = useMemo(() => found(all, q), [all, q]);
  useEffect(() => {
    const ready = setTimeout(() => all.forEach((e) => e.said), 1500); // before the first letter is typed, after the first cards are seen
    return () => clearTimeout(ready);
  }, [all]);
  document.title = `${w.Say('cards')} · quickstrike`;
  useEffect(() => {
    const moved = (): void => { setQ(readQuery(location.search)); setCard(cardOf(location.search)); };
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  const search = (now: Query): void => {
    setQ(now);
    history.replaceState(history.state, '', `/cards${written(now)}`);
  };
  const read = (code: string): void => {
    setCard(code);
    lead(`/cards${written(q, code)}`);
  };
  const close = (): void => {
    setCard('');
    leave(`/cards${written(q)}`);
  };
  const turn = (code: string): void => {
    setCard(code);
    history.replaceState(history.state, '', `/cards${written(q, code)}`);
  };
  const face = book.faces[card];
  return (
    <main class="catalogue">
      <header><h1>{w.Say('all_cards')}</h1><p role="status">{faces.length ? w.say('cards_n', { n: faces.length }) : w.say('no_cards')}</p><ViewSwitch lang={book.lang} now={view} /><CopyLink lang={book.lang} link={() => location.href} label={w.Say('copy_search')} brief /></header>
      <Facets book={book} all={all} q={q} set={search} />
      {!faces.length && <NothingFound lang={book.lang} words={q.words} here={CHAMPIONS} />}
      <CardGrid faces={faces} lang={book.lang} view={view} press={(f) => read(f.code)} />
      {face && <Reading book={book} face={face} close={close} of={faces} turn={(f) => turn(f.code)} />}
    </main>
  );
}
