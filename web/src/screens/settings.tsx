// What this browser remembers of how somebody likes to play.
import type { ComponentChildren, JSX } from 'preact';
import type { Lang } from '../cards/types';
import { Icon } from '../icons/icon';
import { keyFor, MOVABLE, moved } from '../keys/chosen';
import { LinkRow } from '../share/code';
import { carryLink } from '../state/carry';
import { knownTables, meetAgain, ownerKey, settings, type Pace, type Settings } from '../state/settings';
import { useStore } from '../state/store';
import { play } from '../story/sounds';
import { words } from '../table/context';
import { LangSwitch } from '../table/topbar';
import type { Word } from '../words';
import { Top } from './top';

const TEXTS = [100, 112, 125];
const PACES: Pace[] = ['slow', 'normal', 'fast', 'step'];
const THEMES = ['dark', 'light'] as const;
const STOPS = ['few', 'all'] as const;
type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

function Group({ lang, word, children }: { lang: Lang; word: Word; children: ComponentChildren }): JSX.Element {
  return <section class="setg" aria-labelledby={`h-${word}`}><h2 id={`h-${word}`}>{words(lang).Say(word)}</h2><div class="setg__r">{children}</div></section>;
}

/** What a row is about, and a line more where the name alone leaves it open. */
const Said = ({ label, why }: { label: string; why?: string | undefined }): JSX.Element => <span class="setr__t"><b>{label}</b>{why && <small>{why}</small>}</span>;

/** A choice of a few, in one row. */
function Seg<T extends string | number>({ label, why, all, now, name, set }: { label: string; why?: string; all: readonly T[]; now: T; name: (x: T) => string; set: (x: T) => void }): JSX.Element {
  return (
    <div class="setr"><Said label={label} why={why} />
      <div class="seg" role="group" aria-label={label}>{all.map((x) => <button type="button" key={x} aria-pressed={x === now} onClick={() => set(x)}>{name(x)}</button>)}</div>
    </div>
  );
}

function Switch({ label, why, on, flip }: { label: string; why?: string; on: boolean; flip: () => void }): JSX.Element {
  return <button type="button" class="switch setr" role="switch" aria-checked={on} onClick={flip}><Said label={label} why={why} /><i /></button>;
}

/** off: the setting says what does not happen, the switch what does. */
function Flip({ lang, flag, word, off = false, then }: { lang: Lang; flag: Flag; word: 'motion_still' | 'sounds' | 'explain' | 'confirm_turn' | 'confirm_defense' | 'chat_told'; off?: boolean; then?: () => void }): JSX.Element {
  const w = words(lang);
  const now = useStore(settings)[flag];
  return <Switch label={w.Say(word)} why={w.Say(`${word}_why`)} on={now !== off} flip={() => { settings.set({ [flag]: !now }); then?.(); }} />;
}

function Passing({ lang }: { lang: Lang }): JSX.Element {
  const w = words(lang);
  const { passing, using } = useStore(settings);
  const cards = Object.entries(passing);
  const free = Object.entries(using);
  const stop = (code: string): void => { const { [code]: _, ...rest } = using; settings.set({ using: rest }); };
  const drop = (code: string): void => { const { [code]: _, ...rest } = passing; settings.set({ passing: rest }); };
  return (
    <Group lang={lang} word="set_passing">
      {!cards.length && <p class="mut">{w.Say('passing_none')}</p>}
      {cards.length > 0 && <ul class="passing">{cards.map(([code, name]) => <li key={code}><span>{name}</span><button type="button" class="btn" onClick={() => drop(code)}>{w.Say('ask_again')}</button></li>)}</ul>}
      {free.length > 0 && <><h3 class="lbl">{w.Say('used_by_itself')}</h3><ul class="passing">{free.map(([code, name]) => <li key={code}><span>{name}</span><button type="button" class="btn" onClick={() => stop(code)}>{w.Say('ask_again')}</button></li>)}</ul></>}
    </Group>
  );
}

