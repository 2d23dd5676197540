// A new table of a game that the page does not draw: a form made of what the game says it is set up from.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { Icon } from '../icons/icon';
import { server, ServerError, type Field, type GameForm, type Held, type KeptDeck, type Values } from '../live/http';
import { useBegin } from '../screens/begin';
import { Continue, Links, LoadGame } from '../screens/continue';
import { settings, shelfKey } from '../state/settings';
import { words } from '../table/context';
import { Faces } from '../screens/faces';
import { Lost } from '../screens/lost';
import { Top } from '../screens/top';
import type { Word } from '../words';
import { faceOf, lookOf, seatedField, type Look } from './looks';
import { Preview } from './preview';
import { GameSwitch } from './switch';

type Seat = { name: string; hold: Held['hold']; bot: string };

/** One of several places in a list: a choice, and a way to leave it out. */
function Places({ f, value, set, w }: { f: Field; value: string[]; set: (v: string[]) => void; w: ReturnType<typeof words> }): JSX.Element {
  const one = (i: number, to: string): void => set(value.map((x, k) => (k === i ? to : x)));
  const fresh = f.choices?.find((c) => !value.includes(c.key))?.key ?? f.choices?.[0]?.key ?? '';
  return (
    <div class="pfield__list">
      {value.map((v, i) => (
        <span key={i}>
          {f.choices ? (
            <select aria-label={`${f.title} ${i + 1}`} value={v} onChange={(e) => one(i, e.currentTarget.value)}>{f.choices.map((c) => <option key={c.key} value={c.key}>{c.name}</option>)}</select>
          ) : <input type="text" aria-label={`${f.title} ${i + 1}`} maxLength={80} value={v} onChange={(e) => one(i, e.currentTarget.value)} />}
          {value.length > (f.least ?? 0) && <button type="button" class="tool" aria-label={`${w.Say('remove')} ${i + 1}`} onClick={() => set(value.filter((_, k) => k !== i))}><Icon id="x" /></button>}
        </span>
      ))}
      {value.length < (f.most ?? 12) && <button type="button" class="btn" onClick={() => set([...value, fresh])}><Icon id="plus" />{w.Say('add_one')}</button>}
    </div>
  );
}

function FieldRow({ f, value, set, w }: { f: Field; value: Field['default']; set: (v: Field['default']) => void; w: ReturnType<typeof words> }): JSX.Element {
  if (Array.isArray(value)) {
    const places = <Places f={f} value={value} set={set} w={w} />;
    return <fieldset class="pfield"><legend>{f.title}</legend>{places}</fieldset>;
  }
  if (typeof value === 'boolean')
    return <label class="pfield pfield--flag"><input type="checkbox" checked={value} onChange={(e) => set(e.currentTarget.checked)} />{f.title}</label>;
  if (f.choices)
    return <label class="pfield">{f.title}<select value={value} onChange={(e) => set(e.currentTarget.value)}>{f.choices.map((c) => <option key={c.key} value={c.key}>{c.name}</option>)}</select></label>;
  const number = typeof value === 'number';
  return (
    <label class="pfield">{f.title}
      <input type={number ? 'number' : 'text'} min={f.least} max={f.most} maxLength={80} value={value}
        onInput={(e) => { const v = e.currentTarget.value; if (!number) set(v); else if (/^-?\d{1,9}$/.test(v)) set(Number(v)); }} />
    </label>
  );
}

/** How bots are called here; what each of them does, the server says. */
const BOTS: Record<string, Word> = { random: 'bot_random', frequent: 'bot_frequent', odds: 'bot_normal', heuristic: 'bot_normal', search: 'bot_search' };

/** Who plays a seat: the person, a bot, a friend. */
function Holder({ i, seat, bots, set, w }: { i: number; seat: Seat; bots: GameForm['bots']; set: (s: Seat) => void; w: ReturnType<typeof words> }): JSX.Element {
  const holds = [['me', 'you'], ['bot', 'bot'], ['friend', 'friend']] as const;
  return (
    <>
      <div class="seg" role="group" aria-label={`${w.Say('seat_n', { n: i + 1 })}: ${w.say('played_by')}`}>
        {holds.map(([hold, word]) => <button type="button" key={hold} aria-pressed={seat.hold === hold} onClick={() => set({ ...seat, hold })}>{w.Say(word)}</button>)}
      </div>
      {seat.hold === 'bot' && bots.length > 1 && (
        <select aria-label={`${w.Say('seat_n', { n: i + 1 })}: ${w.say('bot')}`} value={seat.bot || bots[0]?.key} onChange={(e) => set({ ...seat, bot: e.currentTarget.value })}>
          {bots.map((b) => <option key={b.key} value={b.key} title={b.name}>{BOTS[b.key] ? w.Say(BOTS[b.key] ?? 'bot') : b.name}</option>)}
        </select>
      )}
    </>
  );
}

