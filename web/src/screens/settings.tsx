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
import { Top } from './top';

const PACES: Pace[] = ['slow', 'normal', 'fast', 'step'];

export function SettingsPage({ lang }: { lang: Lang }): JSX.Element {
  const w = words(lang);
  const { pace, sound, name } = useStore(settings);
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
        <section class="menu__g"><button type="button" class="switch" role="switch" aria-checked={sound} onClick={() => { settings.set({ sound: !sound }); play('turn'); }}><i /><span>{w.Say('sounds')}</span></button></section>
        <section class="menu__g"><label class="myname">{w.Say('your_name')} <input type="text" maxLength={40} value={name} onChange={(e) => settings.set({ name: e.currentTarget.value.trim() })} /></label></section>
        <section class="menu__g"><h2 class="lbl">{w.Say('other_browser')}</h2>
          {knownTables().length || ownerKey() ? <><p class="mut">{w.Say('carry_how')}</p><LinkRow lang={lang} label={w.Say('carry_link')} link={carryLink()} code={carryLink(true)} /></> : <p class="mut">{w.Say('carry_nothing')}</p>}
        </section>
      </main>
    </div>
  );
}
