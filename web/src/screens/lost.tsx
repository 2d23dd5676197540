// An address at which there is nothing, or nothing for whoever asks.
import type { JSX } from 'preact';
import type { Lang } from '../cards/types';
import { Icon } from '../icons/icon';
import { go } from '../state/place';
import { words } from '../table/context';
import { Top } from './top';

/** gone: no page came because there is none, not because it could not be sent. */
export function Lost({ lang, title = words(lang).Say('lost_title'), gone = true }: { lang: Lang; title?: string; gone?: boolean }): JSX.Element {
  const w = words(lang);
  document.title = `${title} · quickstrike`;
  const way = (path: string, inside: JSX.Element | string, cls = ''): JSX.Element => <a class={`btn ${cls}`} href={path} onClick={(e) => { e.preventDefault(); go(path); }}>{inside}</a>;
  return (
    <div class="screen homepage">
      <Top lang={lang} />
      <main class="home lost">
        {gone && <p class="lost__n" aria-hidden="true">4<Icon id="strike" />4</p>}
        <h1 role="alert">{title}</h1>
        {gone && <p class="lead">{w.Say('lost_how')}</p>}
        <p class="menu__row">{way('/', w.Say('to_start'), 'btn--go')}{way('/cards', w.Say('cards'))}{way('/rules', w.Say('rules'))}</p>
      </main>
    </div>
  );
}
