// Step one of a new game: the villain, its modular sets, how hard it is.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon';
import type { Book } from '../state/faces';
import type { Choice } from '../state/settings';
import { words } from '../table/context';

interface Props {
  book: Book;
  choice: Choice;
  set: (part: Partial<Choice>) => void;
}

/** Who was chosen last time is in sight. */
function show(posters: HTMLElement | null): void {
  const on = posters?.querySelector<HTMLElement>('.is-sel');
  if (posters && on) posters.scrollTo({ left: on.offsetLeft - posters.offsetLeft - 40, top: on.offsetTop - posters.offsetTop - 40 });
}

function Posters({ book, choice, set }: Props): JSX.Element {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => show(row.current), []);
  return (
    <div ref={row} class="posters" role="radiogroup" aria-labelledby="h-sc">
      {book.catalog.scenarios.map((s) => {
        const on = s.key === choice.scenario;
        return (
          <label class={`poster${on ? ' is-sel' : ''}`} key={s.key}>
            <input type="radio" name="scenario" checked={on} onChange={() => set({ scenario: s.key, skirmish: 0, modular: s.recommended })} />
            <span class="poster__a"><img src={`${ASSETS}emblems/${s.code}.svg`} alt="" /></span>
            <span class="poster__t"><b>{s.name}</b><small>{[s.villain !== s.name && s.villain, [...new Set(s.stages.map((x) => x.stage))].join('/')].filter(Boolean).join(' · ')}</small></span>
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

export function Difficulty({ book, choice, set }: { book: Book; choice: Pick<Choice, 'mode' | 'heroic' | 'skirmish' | 'scenario' | 'standard_set' | 'expert_set'>; set: (part: Partial<Choice>) => void }): JSX.Element {
  const w = words(book.lang);
  const scenario = book.catalog.scenarios.find((s) => s.key === choice.scenario);
  const stages = scenario?.stages ?? [];
  const choices = scenario?.alone ? [] : SETS.filter(([mode]) => mode === 'standard' || mode === choice.mode);
  return (
    <>
      <div class="opt-row">
        <span class="lbl">{w.Say('difficulty')}</span>
        <div class="seg" role="group" aria-label={w.Say('difficulty')}>
          {book.catalog.modes.map((m) => <button type="button" key={m.key} data-mode={m.key} aria-pressed={m.key === choice.mode} onClick={() => set({ mode: m.key })}>{m.name}</button>)}
        </div>
        <span class="more-modes">
          <label data-mode="heroic">{w.Say('heroic')} <input type="number" min={0} max={book.catalog.heroic} value={choice.heroic} onInput={(e) => set({ heroic: Math.max(0, Math.min(book.catalog.heroic, Math.trunc(Number(e.currentTarget.value) || 0))) })} /></label>
          <label data-mode="skirmish">{w.Say('skirmish')} <select value={choice.skirmish} onChange={(e) => set({ skirmish: Number(e.currentTarget.value) })}>
            <option value={0}>{w.say('off')}</option>
            {stages.map((s, i) => <option key={s.code} value={i + 1}>{w.say('stage_n', { n: s.stage })}</option>)}
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
      </div>
    </>
  );
}

function Brief({ book, choice }: Props): JSX.Element {
  const scenario = book.catalog.scenarios.find((s) => s.key === choice.scenario);
  const all = scenario?.stages ?? [];
  const shown = choice.skirmish ? all.slice(choice.skirmish - 1, choice.skirmish) : choice.mode === 'expert' ? all.slice(1, 3) : all.slice(0, 2);
  return (
    <div class="brief">
      <div class="brief__st">
        {shown.map((s) => (
          <p key={s.code}>
            <em>{s.stage}</em>
            <span><Icon id="hp" />{typeof s.hp === 'number' ? s.hp * choice.seats.length : s.hp}</span>
            <span><Icon id="sch" />{s.sch}</span><span><Icon id="atk" />{s.atk}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

export function VillainPick(p: Props): JSX.Element {
  const w = words(p.book.lang);
  return (
    <section class="scn" aria-labelledby="h-sc">
      <h1 id="h-sc"><span>1</span>{w.Say('pick_villain')}</h1>
      <Posters {...p} />
      <Difficulty {...p} />
      {!p.book.catalog.scenarios.find((s) => s.key === p.choice.scenario)?.alone && <Modular {...p} />}
      <Brief {...p} />
    </section>
  );
}
