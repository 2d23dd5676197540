// Step one of a new game: the villain, its modular sets, how hard it is.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import type { ScenarioEntry } from '../live/http';
import type { Book } from '../state/faces';
import type { Choice } from '../state/settings';
import { words } from '../table/context';
import { FacePicture } from './faces';

interface Props {
  book: Book;
  choice: Choice;
  set: (part: Partial<Choice>) => void;
}

type Scenario = ScenarioEntry;

/** Whom one meets, and where: the villain gives the name, the scenario the second line, if it has a name of its own. */
export function titles(s: Pick<Scenario, 'name' | 'villain' | 'alone'>): [name: string, note: string] {
  if (s.alone || s.villain.startsWith(s.name)) return [s.name, ''];
  return [s.villain, s.name];
}

/** The stages that are played in this mode; of a skirmish only that one. */
export function stagesOf(s: Scenario, choice: Pick<Choice, 'mode' | 'skirmish'>): Scenario['stages'] {
  if (choice.skirmish) return s.stages.slice(choice.skirmish - 1, choice.skirmish);
  return (choice.mode === 'expert' ? s.expert : s.standard).flatMap((n) => s.stages[n] ?? []);
}

function Posters({ book, choice, set }: Props): JSX.Element {
  return (
    <div class="faces posters" role="radiogroup" aria-labelledby="h-sc">
      {book.catalog.scenarios.map((s) => {
        const on = s.key === choice.scenario;
        const [name, note] = titles(s);
        return (
          <label class={`face poster${on ? ' is-sel' : ''}`} key={s.key}>
            <input type="radio" name="scenario" checked={on} onChange={() => set({ scenario: s.key, skirmish: 0, modular: s.recommended })} />
            <FacePicture face={{ picture: s.code }} /><b>{name}</b>{note && <small>{note}</small>}
            {on && <span class="poster__ok"><Icon id="check" /></span>}
          </label>
        );
      })}
    </div>
  );
}

/** Nothing chosen is the recommended set; several may be. Where their number is given, chance makes up the rest. */
function Modular({ book, choice, set }: Props): JSX.Element {
  const w = words(book.lang);
  const scenario = book.catalog.scenarios.find((s) => s.key === choice.scenario);
  const recommended = scenario?.recommended ?? [];
  const full = (some: string[]): string[] => !scenario?.aside ? some : [...some.slice(-scenario.aside), ...Array<string>(Math.max(0, scenario.aside - some.length)).fill('random')];
  const chosen = choice.modular ?? recommended;
  const flip = (key: string): void => {
    const rest = chosen.filter((m) => m !== 'random');
    const next = full(rest.includes(key) ? rest.filter((m) => m !== key) : [...rest, key]);
    const { modular: _, ...others } = choice;
    if (!next.length || next.join() === recommended.join()) set({ ...others, modular: recommended });
    else set({ modular: next });
  };
  const chip = (key: string, name: string, on: boolean, press: () => void): JSX.Element => (
    <button type="button" class="mod" role="checkbox" key={key} aria-checked={on} onClick={press}>
      {on ? <Icon id="check" /> : key === 'random' && <Icon id="dice" />}{name}{recommended.includes(key) && <small>{w.say('recommended')}</small>}
    </button>
  );
  return (
    <div class="opt-row">
      <span class="lbl" data-mode="modular">{w.Say('modular_sets')}</span>
      <div class="chips" role="group" aria-label={w.Say('modular_sets')}>
        {book.catalog.modular.map((m) => chip(m.key, m.name, chosen.includes(m.key), () => flip(m.key)))}
        {chip('random', w.Say('random'), chosen.includes('random'), () => set({ modular: full(['random']) }))}
      </div>
    </div>
  );
}

const SETS = [['standard', 'standard_set'], ['expert', 'expert_set']] as const;

type ModeProps = { book: Book; choice: Pick<Choice, 'mode' | 'heroic' | 'skirmish' | 'scenario' | 'standard_set' | 'expert_set'>; set: (part: Partial<Choice>) => void };

function Mode({ book, choice, set }: ModeProps): JSX.Element {
  return (
    <div class="seg" role="group" aria-label={words(book.lang).Say('difficulty')}>
      {book.catalog.modes.map((m) => <button type="button" key={m.key} data-mode={m.key} aria-pressed={m.key === choice.mode} onClick={() => set({ mode: m.key })}>{m.name}</button>)}
    </div>
  );
}

