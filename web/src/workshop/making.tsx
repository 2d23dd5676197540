// The deck that is being made has an address of its own: Back leaves it, a page that is loaded anew comes back to it, and it is kept.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { Icon } from '../icons/icon';
import { go } from '../state/place';
import { lastDraft, rememberDraft } from '../state/settings';
import { words } from '../table/context';

const AT = '?edit';
const isAt = (): boolean => location.search === AT;

interface Making<D> {
  /** What is worked at now; nothing while one chooses. */
  now: D | undefined;
  /** What was worked at last. */
  last: D | undefined;
  set: (draft: D) => void;
  goOn: () => void;
  close: () => void;
}

/** given: what the address says to begin with. */
export function useMaking<D>(game: string, given?: () => D | undefined): Making<D> {
  const [last, setLast] = useState<D | undefined>(() => lastDraft<D>(game));
  const [at, setAt] = useState(isAt);
  const set = (draft: D): void => {
    setLast(draft);
    rememberDraft(game, draft);
    if (!isAt()) go(`${location.pathname}${AT}`);
  };
  useEffect(() => {
    const moved = (): void => setAt(isAt());
    addEventListener('popstate', moved);
    const begun = given?.();
    if (begun) {
      history.replaceState(null, '', `${location.pathname}${AT}`);
      set(begun);
      moved();
    }
    return () => removeEventListener('popstate', moved);
  }, []);
  return { now: at ? last : undefined, last, set, goOn: () => go(`${location.pathname}${AT}`), close: () => go(location.pathname) };
}

/** The way back to it from the list of all decks. */
export function GoOn({ lang, name, press }: { lang: Lang; name: string; press: () => void }): JSX.Element {
  const w = words(lang);
  return <p class="wother"><button type="button" class="btn btn--go wgoon" onClick={press}><Icon id="pen" />{w.Say('deck_go_on', { name: name || w.say('your_deck') })}</button></p>;
}
