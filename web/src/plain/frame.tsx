// What the tables of all games but Champions have around them: top bar, menu, log, rules, keys, the pace of the story.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CoachLines } from '../coach/lines';
import { Review } from '../coach/review';
import { PaceSwitch } from '../decide/telling';
import { keyFor, meant, MOVABLE } from '../keys/chosen';
import { Icon } from '../icons/icon';
import type { View } from '../live/protocol';
import { Rules } from '../log/rules';
import { Follow, PlayAgain } from '../screens/again';
import { unknown } from '../state/faces';
import { Chat } from '../room/chat';
import { ChatTool } from '../room/tool';
import { settings } from '../state/settings';
import { useStore } from '../state/store';
import { play } from '../story/sounds';
import { TableContext, type Shared, type Table } from '../table/context';
import { Dialog } from '../table/dialog';
import { Consent } from '../table/dialogs';
import { Elsewhere, SettingsButton, SettingsOver } from '../table/elsewhere';
import { Exports } from '../table/menu';
import { SeatList } from '../table/people';
import { LangSwitch, ThemeSwitch } from '../table/topbar';
import type { Word } from '../words';
import { parts, withPassed, type Told } from './deeds';
import type { Passed } from './passing';
import type { PlainView } from './types';

const LINES = 120; // of the log

/** What is seen of any table. */
export type Seen = Pick<PlainView, 'clock' | 'names' | 'result' | 'result_text' | 'asked' | 'waiting_for' | 'decision' | 'offers'>;
type Props = { t: Shared; view: Seen; home: () => void };

function Top({ t, view, home, trail }: Props & { trail?: ComponentChildren }): JSX.Element {
  const acting = t.state.seat >= 0;
  const open = (panel: 'menu' | 'rules' | 'log'): void => t.acts.ui.set({ open: panel });
  return (
    <header class="topbar">
      <a class="brand" href="/" aria-label={`quickstrike, ${t.say('home')}`} onClick={(e) => { e.preventDefault(); home(); }}><Icon id="strike" /><span>quickstrike</span></a>
      {trail ?? <span class="crumb">{view.clock}</span>}
      <div class="tools" role="toolbar" aria-label={t.Say('tools')}>
        {acting && <button type="button" class="tool" aria-label={t.Say('undo')} title={`${t.Say('undo')} (${keyFor('u')})`} onClick={() => t.session.undo('step')}><Icon id="undo" /></button>}
        {acting && t.state.redo > 0 && <button type="button" class="tool" aria-label={t.Say('redo')} title={`${t.Say('redo')} (⇧${keyFor('u')})`} onClick={() => t.session.redo()}><Icon id="redo" /></button>}
        {acting && !view.result && <button type="button" class="tool tool--text" title={`${t.Say('hint')} (${keyFor('h')})`} aria-label={t.Say('hint')} aria-disabled={!view.decision || undefined} onClick={() => void t.session.hint()}><Icon id="hint" /><span>{t.Say('hint')}</span></button>}
        <ChatTool t={t} />
        <button type="button" class="tool tool-rules" aria-label={t.Say('rules')} title={`${t.Say('rules')} (${keyFor('k')})`} onClick={() => open('rules')}><Icon id="book" /></button>
        <LangSwitch /><ThemeSwitch />
        <button type="button" class="tool" aria-label={t.Say('menu')} onClick={() => open('menu')}><Icon id="menu" /></button>
      </div>
    </header>
  );
}

