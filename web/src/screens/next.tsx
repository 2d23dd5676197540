// What one may do after a game of any kind, in one place and order.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/sprite';
import { go } from '../state/place';
import { useTable } from '../table/context';

/** Down to a part of this page. */
const down = (to: string) => (): void => document.querySelector(to)?.scrollIntoView({ behavior: 'smooth', block: 'start' });

/** known: is there a game to be reviewed yet? */
export function Next({ known, home }: { known: boolean; home: () => void }): JSX.Element {
  const t = useTable();
  const ways: [IconName, string, (() => void) | false][] = [
    ['hint', t.Say('review'), known && down('.review')],
    ['play', t.Say('replay'), () => t.acts.ui.set({ replay: {} })],
    ['target', t.Say('look_at_table'), () => t.acts.ui.set({ result: false })],
    ['log', t.Say('history'), () => go('/history')],
    ['strike', t.Say('home'), home],
    ['undo', t.Say('undo'), t.state.seat >= 0 && (() => t.session.undo('step'))],
  ];
  return (
    <nav class="finnext" aria-label={t.Say('what_next')}>
      {ways.map(([icon, name, act]) => act && <button type="button" key={icon} class="btn" onClick={act}><Icon id={icon} />{name}</button>)}
    </nav>
  );
}
