// The game once more: a scrubber over all answers, and "what if" from any of them.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CardSlot } from '../cards';
import { Icon } from '../icons/icon';
import { server, ServerError, type Moment } from '../live/http';
import { Linked } from '../log/links';
import { go } from '../state/place';
import { TableContext, useTable } from '../table/context';
import { Seats } from '../table/seat';
import { Villain } from '../table/villain';
import { remember } from './begin';

/** The hand of the seat whose eyes we look through: the game is over, or one person held all seats. */
function HandThen({ seen }: { seen: Moment }): JSX.Element | null {
  const t = useTable();
  const hand = seen.view.players.find((p) => p.seat === seen.seat)?.hand;
  if (!hand) return null;
  return (
    <section class="tablepage replay__h" aria-label={t.Say('hand_of', { n: hand.length })}>
      {hand.map((c) => (
        <CardSlot key={c.id} face={t.face(c.code, c.name)} size="hand" lang={t.lang} id={c.id}
          onPress={() => t.acts.ui.set({ open: 'read', read: { code: c.code, id: undefined } })} />
      ))}
    </section>
  );
}

/** Whose hand is shown, where there are several. */
function Eyes({ heroes, seat, look }: { heroes: string[]; seat: number; look: (seat: number) => void }): JSX.Element | null {
  const t = useTable();
  if (heroes.length < 2) return null;
  return (
    <div class="seg" role="group" aria-label={t.Say('hand')}>
      {heroes.map((name, i) => <button type="button" key={name} aria-pressed={i === seat} onClick={() => look(i)}>{name}</button>)}
    </div>
  );
}

export function Replay({ of, heroes }: { of: number; heroes: string[] }): JSX.Element {
  const t = useTable();
  const [seat, setSeat] = useState(Math.max(0, t.state.seat));
  const [at, setAt] = useState<number>();
  const [seen, setSeen] = useState<Moment>();
  const [error, setError] = useState('');
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (at === undefined) return;
    let stale = false;
    const timer = setTimeout(() => {
      server.at(t.session.table, t.session.key, at, seat, t.lang)
        .then((m) => !stale && setSeen(m), (e: unknown) => !stale && setError(e instanceof Error ? e.message : ''));
    }, 60);
    return () => { stale = true; clearTimeout(timer); };
  }, [at, seat, t.lang]);
  useEffect(() => {
    if (!playing || at === undefined) return;
    if (at >= of) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), 900);
    return () => clearTimeout(timer);
  }, [playing, seen]);
  // what if something else had been answered: never after the last answer
  const fork = Math.max(0, Math.min(at ?? of, of - 1));
  const branch = async (): Promise<void> => {
    try {
      const made = await server.branch(t.session.table, t.session.key, fork, t.lang);
      remember(made);
      go(`/t/${made.table}#${made.host_key}`);
    } catch (e) {
      setError(e instanceof ServerError ? e.message : t.say('not_sent'));
    }
  };
  const now = at ?? of;
  const step = (n: number): void => { setPlaying(false); setAt(Math.max(0, Math.min(of, now + n))); };
  return (
    <section class="replay" aria-label={t.Say('replay')}>
      <h2>{t.Say('replay')}</h2>
      <div class="replay__bar">
        <button type="button" class="btn" aria-label={t.Say(playing ? 'pause' : 'play_on')} onClick={() => { setPlaying(!playing); if (at === undefined || at >= of) setAt(0); }}><Icon id={playing ? 'pause' : 'play'} /></button>
        <button type="button" class="btn" aria-label={t.Say('back')} onClick={() => step(-1)}>‹</button>
        <input type="range" min={0} max={of} value={now} aria-label={t.Say('replay')} aria-valuetext={`${now} / ${of}`} onInput={(e) => { setPlaying(false); setAt(Number(e.currentTarget.value)); }} />
        <button type="button" class="btn" aria-label={t.Say('next')} onClick={() => step(1)}>›</button>
        <b>{now} / {of}</b>
        {seen && <Eyes heroes={heroes} seat={seat} look={setSeat} />}
        <button type="button" class="btn btn--go" onClick={() => void branch()}>{t.Say('what_if')}</button>
      </div>
      {error && <p class="note" role="alert">{error}</p>}
      {seen && (
        <>
          <ul class="replay__s" aria-live="polite">{seen.story.slice(-8).map((l, i) => <li key={i} style={{ marginLeft: `${l.depth * 14}px` }}><Linked text={l.text} codes={l.cards ?? []} /></li>)}</ul>
          <TableContext.Provider value={{ ...t, view: { ...seen.view, decision: null, why: [], result: null }, marks: new Map(), state: { ...t.state, bursts: [], beat: undefined } }}>
            <div class="tablepage replay__t" inert><main class="board"><Seats /><Villain /></main></div>
          </TableContext.Provider>
          <HandThen seen={seen} />
        </>
      )}
    </section>
  );
}
