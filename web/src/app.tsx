// Which screen the address means.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Catalogue } from './screens/catalogue';
import { NewGame } from './screens/newgame';
import { book, type Book } from './state/faces';
import { go, place } from './state/place';
import { settings } from './state/settings';
import { useStore } from './state/store';
import { PlainNew } from './plain/new';
import { TablePage } from './table/page';
import { say } from './words';

const home = (): void => go('/');

export function App(): JSX.Element {
  const { lang } = useStore(settings);
  const [here, setHere] = useState(place);
  const [pages, setPages] = useState<Book>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const moved = (): void => setHere(place());
    addEventListener('popstate', moved);
    addEventListener('hashchange', moved);
    return () => {
      removeEventListener('popstate', moved);
      removeEventListener('hashchange', moved);
    };
  }, []);
  useEffect(() => {
    let stale = false;
    setFailed(false);
    book(lang).then((b) => !stale && setPages(b), () => !stale && setFailed(true));
    return () => void (stale = true);
  }, [lang]);
  if (failed) return <p class="loading" role="alert">{say(lang, 'cards_unavailable')}</p>;
  if (!pages) return <p class="loading" role="status">{say(lang, 'loading')}</p>;
  if (here.screen === 'table')
    return <TablePage key={`${here.table}#${here.secret}`} table={here.table} secret={here.secret} book={pages} home={home} />;
  if (here.screen === 'game') return <PlainNew key={here.game} book={pages} game={here.game} open={(table, key) => go(`/t/${table}#${key}`)} />;
  if (here.screen === 'cards') return <Catalogue faces={Object.values(pages.faces)} lang={pages.lang} />;
  return <NewGame book={pages} open={(table, key) => go(`/t/${table}#${key}`)} />;
}