function Menu({ t, home, close }: { t: Shared; home: () => void; close: () => void }): JSX.Element {
  const acting = t.state.seat >= 0;
  const { sound } = useStore(settings);
  const then = (deed: () => void) => () => { close(); deed(); };
  return (
    <Dialog title={t.Say('menu')} cls="dialog--side" close={close} closeName={t.Say('close')}>
      {acting && (
        <section class="menu__g"><h3 class="lbl">{t.Say('undo')}</h3>
          <div class="menu__row">
            <button type="button" class="btn" onClick={then(() => t.session.undo('step'))}>{t.Say('undo_step')} <kbd>{keyFor('u')}</kbd></button>
            <button type="button" class="btn" onClick={then(() => t.session.undo('turn'))}>{t.Say('undo_turn')}</button>
            <button type="button" class="btn" disabled={!t.state.redo} onClick={then(() => t.session.redo())}><Icon id="redo" />{t.Say('redo')} <kbd>⇧{keyFor('u')}</kbd></button>
          </div>
          {t.state.seen > 0 && <p class="mut">{t.Say('seen_n', { n: t.state.seen })}</p>}
        </section>
      )}
      {t.session.teller.beats && <section class="menu__g"><h3 class="lbl">{t.Say('pace')}</h3><PaceSwitch /></section>}
      <section class="menu__g menu__row">
        <button type="button" class="switch" role="switch" aria-checked={sound} onClick={() => { settings.set({ sound: !sound }); play('turn'); }}><i /><span>{t.Say('sounds')}</span></button>
        <LangSwitch /><ThemeSwitch />
      </section>
      <section class="menu__g menu__row">
        <button type="button" class="btn" onClick={() => t.acts.ui.set({ open: 'log' })}><Icon id="log" />{t.Say('log')} <kbd>{keyFor('l')}</kbd></button>
        <button type="button" class="btn" onClick={() => t.acts.ui.set({ open: 'rules', rule: '' })}><Icon id="book" />{t.Say('rules')} <kbd>{keyFor('k')}</kbd></button>
        {t.session.teller.beats && <button type="button" class="btn" onClick={then(() => t.acts.ui.set({ replay: {} }))}><Icon id="play" />{t.Say('replay')}</button>}
        <button type="button" class="btn" onClick={() => t.acts.ui.set({ open: 'keys' })}>{t.Say('keys')} <kbd>?</kbd></button>
        <SettingsButton t={t} />
      </section>
      <section class="menu__g"><h3 class="lbl">{t.Say('at_this_table')}</h3><SeatList /></section>
      <section class="menu__g"><h3 class="lbl">{t.Say('export')}</h3><Exports /></section>
      <Elsewhere t={t} />
      <section class="menu__row menu__end"><button type="button" class="btn" onClick={home}>{t.Say('leave')}</button></section>
    </Dialog>
  );
}

/** The seats that are mine, where they are several: the page turns to the one that is asked. */
export function MySeats({ t, view }: Pick<Props, 't' | 'view'>): JSX.Element | null {
  if (t.state.seats.length < 2) return null;
  return (
    <div class="seg pseats" role="group" aria-label={t.Say('your_seat')}>
      {t.state.seats.map((s) => (
        <button type="button" key={s} aria-pressed={s === t.state.seat} onClick={() => t.session.look(s)}>{view.names[s]}{view.waiting_for.includes(s) ? ' ●' : ''}</button>
      ))}
    </div>
  );
}

