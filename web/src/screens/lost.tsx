// An address at which there is nothing.
import type { JSX } from 'preact';
import type { Lang } from '../cards/types';
import { Icon } from '../icons/icon';
import { go } from '../state/place';
import { words } from '../table/context';
import { Top } from './top';

export function Lost({ lang }: { lang: Lang }): JSX.Element {
  const w = words(lang);
  document.title = `${w.Say('lost_title')} · quickstrike`;
  const way = (path: string, inside: JSX.Element | string, cls = ''): JSX.Element => <a class={`btn ${cls}`} href={path} onClick={(e) => { e.preventDefault(); go(path); }}>{inside}</a>;
  return (
    <div class="screen homepage">
      <Top lang={lang} />
      <main class="home lost">
        <p class="lost__n" aria-hidden="true">4<Icon id="strike" />4</p>
        <h1>{w.Say('lost_title')}</h1>
        <p class="lead">{w.Say('lost_how')}</p>
        <p class="menu__row">{way('/', w.Say('to_start'), 'btn--go')}{way('/cards', w.Say('cards'))}{way('/rules', w.Say('rules'))}</p>
      </main>
    </div>
  );
}
