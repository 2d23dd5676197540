// The table page.
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { DecisionPanel } from '../decide/panel';
import { useKeys } from '../keys/keys';
import { Log } from '../log/log';
import { Follow } from '../screens/again';
import { Summary } from '../screens/summary';
import { Acts } from '../state/acts';
import { codeIn } from '../state/choice';
import { faceFor, type Book } from '../state/faces';
import { marksOf } from '../state/marks';
import { drawn } from '../plain/games';
import { PlainTable } from '../plain/page';
import { Session } from '../state/session';
import { rememberTable } from '../state/settings';
import { Store, useStore } from '../state/store';
import { FRESH, type Ui } from '../state/ui';
import { say } from '../words';
import { TableContext, useTable, words, type Table } from './context';
import { Consent, Windows } from './dialogs';
import { useDrag } from './drag';
import { Hand } from './hand';
import { Menu } from './menu';
import { useOnce } from './once';
import { Seats } from './seat';
import { Stage } from './stage';
import { TopBar } from './topbar';
import { useTravel } from './travel';
import { Villain } from './villain';
import { ReadCard, useZoom, ZoomView } from './zoom';

function Board({ home }: { home: () => void }): JSX.Element {
  const t = useTable();
  useKeys(t);
  useZoom();
  useDrag(t.acts);
  useTravel(t.view);
  const once = useOnce(t.ui.of);
  if (t.view.result && t.ui.result && !t.session.teller.telling) return <Summary home={home} />;
  const cls = ['tablepage', t.state.seat < 0 && 'is-watching', t.view.decision?.pick?.kind === 'pay' && 'paypage'].filter(Boolean).join(' ');
  return (
    <div class={cls}>
      <a class="skip" href="#decision" onClick={(e) => { e.preventDefault(); document.getElementById('dec-t')?.focus(); }}>{t.Say('skip_to_decision')}</a>
      <TopBar home={home} />
      <aside class="rail" onClickCapture={once} aria-label={t.Say('decision_and_log')}><DecisionPanel /><Log /></aside>
      <main class="board" onClickCapture={once}><h1 class="vh">quickstrike · {t.Say('round_n', { n: t.view.round })}</h1><Stage /><Hand /><Seats /><Villain /></main>
      <ZoomView />
      <Consent />
      <Follow />
      {t.state.link === 'waiting' && <p class="linkbar" role="status">{t.Say('reconnecting')} {t.state.linkWhy}</p>}
    </div>
  );
}


export function TablePage({ table, secret, book, home }: { table: string; secret: string; book: Book; home: () => void }): JSX.Element {
  const session = useMemo(() => new Session(table, secret, book.lang), [table, secret]);
  const ui = useMemo(() => new Store<Ui>(FRESH), [session]);
  const acts = useMemo(() => new Acts(session, ui), [session]);
  useEffect(() => {
    const end = session.store.watch(() => drawn(session.now.game) && acts.settle());
    return () => { end(); session.end(); };
  }, [session]);
  useEffect(() => session.speak(book.lang), [session, book.lang]);
  const state = useStore(session.store);
  const shown = useStore(ui);
  useEffect(() => { if (state.ready) rememberTable({ table, key: secret }); }, [state.ready]);
  const view = state.views[String(state.seat)];
  if (state.link === 'closed' || (!view && state.linkWhy)) return <Closed why={state.linkWhy} lang={book.lang} home={home} />;
  if (!view) return <p class="loading" role="status">{say(book.lang, 'opening_table')}</p>;
  const shared = { lang: book.lang, book, session, state, ui: shown, acts, ...words(book.lang) };
  if (!drawn(state.game)) return <PlainTable shared={shared} />;
  const t: Table = {
    ...shared, view, marks: marksOf(view, shown), who: (seat) => view.play.find((c) => c.id === view.players[seat]?.identity)?.name,
    face: (code, name) => faceFor(book, view, code, name), code: (id) => codeIn(view, id),
  };
  document.title = `${view.decision ? '● ' : ''}${t.Say('round_n', { n: view.round })} · quickstrike`;
  return (
    <TableContext.Provider value={t}>
      <Board home={home} />
      <Menu home={home} />
      <ReadCard />
      <Windows />
    </TableContext.Provider>
  );
}

function Closed({ why, lang, home }: { why: string; lang: Book['lang']; home: () => void }): JSX.Element {
  return (
    <main class="loading" role="alert">
      <p>{why || say(lang, 'table_closed')}</p>
      <button type="button" class="btn btn--go" onClick={home}>{say(lang, 'to_start')}</button>
    </main>
  );
}
