// A new game: a villain, heroes, start. Everything else has a sensible default.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import { GameSwitch } from '../plain/switch';
import { server } from '../live/http';
import type { Book } from '../state/faces';
import { rememberChoice, settings, type Choice } from '../state/settings';
import { words } from '../table/context';
import { useBegin } from './begin';
import { firstChoice, freeHero, heroOf, toSend } from './choice';
import { Continue, Links, LoadGame } from './continue';
import { SeatPick } from './seatpick';
import { Top } from './top';
import { VillainPick } from './villainpick';

export function NewGame({ book, open }: { book: Book; open: (table: string, key: string) => void }): JSX.Element {
  const w = words(book.lang);
  const [choice, setChoice] = useState<Choice>(() => firstChoice(book));
  const { error, setError, busy, made, begin } = useBegin(w, open);
  const set = (part: Partial<Choice>): void => { setError(undefined); setChoice((c) => ({ ...c, ...part })); };
  const setSeat = (i: number, seat: Choice['seats'][number] | undefined): void => {
    setError(undefined);
    setChoice((c) => ({ ...c, seats: c.seats.flatMap((s, k) => (k !== i ? [s] : seat ? [seat] : [])) }));
  };
  const start = (): void => {
    rememberChoice(choice);
    void begin(() => server.create(toSend(choice, book.lang, settings.now.name)));
  };
  const next = freeHero(book, choice);
  const at = error && /^seats\.(\d)/.exec(error.where)?.[1];
  document.title = `${w.Say('new_game')} · quickstrike`;
  return (
    <div class="screen newpage">
      <Top lang={book.lang} here=""><GameSwitch lang={book.lang} /></Top>
      <main class="newgame">
        <VillainPick book={book} choice={choice} set={set} />
        <section class="prs" aria-labelledby="h-he">
          <Continue lang={book.lang} open={open} />
          <h1 id="h-he"><span>2</span>{w.Say('pick_heroes')} <small>{w.say('seats_1_4')}</small></h1>
          <div class="picks">
            {choice.seats.map((s, i) => (
              <SeatPick key={i} book={book} n={i} seat={s} choice={choice} set={(seat) => setSeat(i, seat)} />
            ))}
            {choice.seats.length < 4 && next && (
              <div class="addseat">
                <p><Icon id="plus" /><b>{w.Say('add_seat')}</b></p>
                <div class="mini-hs">
                  {book.catalog.heroes.filter((h) => !choice.seats.some((s) => heroOf(book, s) === h)).map((h) => (
                    <button type="button" class="mini-h" key={h.key} aria-label={w.Say('add_hero', { name: h.name })}
                      onClick={() => set({ seats: [...choice.seats, { starter: h.aspects[0]?.starter ?? '', hold: 'me' }] })}>
                      <img src={`${ASSETS}emblems/${h.code}.svg`} alt="" /><span>{h.name}</span>
                    </button>
                  ))}
                </div>
              </div>
            )}
          </div>
          <LoadGame lang={book.lang} error={error?.where === 'text' ? error.text : ''} load={(text) => void begin(() => server.load(text, book.lang))} />
        </section>
        <footer class="barfoot">
          <label class="seed"><Icon id="dice" />{w.Say('seed')} <input type="text" maxLength={40} value={choice.seed ?? ''} placeholder={w.say('random')} onInput={(e) => set({ seed: e.currentTarget.value })} /></label>
          <span class="vs bad" role="alert">{error && error.where !== 'text' && (at ? `${w.Say('seat_n', { n: Number(at) + 1 })}: ${error.text}` : error.text)}</span>
          <button type="button" class="btn btn--go btn--big" disabled={busy} onClick={start}>{w.Say('start_game')}</button>
        </footer>
      </main>
      {made && <Links lang={book.lang} made={made} names={choice.seats.map((s) => heroOf(book, s)?.name ?? '')} open={() => open(made.table, made.host_key)} />}
    </div>
  );
}