/** From what is oldest to the newest line, which stays in sight (plain.css). */
export function Log({ t, id = 'log-t', leads, passed = [], draw }: { t: Shared; id?: string; leads?: ReadonlySet<string>; passed?: Passed[]; draw?: ((line: Told) => ComponentChildren) | undefined }): JSX.Element {
  const all = parts(withPassed(t.state.story, passed).slice(-LINES), leads);
  const line = (x: Told, i: number): JSX.Element => <li key={i} class={`k-${x.kind.replace(/ /g, '-')}`} style={{ paddingLeft: `${x.depth + (i > 0 ? 1 : 0)}em` }}>{draw ? draw(x) : x.text}</li>;
  return (
    <section class="plog" aria-labelledby={id} tabIndex={0}>
      <div class="plog__in">
        <h2 id={id} class="lbl">{t.Say('log')}</h2>
        <div role="log">
          {all.map((p, i) => (
            <section key={i}>
              {p.title && <h3 class={p.step ? 'is-step' : 'is-head'}>{p.title}</h3>}
              {p.deeds.map((deed, k) => <ol key={k} data-who={deed[0]?.who}>{deed.map(line)}</ol>)}
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The line of the story that has its moment, and the way on. now: what is said instead of it. */
export function Telling({ t, now }: { t: Shared; now?: string }): JSX.Element {
  const { beat, paused } = t.state;
  return (
    <section class="pask ptell">
      <h2 id="dec-t" tabIndex={-1} aria-live="polite">{now ?? beat?.text}</h2>
      <div class="prow foot--tell">
        <button type="button" class="btn btn--go" onClick={() => t.session.teller.next()}>{t.Say('next')} <kbd>␣</kbd></button>
        <button type="button" class="btn" onClick={() => t.session.teller.finish()}>{t.Say('skip')} <kbd>Esc</kbd></button>
        <button type="button" class="btn btn--ghost" aria-label={t.Say(paused ? 'go_on' : 'pause')} title={`${t.Say('pause')} (${keyFor('p')})`} onClick={() => t.session.pause(!paused)}><Icon id={paused ? 'play' : 'pause'} /></button>
      </div>
    </section>
  );
}

/** A game that is over, at its table. */
export function Over({ t, view, home }: Props): JSX.Element {
  return (
    <section class="pask pover" aria-labelledby="dec-t">
      <h2 id="dec-t" tabIndex={-1}>{view.result_text}</h2>
      <div class="prow">
        {!t.ui.result && <button type="button" class="btn btn--go" onClick={() => t.acts.ui.set({ result: true })}>{t.Say('summary')}</button>}
        <PlayAgain names={view.names} /><button type="button" class="btn" onClick={home}>{t.Say('new_game')}</button>
        {t.ui.result && <button type="button" class="btn" onClick={() => t.acts.ui.set({ open: 'review' })}><Icon id="hint" />{t.Say('review')}</button>}
      </div>
      {t.ui.result && <Exports />}
    </section>
  );
}

/** Nobody at this table is asked by the page: who it waits for. */
export function Waiting({ t, view }: Pick<Props, 't' | 'view'>): JSX.Element {
  return (
    <section class="pask">
      <h2 id="dec-t" tabIndex={-1} role="status">{view.asked ?? t.Say('please_wait')}</h2>
      {t.state.note && <p class="note" role="alert">{t.state.note}</p>}
    </section>
  );
}

export type KeyPress = (e: KeyboardEvent) => boolean;
/** The digit of a key, by its place on the keyboard. */
export const digitOf = (e: KeyboardEvent): number => Number(/^(?:Digit|Numpad)([1-9])$/.exec(e.code)?.[1] ?? 0);

function usual(t: Shared, e: KeyboardEvent): boolean {
  const { teller } = t.session;
  const key = meant(e.key.toLowerCase());
  if (teller.telling && (e.key === ' ' || e.key === 'Escape')) e.key === ' ' ? teller.next() : teller.finish();
  else if (key === 'u') e.shiftKey ? t.session.redo() : t.session.undo('step');
  else if (key === 'h') void t.session.hint();
  else if (key === 'c') t.acts.ui.set({ open: 'coach' });
  else if (key === 'l') t.acts.ui.set({ open: 'log' });
  else if (key === 'k') t.acts.ui.set({ open: 'rules', rule: '' });
  else if (key === 'm') t.acts.ui.set({ open: 'menu' });
  else if (key === '?') t.acts.ui.set({ open: 'keys' });
  else if (key === 'p' && teller.beats) t.session.pause(!t.state.paused);
  else return false;
  return true;
}

/** The keys of every table, after those of the game. Nothing is meant for the table while somebody types or reads. */
export function useTableKeys(t: Shared, own: KeyPress): void {
  const now = useRef({ t, own });
  now.current = { t, own };
  useEffect(() => {
    const typed = (e: KeyboardEvent): void => {
      const busy = e.target instanceof HTMLElement && e.target.closest('input,textarea,select,.dialog');
      if (e.ctrlKey || e.altKey || e.metaKey || e.repeat || busy || now.current.t.ui.open || now.current.t.ui.replay) return;
      if (e.key === 'Enter' && e.target instanceof Element && e.target.matches('button,a')) return;
      const { t: table, own: mine } = now.current;
      if ((!table.session.teller.telling && mine(e)) || usual(table, e)) e.preventDefault();
    };
    addEventListener('keydown', typed);
    return () => removeEventListener('keydown', typed);
  }, []);
}

const KEYS: [string, Word][] = [
  ['1–9', 'key_option'], ['Enter', 'key_enter'], ['Space', 'key_space'], ['Esc', 'key_esc'], ['?', 'keys'],
];
/** Those of Champions' letters that every table has. */
const letters = (): [string, Word][] => [...MOVABLE.filter(([l]) => 'uhclkpm'.includes(l)).map(([l, word]): [string, Word] => [keyFor(l), word]), [`Shift+${keyFor('u')}`, 'redo']];

function Windows({ t, home, keys, names }: { t: Shared; home: () => void; keys: [string, Word][]; names: string[] }): JSX.Element | null {
  const close = (): void => t.acts.ui.set({ open: undefined });
  const window = (title: Word, cls: string, inside: JSX.Element): JSX.Element => <Dialog title={t.Say(title)} cls={cls} close={close} closeName={t.Say('close')}>{inside}</Dialog>;
  switch (t.ui.open) {
    case 'menu':
      return <Menu t={t} home={home} close={close} />;
    case 'rules':
      return window('rules', 'dialog--side', <Rules />);
    case 'settings':
      return <SettingsOver t={t} />;
    case 'log':
      return window('log', 'dialog--side', <Log t={t} id="log-w" />);
    case 'chat':
      return window('chat', 'dialog--side', <Chat t={t} />);
    case 'coach':
      return window('coach', 'dialog--side', <CoachLines t={t} />);
    case 'review':
      return window('review', 'dialog--full', <Review t={t} names={names} />);
    case 'keys':
      return window('keys', '', <dl class="keylist">{[...keys, ...KEYS, ...letters()].map(([key, word]) => <div key={key}><dt><kbd>{key}</kbd></dt><dd>{t.Say(word)}</dd></div>)}</dl>);
    default:
      return null;
  }
}

/** The page of a table. trail: what stands in the top bar instead of the clock; keys: those of the game. */
export function Frame({ t, view, home, cls, trail, keys = [], children }: Props & {
  cls: string;
  trail?: ComponentChildren;
  keys?: [string, Word][];
  children: ComponentChildren;
}): JSX.Element {
  document.title = `${view.decision ? '● ' : ''}${view.clock} · quickstrike`;
  // What is drawn on Champions' table is not here; the windows of all tables ask only for the rest.
  const table: Table = { ...t, book: undefined as never, view: {} as View, marks: new Map(), face: unknown, code: () => undefined, who: (seat) => view.names[seat] };
  return (
    <TableContext.Provider value={table}>
      <div class={cls}>
        <a class="skip" href="#dec-t" onClick={(e) => { e.preventDefault(); document.getElementById('dec-t')?.focus(); }}>{t.Say('skip_to_decision')}</a>
        {!t.ui.replay && <Top t={t} view={view} home={home} trail={trail} />}
        {children}
        <Consent />
        <Follow />
        <Windows t={t} home={home} keys={keys} names={view.names} />
        {t.state.link === 'waiting' && <p class="linkbar" role="status">{t.Say('reconnecting')} {t.state.linkWhy}</p>}
      </div>
    </TableContext.Provider>
  );
}
