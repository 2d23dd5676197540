// Short lines between those at a table. What is written is text and nothing else; whom one does not want to read is muted.
import style from 'style:room';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import { useStyle } from '../lazy';
import type { Shared } from '../table/context';

const LONG = 200; // characters of a line

export function Chat({ t }: { t: Shared }): JSX.Element {
  useStyle(style);
  const { talk, deaf, seats, present, host } = t.state;
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const read = talk.filter((x) => !deaf.includes(x.seat));
  useEffect(() => {
    t.session.hasRead();
    end.current?.scrollTo(0, end.current.scrollHeight);
  }, [read.length]);
  const others = present.seats.filter((s) => !s.you && s.hold === 'friend' && (s.present || talk.some((x) => x.seat === s.seat)));
  const send = async (): Promise<void> => {
    const line = text.trim();
    if (line && (await t.session.talk(line))) setText('');
  };
  return (
    <section class="chat" aria-label={t.Say('chat')}>
      <h2 class="lbl">{t.Say('chat')}</h2>
      <div class="chat__l" role="log" ref={end} tabIndex={0} aria-label={t.Say('chat')}><ol>
        {read.map((x, i) => <li key={i} class={seats.includes(x.seat) ? 'is-mine' : ''}><b>{x.name}</b> <span>{x.text}</span></li>)}
        {!read.length && <li class="mut">{t.Say('chat_none')}</li>}
      </ol></div>
      {t.state.note && <p class="note" role="alert">{t.state.note}</p>}
      {(seats.length > 0 || host) && (
        <form class="chat__f" onSubmit={(e) => { e.preventDefault(); void send(); }}>
          <input type="text" maxLength={LONG} value={text} aria-label={t.Say('chat_say')} placeholder={t.Say('chat_say')} onInput={(e) => setText(e.currentTarget.value)} />
          <button type="submit" class="btn btn--go" disabled={!text.trim()}>{t.Say('chat_send')}</button>
        </form>
      )}
      {others.length > 0 && <div class="menu__row">
        {others.map((s) => {
          const off = deaf.includes(s.seat);
          return <button type="button" class="btn" key={s.seat} aria-pressed={off} onClick={() => t.session.deafen(s.seat, !off)}><Icon id="mute" />{t.Say(off ? 'unmute_who' : 'mute_who', { name: s.name })}</button>;
        })}
      </div>}
    </section>
  );
}
