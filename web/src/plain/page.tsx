// The table of a game that the page does not draw: its board as text, what is asked, what happened.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import type { Line, View } from '../live/protocol';
import { Follow, PlayAgain } from '../screens/again';
import { TableContext, type Table } from '../table/context';
import { Dialog } from '../table/dialog';
import { Consent } from '../table/dialogs';
import { Exports } from '../table/menu';
import { SeatList } from '../table/people';
import { LangSwitch, ThemeSwitch } from '../table/topbar';
import { unknown } from '../state/faces';
import { go } from '../state/place';
import { Asked, type Shared } from './ask';
import type { PlainView } from './types';

const LINES = 120; // of the log

function Top({ t, view, home, menu }: { t: Shared; view: PlainView; home: () => void; menu: () => void }): JSX.Element {
  const acting = t.state.seat >= 0;
  return (
    <header class="topbar">
      <a class="brand" href={`/g/${t.state.game}`} aria-label={`quickstrike, ${t.say('home')}`} onClick={(e) => { e.preventDefault(); home(); }}><Icon id="strike" /><span>quickstrike</span></a>
      <span class="crumb">{view.clock}</span>
      <div class="tools" role="toolbar" aria-label={t.Say('tools')}>
        {acting && <button type="button" class="tool" aria-label={t.Say('undo')} title={`${t.Say('undo')} (U)`} onClick={() => t.session.undo('step')}><Icon id="undo" /></button>}
        {acting && t.state.redo > 0 && <button type="button" class="tool" aria-label={t.Say('redo')} title={`${t.Say('redo')} (⇧U)`} onClick={() => t.session.redo()}><Icon id="redo" /></button>}
        {acting && <button type="button" class="tool tool--text" title={`${t.Say('hint')} (H)`} aria-label={t.Say('hint')} aria-disabled={!view.decision || undefined} onClick={() => void t.session.hint()}><Icon id="hint" /><span>{t.Say('hint')}</span></button>}
        <LangSwitch /><ThemeSwitch />
        <button type="button" class="tool" aria-label={t.Say('menu')} onClick={menu}><Icon id="menu" /></button>
      </div>
    </header>
  );
}

function Menu({ t, home, close }: { t: Shared; home: () => void; close: () => void }): JSX.Element {
  const acting = t.state.seat >= 0;
  return (
    <Dialog title={t.Say('menu')} cls="dialog--side" close={close} closeName={t.Say('close')}>
      {acting && (
        <section class="menu__g"><h3 class="lbl">{t.Say('undo')}</h3>
          <div class="menu__row">
            <button type="button" class="btn" onClick={() => { close(); t.session.undo('step'); }}>{t.Say('undo_step')} <kbd>U</kbd></button>
            <button type="button" class="btn" onClick={() => { close(); t.session.undo('turn'); }}>{t.Say('undo_turn')}</button>
            <button type="button" class="btn" disabled={!t.state.redo} onClick={() => { close(); t.session.redo(); }}><Icon id="redo" />{t.Say('redo')}</button>
          </div>
          {t.state.seen > 0 && <p class="mut">{t.Say('seen_n', { n: t.state.seen })}</p>}
        </section>
      )}
      <section class="menu__g menu__row"><LangSwitch /><ThemeSwitch /></section>
      <section class="menu__g"><h3 class="lbl">{t.Say('at_this_table')}</h3><SeatList /></section>
      <section class="menu__g"><h3 class="lbl">{t.Say('export')}</h3><Exports /></section>
      <section class="menu__g menu__row"><button type="button" class="btn" onClick={home}>{t.Say('leave')}</button></section>
    </Dialog>
  );
}

/** The seats that are mine, where they are several: the page turns to the one that is asked. */
function MySeats({ t, view }: { t: Shared; view: PlainView }): JSX.Element | null {
  if (t.state.seats.length < 2) return null;
  return (
    <div class="seg pseats" role="group" aria-label={t.Say('your_seat')}>
      {t.state.seats.map((s) => (
        <button type="button" key={s} aria-pressed={s === t.state.seat} onClick={() => t.session.look(s)}>{view.names[s]}{view.waiting_for.includes(s) ? ' ●' : ''}</button>
      ))}
    </div>
  );
}

function Log({ t }: { t: Shared }): JSX.Element {
  const lines = t.state.story.slice(-LINES).reverse() as (Line & { heading?: boolean })[];
  return (
    <section class="plog" aria-labelledby="log-t">
      <h2 id="log-t" class="lbl">{t.Say('log')}</h2>
      <ol>{lines.map((x, i) => <li key={t.state.story.length - i} class={x.heading || x.kind === 'note' ? 'is-head' : ''} style={{ paddingLeft: `${x.depth}em` }}>{x.text}</li>)}</ol>
    </section>
  );
}

function Now({ t, view, home }: { t: Shared; view: PlainView; home: () => void }): JSX.Element {
  if (view.result)
    return (
      <section class="pask pover" aria-labelledby="dec-t">
        <h2 id="dec-t" tabIndex={-1}>{view.result_text}</h2>
        <div class="prow"><PlayAgain names={view.names} /><button type="button" class="btn" onClick={home}>{t.Say('new_game')}</button></div>
        <Exports />
      </section>
    );
  return (
    <>
      {view.decision ? <Asked t={t} d={view.decision} /> : (
        <section class="pask"><h2 id="dec-t" tabIndex={-1} role="status">{view.asked ?? t.Say('please_wait')}</h2>{t.state.note && <p class="note" role="alert">{t.state.note}</p>}</section>
      )}
      {view.offers.map((d) => (
        <section class="pask" key={d.number}><h3 class="lbl">{t.Say('offers')}</h3>
          <div class="prow">{d.options.map((o) => <button type="button" class="btn" key={o.id} data-option={o.id} disabled={t.state.busy} onClick={() => void t.session.answer([o.id])}>{o.text}</button>)}</div>
        </section>
      ))}
    </>
  );
}

export function PlainTable({ shared: t }: { shared: Shared }): JSX.Element {
  const home = (): void => go(`/g/${t.state.game}`);
  const [menu, setMenu] = useState(false);
  const view = t.state.views[String(t.state.seat)] as unknown as PlainView;
  // Whoever answered at the end of a long list sees the next question.
  useEffect(() => document.getElementById('dec-t')?.scrollIntoView({ block: 'nearest' }), [t.state.at.join(), t.state.seat]);
  document.title = `${view.decision ? '● ' : ''}${view.clock} · quickstrike`;
  // What is drawn on other tables is not here; the windows of all tables ask only for the rest.
  const table: Table = { ...t, view: {} as View, marks: new Map(), face: unknown, code: () => undefined, who: (seat) => view.names[seat] };
  return (
    <TableContext.Provider value={table}>
      <div class="plainpage">
        <Top t={t} view={view} home={home} menu={() => setMenu(true)} />
        <main class="pmain">
          <h1 class="vh">quickstrike · {view.clock}</h1>
          <section class="ptable" aria-label={t.Say('the_table')}><MySeats t={t} view={view} /><pre tabIndex={0}>{view.board.join('\n')}</pre></section>
          <div class="pside"><Now t={t} view={view} home={home} /></div>
          <Log t={t} />
        </main>
        <Consent />
        <Follow />
        {menu && <Menu t={t} home={home} close={() => setMenu(false)} />}
        {t.state.link === 'waiting' && <p class="linkbar" role="status">{t.Say('reconnecting')} {t.state.linkWhy}</p>}
      </div>
    </TableContext.Provider>
  );
}
