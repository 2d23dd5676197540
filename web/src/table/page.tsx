// The table of Champions.
import type { JSX } from 'preact';

import { First } from '../decide/first';
import { DecisionPanel } from '../decide/panel';
import { useKeys } from '../keys/keys';
import { WithBook } from '../lazy';
import { Log } from '../log/log';
import { ChampionsReplay } from '../replay/champions';
import { Follow } from '../screens/again';
import { Summary } from '../screens/summary';
import type { Acts } from '../state/acts';
import type { Book } from '../state/faces';
import type { Session } from '../state/session';
import { BEATS } from '../story/beats';
import { TableContext, useTable, type Shared } from './context';
import { Consent, Windows } from './dialogs';
import { useDrag } from './drag';
import { Hand } from './hand';
import { Menu } from './menu';
import { tableAt } from './of';
import { useOnce } from './once';
import { Seats } from './seat';
import { useSeen } from './seen';
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
  useTravel(t.view, t.state.story, t.state.at[0], t.view.seat);
  const over = useSeen(!!t.view.result && !t.session.teller.telling);
  const once = useOnce(t.ui.of);
  if (over && t.ui.result) return <Summary home={home} />;
  const cls = ['tablepage', t.state.seat < 0 && 'is-watching', t.view.decision?.pick?.kind === 'pay' && 'paypage'].filter(Boolean).join(' ');
  return (
    <div class={cls}>
      <a class="skip" href="#decision" onClick={(e) => { e.preventDefault(); document.getElementById('dec-t')?.focus(); }}>{t.Say('skip_to_decision')}</a>
      <TopBar home={home} />
      <aside class="rail" onClickCapture={once} aria-label={t.Say('decision_and_log')}><First /><DecisionPanel /><Log /></aside>
      <main class="board" onClickCapture={once}><h1 class="vh">quickstrike · {t.Say('round_n', { n: t.view.round })}</h1><Stage /><Hand /><Seats /><Villain /></main>
      <ZoomView />
      <Consent />
      <Follow />
      {t.state.link === 'waiting' && <p class="linkbar" role="status">{t.Say('reconnecting')} {t.state.linkWhy}</p>}
    </div>
  );
}

function Shown({ shared, book, home }: { shared: Shared; book: Book; home: () => void }): JSX.Element | null {
  const view = shared.state.views[String(shared.state.seat)];
  if (!view) return null;
  const t = tableAt(shared, book, view);
  document.title = `${view.decision ? '● ' : ''}${t.Say('round_n', { n: view.round })} · quickstrike`;
  return (
    <TableContext.Provider value={t}>
      {t.ui.replay ? <ChampionsReplay /> : <Board home={home} />}
      <Menu home={home} />
      <ReadCard />
      <Windows />
    </TableContext.Provider>
  );
}

function ChampionsTable({ shared, home }: { shared: Shared; home: () => void }): JSX.Element {
  return <WithBook show={(book) => <Shown shared={shared} book={book} home={home} />} />;
}

export { ChampionsTable as Table };

export function enter(session: Session, acts: Acts): () => void {
  session.teller.beats = BEATS;
  acts.settle();
  return session.store.watch(() => acts.settle());
}
