// The top of every page that is no table: where one is, and where else one may go.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon';
import type { Lang } from '../cards/types';
import { go } from '../state/place';
import { LangSwitch, ThemeSwitch } from '../table/topbar';
import { say, Say, type Word } from '../words';

export const PLACES: [path: string, word: Word][] = [['/', 'home_page'], ['/learn', 'learn'], ['/campaigns', 'campaigns'], ['/decks', 'decks'], ['/cards', 'cards'], ['/rules', 'rules'], ['/history', 'history'], ['/settings', 'settings']];

const EDGE = 28;
const end = (e: HTMLElement): number => e.offsetLeft + e.offsetWidth;

/** Says at which side there is more than the row shows. */
function more(row: HTMLElement): void {
  const last = row.lastElementChild as HTMLElement;
  row.dataset.more = [row.scrollLeft > 1 ? 'before' : '', row.scrollLeft + row.clientWidth < end(last) - 12 ? 'after' : ''].join(' ').trim();
}

/** Where one is can be read, also where the row is longer than the window: it begins with a whole name, never with half of one. */
function settle(row: HTMLElement): void {
  const all = [...row.children] as HTMLElement[];
  const here = row.querySelector<HTMLElement>('[aria-current]') ?? all[0];
  const last = all[all.length - 1];
  if (!here || !last) return;
  const first = all.find((x) => end(here) <= x.offsetLeft + row.clientWidth - (here === last ? 0 : EDGE)) ?? here;
  const left = first === all[0] ? 0 : first.offsetLeft - EDGE + 12;
  row.style.paddingRight = `${Math.max(0, left + row.clientWidth - end(last))}px`;
  row.scrollTo({ left });
  more(row);
}

const link = (here: string, path: string, inside: JSX.Element | string, cls = '', label?: string): JSX.Element => (
  <a key={path} href={path} class={cls} aria-label={label} aria-current={path !== here ? undefined : path === location.pathname ? 'page' : 'true'} onClick={(e) => { e.preventDefault(); go(path); }}>{inside}</a>
);

/** here: the page that one is on; at none of them it is empty. */
export function Places({ lang, here = '' }: { lang: Lang; here?: string }): JSX.Element {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const again = (): void => { if (row.current) settle(row.current); };
    again();
    void document.fonts?.ready.then(again);
    addEventListener('resize', again);
    return () => removeEventListener('resize', again);
  }, [here, lang]);
  return <nav class="places" ref={row} onScroll={(e) => more(e.currentTarget)} aria-label={Say(lang, 'places')}>{PLACES.map(([path, word]) => link(here, path, Say(lang, word)))}</nav>;
}

/** children: what else stands there. */
export function Top({ lang, here = '', children }: { lang: Lang; here?: string; children?: ComponentChildren }): JSX.Element {
  return (
    <header class="topbar topbar--pages">
      {link(here, '/', <><Icon id="strike" /><span>quickstrike</span></>, 'brand', `quickstrike, ${say(lang, 'home')}`)}
      <Places lang={lang} here={here} />
      {children}
      <div class="tools"><LangSwitch /><ThemeSwitch /></div>
    </header>
  );
}
