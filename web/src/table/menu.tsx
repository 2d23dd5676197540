// The menu: undo in larger steps, pace, sound, seats, exports.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { PaceSwitch } from '../decide/telling';
import { keyFor } from '../keys/chosen';
import { Icon } from '../icons/icon';
import { server, ServerError } from '../live/http';
import { device, settings } from '../state/settings';
import { play } from '../story/sounds';
import { useStore } from '../state/store';
import { useTable } from './context';
import { Elsewhere, SettingsButton } from './elsewhere';
import { Dialog } from './dialog';
import { SeatList } from './people';
import { LangSwitch, ThemeSwitch } from './topbar';

export const EXPORTS = ['save', 'log', 'replay', 'position'] as const;

export function Exports(): JSX.Element {
  const t = useTable();
  const [error, setError] = useState('');
  const give = async (what: string): Promise<void> => {
    try {
      const { name, file } = await server.export(t.session.table, t.session.key, device, what, t.lang);
      const a = document.createElement('a');
      a.href = URL.createObjectURL(file);
      a.download = name;
      a.click();
      setTimeout(() => URL.revokeObjectURL(a.href), 1000);
      setError('');
    } catch (e) {
      setError(e instanceof ServerError ? e.message : t.say('not_sent'));
    }
  };
  return (
    <div class="exports">
      {EXPORTS.map((what) => <button type="button" class="btn" key={what} onClick={() => void give(what)}><Icon id="save" />{t.Say(`export_${what}`)}</button>)}
      {error && <p class="note" role="alert">{error}</p>}
    </div>
  );
}

/** Cards whose windows are passed, and the way back. */
function Muted(): JSX.Element | null {
  const t = useTable();
  if (!t.view.muted.length) return null;
  return (
    <section class="menu__g"><h3 class="lbl">{t.Say('passed_by_itself')}</h3>
      {t.view.muted.map((code) => (
        <p key={code} class="menu__row">{t.face(code).name} <button type="button" class="btn" onClick={() => t.session.unmute(code)}>{t.Say('ask_again')}</button></p>
      ))}
    </section>
  );
}

/** Cards whose free triggers are used unasked, and the way back. */
function Used(): JSX.Element | null {
  const t = useTable();
  const { using } = useStore(settings);
  const cards = Object.entries(using);
  if (!cards.length) return null;
  const drop = (code: string): void => { const { [code]: _, ...rest } = settings.now.using; settings.set({ using: rest }); };
  return (
    <section class="menu__g"><h3 class="lbl">{t.Say('used_by_itself')}</h3>
      {cards.map(([code, name]) => <p key={code} class="menu__row">{name} <button type="button" class="btn" onClick={() => drop(code)}>{t.Say('ask_again')}</button></p>)}
    </section>
  );
}

export function Menu({ home }: { home: () => void }): JSX.Element | null {
  const t = useTable();
  const { sound } = useStore(settings);
  if (t.ui.open !== 'menu') return null;
  const close = (): void => t.acts.ui.set({ open: undefined });
  const then = (deed: () => void) => () => { close(); deed(); };
  const acting = t.state.seat >= 0;
  const concede = t.view.decision?.options.some((o) => o.verb === 'concede');
  return (
    <Dialog title={t.Say('menu')} cls="dialog--side" close={close} closeName={t.Say('close')}>
      {acting && (
        <section class="menu__g"><h3 class="lbl">{t.Say('undo')}</h3>
          <div class="menu__row">
            <button type="button" class="btn" onClick={then(() => t.session.undo('step'))}>{t.Say('undo_step')} <kbd>{keyFor('u')}</kbd></button>
            <button type="button" class="btn" onClick={then(() => t.session.undo('action'))}>{t.Say('undo_action')}</button>
            <button type="button" class="btn" onClick={then(() => t.session.undo('turn'))}>{t.Say('undo_turn')}</button>
            <button type="button" class="btn" disabled={!t.state.redo} onClick={then(() => t.session.redo())}><Icon id="redo" />{t.Say('redo')} <kbd>⇧{keyFor('u')}</kbd></button>
          </div>
          {t.state.seen > 0 && <p class="mut">{t.Say('seen_n', { n: t.state.seen })}</p>}
        </section>
      )}
      <section class="menu__g"><h3 class="lbl">{t.Say('pace')}</h3><PaceSwitch /></section>
      <section class="menu__g menu__row">
        <button type="button" class="switch" role="switch" aria-checked={sound} onClick={() => { settings.set({ sound: !sound }); play('turn'); }}><i /><span>{t.Say('sounds')}</span></button>
        <LangSwitch /><ThemeSwitch />
      </section>
      <section class="menu__g menu__row">
        <button type="button" class="btn" onClick={() => t.acts.ui.set({ open: 'log' })}><Icon id="log" />{t.Say('log')} <kbd>{keyFor('l')}</kbd></button>
        <button type="button" class="btn" onClick={() => t.acts.ui.set({ open: 'rules', rule: '' })}><Icon id="book" />{t.Say('rules')} <kbd>{keyFor('k')}</kbd></button>
        <button type="button" class="btn" onClick={then(() => t.acts.ui.set({ replay: {} }))}><Icon id="play" />{t.Say('replay')}</button>
        <button type="button" class="btn" onClick={() => t.acts.ui.set({ open: 'keys' })}>{t.Say('keys')} <kbd>?</kbd></button>
        <SettingsButton t={t} />
      </section>
      <Muted />
      <Used />
      <section class="menu__g"><h3 class="lbl">{t.Say('at_this_table')}</h3><SeatList /></section>
      <section class="menu__g"><h3 class="lbl">{t.Say('export')}</h3><Exports /></section>
      <Elsewhere t={t} />
      <section class="menu__row menu__end">
        <button type="button" class="btn" onClick={then(home)}>{t.Say('leave')}</button>
        {concede && <button type="button" class="btn btn--bad" onClick={() => t.acts.ui.set({ open: 'concede' })}>{t.Say('concede')}</button>}
      </section>
    </Dialog>
  );
}