function Keys({ lang }: { lang: Lang }): JSX.Element {
  const w = words(lang);
  const { keys } = useStore(settings);
  return (
    <Group lang={lang} word="set_keys">
      <p class="mut">{w.Say('keys_how')}</p>
      <div class="keyset">{MOVABLE.map(([letter, word]) => (
        <label key={letter}><input type="text" size={1} value={keyFor(letter, keys)} aria-label={w.Say('key_of', { what: w.say(word) })} onFocus={(e) => e.currentTarget.select()}
          onInput={(e) => { settings.set({ keys: moved(letter, e.currentTarget.value.slice(-1), settings.now.keys) }); e.currentTarget.value = keyFor(letter); e.currentTarget.select(); }} /><span>{w.Say(word)}</span></label>
      ))}</div>
      {Object.keys(keys).length > 0 && <button type="button" class="btn" onClick={() => settings.set({ keys: {} })}><Icon id="undo" />{w.Say('keys_usual')}</button>}
    </Group>
  );
}

/** All that can be set, in groups: a page of its own, and a window over a table. */
export function Sets({ lang }: { lang: Lang }): JSX.Element {
  const w = words(lang);
  const { pace, sound, volume, text, theme, name, palette, stops } = useStore(settings);
  return (
    <div class="sets">
      <Group lang={lang} word="set_look">
        <div class="setr"><Said label={w.Say('language')} /><LangSwitch full /></div>
        <Seg label={w.Say('look')} all={THEMES} now={theme} name={(x) => w.Say(x)} set={(x) => settings.set({ theme: x })} />
        <Seg label={w.Say('text_size')} why={w.Say('text_size_why')} all={TEXTS} now={text} name={(n) => `${n} %`} set={(n) => settings.set({ text: n })} />
        <Flip lang={lang} flag="still" word="motion_still" />
        <Switch label={w.Say('palette_apart')} why={w.Say('palette_apart_why')} on={palette === 'apart'} flip={() => settings.set({ palette: palette === 'apart' ? 'usual' : 'apart' })} />
      </Group>
      <Group lang={lang} word="set_story">
        <Seg label={w.Say('pace_of')} why={w.Say('pace_why')} all={PACES} now={pace} name={(p) => w.Say(`pace_${p}`)} set={(p) => settings.set({ pace: p })} />
        <Flip lang={lang} flag="sound" word="sounds" then={() => play('turn')} />
        <label class="setr"><Said label={w.Say('volume')} /><input type="range" disabled={!sound} min={0} max={100} value={volume * 100} onChange={(e) => { settings.set({ volume: Number(e.currentTarget.value) / 100 }); play('turn'); }} /></label>
      </Group>
      <Group lang={lang} word="set_confirm">
        <Flip lang={lang} flag="explain" word="explain" then={meetAgain} />
        <Flip lang={lang} flag="confirm" word="confirm_turn" />
        <Flip lang={lang} flag="confirmDefense" word="confirm_defense" />
        <Seg label={w.Say('stops_duels')} why={w.Say(stops === 'few' ? 'stops_why' : 'stops_all_why')} all={STOPS} now={stops} name={(x) => w.Say(`stops_${x}`)} set={(x) => settings.set({ stops: x })} />
      </Group>
      <Group lang={lang} word="set_people">
        <label class="setr"><Said label={w.Say('your_name')} why={w.Say('your_name_why')} /><input type="text" maxLength={40} value={name} onChange={(e) => settings.set({ name: e.currentTarget.value.trim() })} /></label>
        <Flip lang={lang} flag="silent" word="chat_told" off />
      </Group>
      <Passing lang={lang} />
      <Keys lang={lang} />
      <Group lang={lang} word="other_browser">
        {knownTables().length || ownerKey() ? <><p class="mut">{w.Say('carry_how')}</p><LinkRow lang={lang} label={w.Say('carry_link')} link={carryLink()} code={carryLink(true)} /></> : <p class="mut">{w.Say('carry_nothing')}</p>}
      </Group>
    </div>
  );
}

export function SettingsPage({ lang }: { lang: Lang }): JSX.Element {
  const w = words(lang);
  document.title = `${w.Say('settings')} · quickstrike`;
  return (
    <div class="screen homepage">
      <Top lang={lang} here="/settings" />
      <main class="home">
        <h1>{w.Say('settings')}</h1>
        <Sets lang={lang} />
      </main>
    </div>
  );
}
