// Who sits where, links for friends, seats given away.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import type { Present } from '../live/protocol';
import { CopyLink, tableLink } from '../share/copy';
import { knownTable, settings } from '../state/settings';
import { useStore } from '../state/store';
import { useTable } from './context';

/** What others see of me; remembered for the next table. */
function MyName(): JSX.Element | null {
  const t = useTable();
  const { name } = useStore(settings);
  if (!t.state.seats.length || t.state.present.seats.length < 2) return null;
  const call = (now: string): void => {
    settings.set({ name: now });
    for (const seat of t.state.seats) t.session.call(seat, now);
  };
  return (
    <form class="menu__row" onSubmit={(e) => { e.preventDefault(); call(String(new FormData(e.currentTarget).get('name') ?? '').trim()); }}>
      <label class="myname">{t.Say('your_name')} <input type="text" name="name" maxLength={40} required defaultValue={name} /></label>
      <button type="submit" class="btn">{t.Say('save')}</button>
    </form>
  );
}

function SeatRow({ s, link }: { s: Present['seats'][number]; link: string | undefined }): JSX.Element {
  const t = useTable();
  const { host } = t.state;
  const bot = s.hold === 'bot';
  const away = !s.present && !bot;
  const several = t.state.present.seats.length > 1;
  const who = bot ? t.say('bot') : s.you ? `${t.say('you')} (${s.name})` : s.name;
  const give = (to: 'bot' | 'free' | 'me', word: 'give_bot' | 'give_friend' | 'free_seat' | 'take_seat'): JSX.Element => (
    <button type="button" class="btn" onClick={() => t.session.give(s.seat, to)}>{t.Say(word)}</button>
  );
  return (
    <li>
      <Icon id={bot ? 'bot' : 'user'} />
      <span><b>{t.who(s.seat) ?? t.Say('eliminated')}</b> <small>{s.hold === 'free' ? t.say('nobody_yet') : who}{away && s.hold !== 'free' ? ` · ${t.say('away')}` : ''}</small></span>
      {link && (s.hold === 'friend' || s.hold === 'free') && <CopyLink lang={t.lang} link={() => tableLink(t.session.table, link)} />}
      {(s.you || (host && away)) && !bot && give('bot', 'give_bot')}
      {(host || s.own) && !s.you && (away || bot) && give('me', 'take_seat')}
      {host && (s.you || away || bot) && several && give('free', s.you || bot ? 'give_friend' : 'free_seat')}
    </li>
  );
}

export function SeatList(): JSX.Element {
  const t = useTable();
  const known = knownTable(t.session.table, t.session.key);
  const watch = known?.watch;
  const { present } = t.state;
  return (
    <>
      <ul class="people">
        {present.seats.map((s) => <SeatRow key={s.seat} s={s} link={known?.friends?.find((f) => f.seat === s.seat)?.key} />)}
        {watch && <li><Icon id="thw" /><span>{t.Say('spectators', { n: present.watching })}</span><CopyLink lang={t.lang} link={() => tableLink(t.session.table, watch)} label={t.Say('copy_watch')} /></li>}
      </ul>
      <MyName />
    </>
  );
}
