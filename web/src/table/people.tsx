// Who sits where, links for friends, seats given away.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import { knownTable } from '../state/settings';
import { useTable } from './context';

export function CopyLink({ table, secret, label }: { table: string; secret: string; label: string }): JSX.Element {
  const t = useTable();
  const [done, setDone] = useState(false);
  const link = `${location.origin}/t/${table}#${secret}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setDone(true);
      setTimeout(() => setDone(false), 2000);
    } catch {
      prompt(label, link);
    }
  };
  return (
    <button type="button" class="btn" onClick={() => void copy()}><Icon id={done ? 'check' : 'share'} />{done ? t.Say('copied') : label}</button>
  );
}

export function SeatList(): JSX.Element {
  const t = useTable();
  const known = knownTable(t.session.table);
  const { present, host, freed } = t.state;
  const keyOf = (seat: number): string | undefined => (freed?.seat === seat ? freed.key : known?.friends?.find((f) => f.seat === seat)?.key);
  return (
    <ul class="people">
      {present.seats.map((s) => {
        const key = keyOf(s.seat);
        const id = t.view.play.find((c) => c.id === t.view.players[s.seat]?.identity);
        const away = !s.present && s.hold !== 'bot';
        return (
          <li key={s.seat}>
            <Icon id={s.hold === 'bot' ? 'bot' : 'user'} />
            <span><b>{id?.name ?? t.Say('eliminated')}</b> <small>{s.hold === 'bot' ? t.say('bot') : s.you ? t.say('you') : s.name}{away ? ` · ${t.say('away')}` : ''}</small></span>
            {key && (s.hold === 'friend' || s.hold === 'free') && <CopyLink table={t.session.table} secret={key} label={t.Say('copy_link')} />}
            {(s.you || (host && away)) && s.hold !== 'bot' && <button type="button" class="btn" onClick={() => t.session.give(s.seat, 'bot')}>{t.Say('give_bot')}</button>}
            {host && !s.you && (away || s.hold === 'bot') && <button type="button" class="btn" onClick={() => t.session.give(s.seat, 'me')}>{t.Say('take_seat')}</button>}
            {host && (s.you || away) && s.hold !== 'free' && present.seats.length > 1 && <button type="button" class="btn" onClick={() => t.session.give(s.seat, 'free')}>{t.Say('free_seat')}</button>}
          </li>
        );
      })}
      {known?.watch && <li><Icon id="thw" /><span>{t.Say('spectators', { n: present.watching })}</span><CopyLink table={t.session.table} secret={known.watch} label={t.Say('copy_watch')} /></li>}
    </ul>
  );
}