const Picture = ({ look, n }: { look: Look; n: number }): JSX.Element => (
  <figure class="pick__art" style={{ '--f1': look.colour }}>{look.picture ? <img src={`${ASSETS}emblems/${look.picture}.svg`} alt="" /> : <Icon id={look.icon} />}<span class="pick__n">{n}</span></figure>
);

interface SeatedProps {
  lang: Lang;
  game: string;
  f: Field;
  value: string[];
  set: (v: string[]) => void;
  seats: Seat[];
  setSeats: (s: Seat[]) => void;
  bots: GameForm['bots'];
  w: ReturnType<typeof words>;
}

/** A list that says what each seat plays, with pictures: the choice and who plays it, side by side. */
function Seated({ lang, game, f, value, set, seats, setSeats, bots, w }: SeatedProps): JSX.Element {
  const left = f.choices?.filter((c) => !value.includes(c.key)) ?? [];
  const out = (i: number): void => { set(value.filter((_, k) => k !== i)); setSeats(seats.filter((_, k) => k !== i)); };
  return (
    <div class="picks picks--two">
      {value.map((v, i) => {
        const look = lookOf(game, v);
        const seat = seats[i];
        return (
          <article class="pick" key={i} aria-label={w.Say('seat_n', { n: i + 1 })}>
            <Picture look={look} n={i + 1} />
            <div class="pick__b">
              <h2>
                <span>{f.choices?.find((c) => c.key === v)?.name ?? v}</span>
                {value.length > (f.least ?? 0) && <button type="button" class="tool" aria-label={w.Say('remove_seat', { n: i + 1 })} onClick={() => out(i)}><Icon id="x" /></button>}
              </h2>
              {look.about && <p class="mut">{w.Say(look.about)}</p>}
              <Preview lang={lang} game={game} choice={v} />
              <Faces label={`${f.title} ${i + 1}`} now={v} faces={(f.choices ?? []).map((c) => faceOf(game, c))} press={(key) => set(value.map((x, k) => (k === i ? key : x)))} />
              {seat && <div class="pick__w"><Holder i={i} seat={seat} bots={bots} w={w} set={(to) => setSeats(seats.map((x, k) => (k === i ? to : x)))} /></div>}
            </div>
          </article>
        );
      })}
      {value.length < (f.most ?? 12) && (
        <section class="addseat">
          <h3><Icon id="plus" />{w.Say('add_player')} <small>{w.say('seats_left', { n: (f.most ?? 12) - value.length })}</small></h3>
          <Faces label={w.Say('add_player')} called={(name) => w.Say('add_hero', { name })} faces={(left.length ? left : f.choices ?? []).map((c) => faceOf(game, c))} press={(key) => set([...value, key])} />
        </section>
      )}
    </div>
  );
}

const DECKS = 'decks';
/** One's own decks are among those that a table may have. */
const withDecks = (f: GameForm, kept: KeptDeck[]): GameForm => ({ ...f, form: f.form.map((x) => (x.name === DECKS && x.choices ? { ...x, choices: [...x.choices, ...kept.map((d) => ({ key: d.text, name: d.name || d.deck }))] } : x)) });

