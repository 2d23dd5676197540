// A deck tried out by the bot: some games on the server, a few at a time, and what they are worth.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { server, ServerError } from '../live/http';
import type { Book } from '../state/faces';
import { wilson } from '../stats';
import { words } from '../table/context';

const TIMES = 5;

export function Trial({ book, text, legal }: { book: Book; text: string; legal: boolean }): JSX.Element {
  const w = words(book.lang);
  const [scenario, setScenario] = useState(book.catalog.scenarios[0]?.key ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [said, setSaid] = useState<{ games: number; won: number; rounds: number }>();
  const run = async (): Promise<void> => {
    setBusy(true);
    setError('');
    const sum = { games: 0, won: 0, rounds: 0 };
    const seed = String(Math.floor(Math.random() * 1e9));
    try {
      for (let i = 0; i < TIMES; i++) {
        const got = await server.trial({ deck: { deck_text: text }, scenario, seed, begin: sum.games, lang: book.lang });
        sum.games += got.games;
        sum.won += got.won;
        sum.rounds += got.rounds.reduce((a, b) => a + b, 0);
        setSaid({ ...sum });
      }
    } catch (e) {
      setError(e instanceof ServerError ? e.message : w.say('not_sent'));
    }
    setBusy(false);
  };
  const [least, most] = said ? wilson(said.won, said.games) : [0, 0];
  return (
    <section class="wtrial">
      <p class="wrow">
        <label>{w.Say('villain')} <select value={scenario} onChange={(e) => { setScenario(e.currentTarget.value); setSaid(undefined); }}>{book.catalog.scenarios.map((s) => <option key={s.key} value={s.key}>{s.name}</option>)}</select></label>
        <button type="button" class="btn" disabled={busy || !legal} onClick={() => void run()}>{w.Say(busy ? 'trying_deck' : 'try_deck')}</button>
      </p>
      {said && <p role="status">{w.Say('tried_n', { n: said.games, won: said.won, least, most, rounds: (said.rounds / Math.max(1, said.games)).toFixed(1) })}</p>}
      {error && <p class="note" role="alert">{error}</p>}
      <p class="mut">{w.Say('try_how')}</p>
    </section>
  );
}
