// A new game: a villain, heroes, start. Everything else has a sensible default.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { GameSwitch } from '../plain/switch';
import { server } from '../live/http';
import type { Book } from '../state/faces';
import { rememberChoice, settings, type Choice } from '../state/settings';
import { words } from '../table/context';
import { useBegin } from './begin';
import { firstChoice, heroOf, toSend } from './choice';
import { Continue, Links, LoadGame } from './continue';
import { SeatPicks } from './seatpick';
import { Top } from './top';
import { titles, VillainPick } from './villainpick';

export function NewGame({ book, open }: { book: Book; open: (table: string, key: string) => void }): JSX.Element {
  const w = words(book.lang);
  const [choice, setChoice] = useState<Choice>(() => firstChoice(book));
  const { error, setError, busy, made, begin } = useBegin(w, open);
  const set = (part: Partial<Choice>): void => { setError(undefined); setChoice((c) => ({ ...c, ...part })); };
  const villain = book.catalog.scenarios.find((s) => s.key === choice.scenario);
  const heroes = choice.seats.map((s) => heroOf(book, s)?.name ?? '');
  const start = (): void => {
    rememberChoice(choice);
    void begin(() => server.create(toSend(choice, book.lang, settings.now.name, !!villain?.alone)));
  };
  const at = error && /^seats\.(\d)/.exec(error.where)?.[1];
  document.title = `${w.Say('new_game')} · quickstrike`;
  return (
    <div class="screen newpage">
      <Top lang={book.lang} here="/"><GameSwitch lang={book.lang} /></Top>
      <main class="newgame">
        <VillainPick book={book} choice={choice} set={set} />
        <section class="prs" aria-labelledby="h-he">
          <h1 id="h-he"><span>2</span>{w.Say('pick_heroes')}</h1>
          <SeatPicks book={book} seats={choice.seats} set={(seats) => set({ seats })} />
          <Continue lang={book.lang} open={open} />
          <LoadGame lang={book.lang} error={error?.where === 'text' ? error.text : ''} load={(text) => void begin(() => server.load(text, book.lang))} />
        </section>
        <footer class="barfoot">
          <p class="barfoot__s">{heroes.join(', ')} <small>{w.say('versus')}</small> <b>{villain && titles(villain)[0]}</b> <small>{book.catalog.modes.find((m) => m.key === choice.mode)?.name}</small></p>
          <span class="vs bad" role="alert">{error && error.where !== 'text' && (at ? `${w.Say('seat_n', { n: Number(at) + 1 })}: ${error.text}` : error.text)}</span>
          <button type="button" class="btn btn--go btn--big" disabled={busy} onClick={start}>{w.Say('start_game')}</button>
        </footer>
      </main>
      {made && <Links lang={book.lang} made={made} names={heroes} open={() => open(made.table, made.host_key)} />}
    </div>
  );
}