export function PlainNew({ lang, game, open }: { lang: Lang; game: string; open: (table: string, key: string) => void }): JSX.Element {
  const w = words(lang);
  const [form, setForm] = useState<GameForm>();
  const [values, setValues] = useState<Values>({});
  const [seats, setSeats] = useState<Seat[]>([]);
  const [seed, setSeed] = useState('');
  const [gone, setGone] = useState(false);
  const { error, setError, busy, made, failed, begin } = useBegin(w, open);
  useEffect(() => {
    Promise.all([server.game(game, lang), server.decks(shelfKey(), game).catch(() => [])]).then(([given, kept]) => {
      const f = withDecks(given, kept);
      const brought = kept.find((d) => d.deck === new URLSearchParams(location.search).get('deck'));
      if (brought) setValues((v) => ({ ...v, decks: [brought.text, ...(f.form.find((x) => x.name === DECKS)?.default as string[] ?? []).slice(1)] }));
      setForm(f);
      setValues((v) => ({ ...Object.fromEntries(f.form.map((x) => [x.name, x.default])), ...v }));
    }, (e: unknown) => (e instanceof ServerError && e.status === 404 ? setGone(true) : failed(e)));
  }, [game, lang]);
  useEffect(() => {
    if (!form) return;
    let stale = false;
    const late = setTimeout(() => server.seats(game, values, lang).then((got) => {
      if (stale) return;
      setError(got.error ? { text: got.error, where: 'setting' } : undefined);
      if (!got.error) setSeats((now) => got.seats.map((s, i) => ({ bot: '', ...now[i], name: s.name, hold: now[i]?.hold ?? s.hold })));
    }, (e: unknown) => !stale && failed(e)), 120);
    return () => { stale = true; clearTimeout(late); };
  }, [form, values, lang]);
  const start = (): void => {
    const { name } = settings.now;
    const held = seats.map((s): Held => ({ hold: s.hold, ...(s.hold === 'bot' && s.bot ? { bot: s.bot } : {}), ...(s.hold === 'me' && name ? { name } : {}) }));
    void begin(() => server.create({ game, setting: values, seats: held, ...(held.some((s) => s.hold === 'friend') ? { room: true } : {}), ...(seed.trim() ? { seed: seed.trim() } : {}), lang: lang }));
  };
  const set = (name: string) => (v: Field['default']): void => setValues((now) => ({ ...now, [name]: v }));
  const seated = form && seatedField(game, form.form);
  // what most people leave as it is does not stand in their way
  const folded = (f: Field): boolean => f === seated || (f.kind === 'list' && !f.least);
  const named = seated ? ((values[seated.name] ?? seated.default) as string[]).map((v) => seated.choices?.find((c) => c.key === v)?.name ?? '') : seats.map((s) => s.name);
  if (gone) return <Lost lang={lang} />;
  document.title = `${form?.title ?? w.Say('new_game')} · quickstrike`;
  return (
    <div class="screen newpage plainnew">
      <Top lang={lang} here="/"><GameSwitch lang={lang} now={game} /></Top>
      <main class={`pnew${seated ? ' pnew--seated' : ''}`}>
        <section class="prs">
          <h1>{form?.title}</h1>
          {seated && <><p class="mut">{seated.title}</p><Seated lang={lang} game={game} f={seated} value={(values[seated.name] ?? seated.default) as string[]} set={set(seated.name)} seats={seats} setSeats={setSeats} bots={form?.bots ?? []} w={w} /></>}
          {form?.form.filter((f) => !folded(f)).map((f) => <FieldRow key={f.name} f={f} value={values[f.name] ?? f.default} w={w} set={set(f.name)} />)}
          {!seated && seats.length > 0 && (
            <section aria-labelledby="h-se"><h2 id="h-se">{w.Say('as_you_sit')}</h2>
              <ol class="pwho">{seats.map((s, i) => <li key={i}><b>{s.name}</b><Holder i={i} seat={s} bots={form?.bots ?? []} w={w} set={(to) => setSeats(seats.map((x, k) => (k === i ? to : x)))} /></li>)}</ol>
            </section>
          )}
        </section>
        <section class="prs">
          <Continue lang={lang} open={open} />
          <details class="more">
            <summary>{w.Say('more_options')}</summary>
            <label class="seed"><Icon id="dice" />{w.Say('seed')} <input type="text" maxLength={40} value={seed} placeholder={w.say('random')} onInput={(e) => setSeed(e.currentTarget.value)} /></label>
            {form?.form.filter((f) => f !== seated && folded(f)).map((f) => <FieldRow key={f.name} f={f} value={values[f.name] ?? f.default} w={w} set={set(f.name)} />)}
          </details>
          <LoadGame lang={lang} error={error?.where === 'text' ? error.text : ''} load={(text) => void begin(() => server.load(text, lang, game))} />
        </section>
        <footer class="barfoot">
          <p class="barfoot__s">{named.join(` ${w.say('versus')} `)}</p>
          <span class="vs bad" role="alert">{error && error.where !== 'text' && error.text}</span>
          <button type="button" class="btn btn--go btn--big" disabled={busy || !seats.length || error?.where === 'setting'} onClick={start}>{w.Say('start_game')}</button>
        </footer>
      </main>
      {made && <Links lang={lang} made={made} names={seats.map((s) => s.name)} open={() => open(made.table, made.host_key)} />}
    </div>
  );
}
