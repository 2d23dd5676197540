// The way to a table: its connection, and the page of the game that is played there.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { Coached } from '../learn/coach';
import { lazy } from '../lazy';
import { tableOf, type TableModule } from '../games';
import { Lost } from '../screens/lost';
import { Acts } from '../state/acts';
import { useBack } from '../state/over';
import { Session } from '../state/session';
import { rememberTable } from '../state/settings';
import { Store, useStore } from '../state/store';
import { FRESH, type Ui } from '../state/ui';
import { say } from '../words';
import { words } from './context';

const RoomPage = lazy(async () => (await import('../room/page')).RoomPage);

/** The page of this game, once it is there. */
function usePage(game: string, session: Session, acts: Acts): TableModule | 'failed' | undefined {
  const [page, setPage] = useState<TableModule | 'failed'>();
  useEffect(() => {
    if (!game) return undefined;
    let stale = false;
    let end = (): void => undefined;
    tableOf(game).then((found) => {
      if (stale) return;
      end = found.enter?.(session, acts) ?? end;
      setPage(found);
    }, () => !stale && setPage('failed'));
    return () => { stale = true; end(); };
  }, [game, session]);
  return page;
}

/** The address asks for the replay: "?replay", or from which answer on, "?replay=57". */
function replayed(): Ui['replay'] {
  const at = new URLSearchParams(location.search).get('replay');
  return at === null ? undefined : /^\d+$/.test(at) ? { at: Number(at) } : {};
}

export function TablePage({ table, secret, lang, home }: { table: string; secret: string; lang: Lang; home: () => void }): JSX.Element {
  const session = useMemo(() => new Session(table, secret, lang), [table, secret]);
  const ui = useMemo(() => new Store<Ui>({ ...FRESH, replay: replayed() }), [session]);
  const acts = useMemo(() => new Acts(session, ui), [session]);
  useEffect(() => () => session.end(), [session]);
  useEffect(() => session.speak(lang), [session, lang]);
  const state = useStore(session.store);
  const shown = useStore(ui);
  // a replay that the address asks for is no window: before it lies what led there
  const replays = shown.replay && !new URLSearchParams(location.search).has('replay');
  useBack(Number(!!shown.open) + Number(!!replays), () => ui.set((u) => (u.open ? { open: undefined } : { replay: undefined })));
  const page = usePage(state.game, session, acts);
  useEffect(() => { if (state.ready) rememberTable({ table, key: secret }); }, [state.ready]);
  const view = state.views[String(state.seat)];
  if (page === 'failed') return <Lost lang={lang} title={say(lang, 'not_sent')} gone={false} />;
  if (state.link === 'closed' || (!view && state.linkWhy)) return <Lost lang={lang} title={state.linkWhy || say(lang, 'table_closed')} gone={state.link === 'closed'} />;
  if (!view || !page) return <p class="loading" role="status">{say(lang, 'opening_table')}</p>;
  if (state.present.room) return <RoomPage t={{ lang, session, state, ui: shown, acts, ...words(lang) }} />;
  return <Coached session={session} state={state} lang={lang}><page.Table shared={{ lang, session, state, ui: shown, acts, ...words(lang) }} home={home} /></Coached>;
}
