// What this browser remembers of how somebody likes to play.
import type { JSX } from 'preact';
import type { Lang } from '../cards/types';
import { LinkRow } from '../share/code';
import { carryLink } from '../state/carry';
import { knownTables, ownerKey, settings, type Pace } from '../state/settings';
import { useStore } from '../state/store';
import { play } from '../story/sounds';
import { words } from '../table/context';
import { LangSwitch, ThemeSwitch } from '../table/topbar';
import type { Word } from '../words';
import { Top } from './top';

const TEXTS = [100, 112, 125];
const PACES: Pace[] = ['slow', 'normal', 'fast', 'step'];

export function SettingsPage({ lang }: { lang: Lang }): JSX.Element {
  const w = words(lang);
  const { pace, sound, volume, text, still, palette, confirm, name } = useStore(settings);
  const flip = (on: boolean, word: Word, set: () => void): JSX.Element => <section class="menu__g"><button type="button" class="switch" role="switch" aria-checked={on} onClick={set}><i /><span>{w.Say(word)}</span></button></section>;
  document.title = `${w.Say('settings')} · quickstrike`;
  return (
    <div class="screen homepage">
      <Top lang={lang} here="/settings" />
      <main class="home">
        <h1>{w.Say('settings')}</h1>
        <section class="menu__g"><h2 class="lbl">{w.Say('language')}</h2><LangSwitch /></section>
        <section class="menu__g"><h2 class="lbl">{w.Say('look')}</h2><ThemeSwitch /></section>
        <section class="menu__g"><h2 class="lbl">{w.Say('pace')}</h2>
          <div class="seg" role="group" aria-label={w.Say('pace')}>{PACES.map((p) => <button type="button" key={p} aria-pressed={p === pace} onClick={() => settings.set({ pace: p })}>{w.Say(`pace_${p}`)}</button>)}</div>
        </section>
        <section class="menu__g"><button type="button" class="switch" role="switch" aria-checked={sound} onClick={() => { settings.set({ sound: !sound }); play('turn'); }}><i /><span>{w.Say('sounds')}</span></button>
          {sound && <label class="myname">{w.Say('volume')} <input type="range" min={0} max={100} value={volume * 100} onChange={(e) => { settings.set({ volume: Number(e.currentTarget.value) / 100 }); play('turn'); }} /></label>}</section>
        <section class="menu__g"><h2 class="lbl">{w.Say('text_size')}</h2>
          <div class="seg" role="group" aria-label={w.Say('text_size')}>{TEXTS.map((n) => <button type="button" key={n} aria-pressed={n === text} onClick={() => settings.set({ text: n })}>{n} %</button>)}</div></section>
        {flip(still, 'motion_still', () => settings.set({ still: !still }))}
        {flip(palette === 'apart', 'palette_apart', () => settings.set({ palette: palette === 'apart' ? 'usual' : 'apart' }))}
        {flip(confirm, 'confirm_turn', () => settings.set({ confirm: !confirm }))}
        <section class="menu__g"><label class="myname">{w.Say('your_name')} <input type="text" maxLength={40} value={name} onChange={(e) => settings.set({ name: e.currentTarget.value.trim() })} /></label></section>
        <section class="menu__g"><h2 class="lbl">{w.Say('other_browser')}</h2>
          {knownTables().length || ownerKey() ? <><p class="mut">{w.Say('carry_how')}</p><LinkRow lang={lang} label={w.Say('carry_link')} link={carryLink()} code={carryLink(true)} /></> : <p class="mut">{w.Say('carry_nothing')}</p>}
        </section>
      </main>
    </div>
  );
}
