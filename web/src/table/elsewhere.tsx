// From the menu of any table to the other pages; Back returns to the table. Settings open over it instead.
import type { JSX } from 'preact';
import { isDrawn } from '../games';
import { PLACES } from '../screens/top';
import { Sets } from '../screens/settings';
import { go } from '../state/place';
import type { Shared } from './context';
import { Dialog } from './dialog';

/** Of cards and decks those of the game that is played; home is the button that leaves, rules and settings open at the table. */
function waysFrom(game: string): typeof PLACES {
  const own = (path: string): string => (['/cards', '/decks'].includes(path) && isDrawn(game) ? `${path}/${game}` : path);
  return PLACES.filter(([path]) => !['/', '/rules', '/settings'].includes(path)).map(([path, word]) => [own(path), word]);
}

export function Elsewhere({ t }: { t: Shared }): JSX.Element {
  return (
    <nav class="menu__g" aria-labelledby="h-elsewhere"><h3 class="lbl" id="h-elsewhere">{t.Say('elsewhere')}</h3>
      <p class="menu__row">{waysFrom(t.state.game).map(([path, word]) => <a key={path} class="btn" href={path} onClick={(e) => { e.preventDefault(); go(path); }}>{t.Say(word)}</a>)}</p>
      <p class="mut">{t.Say('elsewhere_how')}</p>
    </nav>
  );
}

export const SettingsButton = ({ t }: { t: Shared }): JSX.Element => <button type="button" class="btn" onClick={() => t.acts.ui.set({ open: 'settings' })}>{t.Say('settings')}</button>;

export function SettingsOver({ t }: { t: Shared }): JSX.Element {
  return <Dialog title={t.Say('settings')} cls="dialog--sets" close={() => t.acts.ui.set({ open: undefined })} closeName={t.Say('close')}><Sets lang={t.lang} /></Dialog>;
}
