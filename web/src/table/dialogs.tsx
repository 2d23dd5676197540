// The smaller windows: an open pile, conceding, consent to an undo, all keys.
import type { JSX } from 'preact';
import { CardSlot } from '../cards';
import { CoachLines } from '../coach/lines';
import { KeyList } from '../keys/help';
import { Log } from '../log/log';
import { Rules } from '../log/rules';
import { Chat } from '../room/chat';
import { useTable } from './context';
import { Dialog } from './dialog';
import { SettingsOver } from './elsewhere';

function PileWindow(): JSX.Element | null {
  const t = useTable();
  const pile = t.ui.pile;
  if (!pile) return null;
  return (
    <Dialog title={`${pile.title} · ${pile.cards.length}`} cls="dialog--pile" close={() => t.acts.ui.set({ open: undefined })} closeName={t.Say('close')}>
      <div class="pilegrid">
        {pile.cards.map((c) => (
          <CardSlot key={c.id} face={t.face(c.code, c.name)} size="hand" lang={t.lang} id={c.id}
            onPress={() => t.acts.ui.set({ open: 'read', read: { code: c.code, id: c.id } })} />
        ))}
      </div>
    </Dialog>
  );
}

function Concede(): JSX.Element {
  const t = useTable();
  const close = (): void => t.acts.ui.set({ open: undefined });
  const o = t.view.decision?.options.find((x) => x.verb === 'concede');
  return (
    <Dialog title={t.Say('concede')} close={close} closeName={t.Say('close')}>
      <p>{t.Say('concede_sure')}</p>
      <div class="menu__row">
        <button type="button" class="btn" onClick={close}>{t.Say('cancel')}</button>
        <button type="button" class="btn btn--bad" disabled={!o} onClick={() => { close(); if (o) void t.session.answer([o.id]); }}>{t.Say('concede')}</button>
      </div>
    </Dialog>
  );
}

/** Somebody wants to take something back: one answer for all who see it. */
export function Consent(): JSX.Element | null {
  const t = useTable();
  const { asks, asking } = t.state;
  if (asking.length)
    return (
      <div class="askbar" role="status">
        <span>{t.Say('asking', { names: asking.join(', ') })}</span>
        <button type="button" class="btn" onClick={() => t.session.consent(false)}>{t.Say('withdraw')}</button>
      </div>
    );
  if (!asks) return null;
  return (
    <div class="askbar" role="alertdialog" aria-label={t.Say('undo')}>
      <span>{asks.by === 'redo' ? t.Say('asks_redo', { name: asks.name }) : t.Say('asks_undo', { name: asks.name, what: t.say(`undo_${asks.by === 'turn' || asks.by === 'action' ? asks.by : 'step'}`) })}</span>
      <button type="button" class="btn btn--go" onClick={() => t.session.consent(true)}>{t.Say('agree')}</button>
      <button type="button" class="btn" onClick={() => t.session.consent(false)}>{t.Say('refuse')}</button>
    </div>
  );
}

export function Windows(): JSX.Element | null {
  const t = useTable();
  const close = (): void => t.acts.ui.set({ open: undefined });
  switch (t.ui.open) {
    case 'pile':
      return <PileWindow />;
    case 'concede':
      return <Concede />;
    case 'keys':
      return <Dialog title={t.Say('keys')} close={close} closeName={t.Say('close')}><KeyList /></Dialog>;
    case 'chat':
      return <Dialog title={t.Say('chat')} cls="dialog--side" close={close} closeName={t.Say('close')}><Chat t={t} /></Dialog>;
    case 'coach':
      return <Dialog title={t.Say('coach')} cls="dialog--side" close={close} closeName={t.Say('close')}><CoachLines t={t} /></Dialog>;
    case 'settings':
      return <SettingsOver t={t} />;
    case 'log':
      return <Dialog title={t.Say('log')} cls="dialog--side" close={close} closeName={t.Say('close')}><Log cls="log--window" /></Dialog>;
    case 'rules':
      return <Dialog title={t.Say('rules')} cls="dialog--side" close={close} closeName={t.Say('close')}><Rules /></Dialog>;
    default:
      return null;
  }
}