/** What few people change: heroic, a skirmish, other sets. */
function MoreModes({ book, choice, set }: ModeProps): JSX.Element {
  const w = words(book.lang);
  const scenario = book.catalog.scenarios.find((s) => s.key === choice.scenario);
  const choices = scenario?.alone ? [] : SETS.filter(([mode]) => mode === 'standard' || mode === choice.mode);
  return (
    <span class="more-modes">
      <label data-mode="heroic">{w.Say('heroic')} <input type="number" min={0} max={book.catalog.heroic} value={choice.heroic} onInput={(e) => set({ heroic: Math.max(0, Math.min(book.catalog.heroic, Math.trunc(Number(e.currentTarget.value) || 0))) })} /></label>
      <label data-mode="skirmish">{w.Say('skirmish')} <select value={choice.skirmish} onChange={(e) => set({ skirmish: Number(e.currentTarget.value) })}>
        <option value={0}>{w.say('off')}</option>
        {scenario?.stages.map((s, i) => <option key={s.code} value={i + 1}>{w.say('stage_n', { n: s.stage })}</option>)}
      </select></label>
      {choices.map(([mode, key]) => {
        const sets = book.catalog.modes.find((m) => m.key === mode)?.sets ?? [];
        return sets.length > 1 && (
          <label key={key}>{w.Say(key)} <select value={choice[key] ?? mode} onChange={(e) => set({ [key]: e.currentTarget.value })}>
            {sets.map((s) => <option key={s.key} value={s.key}>{s.name}</option>)}
          </select></label>
        );
      })}
    </span>
  );
}

/** How hard it is, where nothing else is chosen: a scenario of a campaign. */
export function Difficulty(p: ModeProps): JSX.Element {
  return <div class="opt-row"><span class="lbl">{words(p.book.lang).Say('difficulty')}</span><Mode {...p} /><MoreModes {...p} /></div>;
}

/** The villain who was chosen, large: what there is to beat, and how hard it shall be. */
function Chosen({ book, choice, set, s }: Props & { s: Scenario }): JSX.Element {
  const w = words(book.lang);
  const [name, note] = titles(s);
  return (
    <article class="pick pick--villain" aria-label={w.Say('villain')}>
      <figure class="pick__art"><img src={`${ASSETS}emblems/${s.code}.svg`} alt="" /></figure>
      <div class="pick__b">
        <h2><span>{name}</span>{note && <small>{note}</small>}</h2>
        {s === book.catalog.scenarios[0] && <p class="firstone"><Icon id="check" />{w.Say('first_villain')}</p>}
        <div class="brief">{stagesOf(s, choice).map((x) => (
          <p key={x.code}>
            <em>{w.Say('stage_n', { n: x.stage })}</em>
            <span title={w.Say('hit_points')}><Icon id="hp" label={w.say('hit_points')} />{typeof x.hp === 'number' ? x.hp * choice.seats.length : x.hp}</span>
            <span title={w.Say('sch')}><Icon id="sch" label={w.say('sch')} />{x.sch}</span><span title={w.Say('attack')}><Icon id="atk" label={w.say('attack')} />{x.atk}</span>
          </p>
        ))}</div>
        <Mode book={book} choice={choice} set={set} />
      </div>
    </article>
  );
}

export function VillainPick(p: Props): JSX.Element {
  const w = words(p.book.lang);
  const s = p.book.catalog.scenarios.find((x) => x.key === p.choice.scenario);
  const chosen = p.choice.modular ?? s?.recommended ?? [];
  const sets = [...new Set(chosen)].map((m) => p.book.catalog.modular.find((x) => x.key === m)?.name ?? w.say('random')).join(', ');
  return (
    <section class="scn" aria-labelledby="h-sc">
      <h1 id="h-sc"><span>1</span>{w.Say('pick_villain')}</h1>
      {s && <Chosen {...p} s={s} />}
      <details class="more">
        <summary>{w.Say('more_options')}{sets && !s?.alone && <small>{w.Say('modular_sets_are', { sets })}</small>}</summary>
        <MoreModes {...p} />
        {!s?.alone && <Modular {...p} />}
        <label class="seed"><Icon id="dice" />{w.Say('seed')} <input type="text" maxLength={40} value={p.choice.seed ?? ''} placeholder={w.say('random')} onInput={(e) => p.set({ seed: e.currentTarget.value })} /></label>
      </details>
      <Posters {...p} />
    </section>
  );
}
