// The top of every page that is no table: where one is, and where else one may go.
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../icons/icon';
import type { Lang } from '../cards/types';
import { go } from '../state/place';
import { LangSwitch, ThemeSwitch } from '../table/topbar';
import { say, Say, type Word } from '../words';

const PLACES: [path: string, word: Word][] = [['/', 'home_page'], ['/learn', 'learn'], ['/campaigns', 'campaigns'], ['/decks', 'decks'], ['/cards', 'cards'], ['/rules', 'rules'], ['/history', 'history'], ['/settings', 'settings']];

/** Where one is can be read, also where the row is longer than the window. */
const inSight = (e: HTMLElement | null): void => e?.parentElement?.scrollTo({ left: e.offsetLeft - 48 });

/** children: what else stands there. */
export function Top({ lang, here, children }: { lang: Lang; here: string; children?: ComponentChildren }): JSX.Element {
  const link = (path: string, inside: JSX.Element | string, cls = '', label?: string): JSX.Element => (
    <a key={path} href={path} class={cls} aria-label={label} aria-current={path !== here ? undefined : path === location.pathname ? 'page' : 'true'} ref={path === here && !label ? inSight : null} onClick={(e) => { e.preventDefault(); go(path); }}>{inside}</a>
  );
  return (
    <header class="topbar topbar--pages">
      {link('/', <><Icon id="strike" /><span>quickstrike</span></>, 'brand', `quickstrike, ${say(lang, 'home')}`)}
      <nav class="places" aria-label={Say(lang, 'places')}>{PLACES.map(([path, word]) => link(path, Say(lang, word)))}</nav>
      {children}
      <div class="tools"><LangSwitch /><ThemeSwitch /></div>
    </header>
  );
}
