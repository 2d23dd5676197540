// What a question is about, in a sentence or two, when this browser meets its kind for the first time. In lessons the coach says it.
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import type { View } from '../live/protocol';
import { isSelected } from '../state/choice';
import { hasMet, met, settings } from '../state/settings';
import { useStore } from '../state/store';
import { useTable, type Table } from '../table/context';
import type { Word } from '../words';

const ABOUT = { mulligan: 'first_mulligan', pay: 'first_pay', defend: 'first_defend', window: 'first_window', discard: 'first_discard' } as const satisfies Record<string, Word>;

/** Which of them this question is, if any. */
export function newsOf(view: View, tells: boolean): Word | undefined {
  const d = view.decision;
  if (tells) return view.phase === 'villain' ? 'first_phase' : undefined;
  if (!d) return undefined;
  if (d.kind === 'turn') return view.players.find((p) => p.seat === view.seat)?.form === 'hero' ? 'first_hero' : 'first_alter_ego';
  return ABOUT[d.kind as keyof typeof ABOUT];
}

const READ = 2500; // milliseconds; what stood there for a shorter time may not have been read

/** It ends with the question it explains: with the first answer, or step of a story, after it could be read. */
function useNews(t: Table): Word | undefined {
  const { explain } = useStore(settings);
  const tells = !!t.state.beat || t.state.left > 0;
  const aims = !tells && t.view.decision?.kind === 'turn' && isSelected(t.ui.sel); // a question of its own
  const news = explain && !aims && t.state.lesson === false && t.state.seat >= 0 ? newsOf(t.view, tells) : undefined;
  const fresh = news && !hasMet(news) ? news : undefined;
  const asked = tells ? -t.state.left : t.view.decision?.number;
  const since = useRef(0);
  useEffect(() => { since.current = performance.now(); }, [fresh]);
  useEffect(() => () => {
    if (!fresh || performance.now() - since.current < READ) return;
    met(fresh);
    settings.set({});
  }, [fresh, asked]);
  return fresh;
}

/** Where it would cover much it is a line, which unfolds when pressed (`.first` in play.css). */
export function First(): JSX.Element | null {
  const t = useTable();
  const news = useNews(t);
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [news]);
  if (!news) return null;
  const read = (): void => { met(news); settings.set({}); };
  return (
    <aside class={`first${open ? ' is-open' : ''}`} role="note" aria-label={t.Say('explained')}>
      <button type="button" class="first__t" aria-expanded={open} onClick={() => setOpen(!open)}><Icon id="hint" /><span>{t.Say(news)}</span></button>
      <button type="button" class="btn" onClick={read}>{t.Say('got_it')}</button>
    </aside>
  );
}
