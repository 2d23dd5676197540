// What a question is about, in a sentence or two, when this browser meets its kind for the first time. In lessons the coach says it.
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../icons/icon';
import type { View } from '../live/protocol';
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

function useNews(t: Table): Word | undefined {
  const { explain } = useStore(settings);
  const news = explain && t.state.lesson === false && t.state.seat >= 0 ? newsOf(t.view, !!t.state.beat || t.state.left > 0) : undefined;
  const fresh = news && !hasMet(news) ? news : undefined;
  useEffect(() => {
    if (!fresh) return undefined;
    const since = performance.now();
    return () => { if (performance.now() - since > READ) met(fresh); };
  }, [fresh]);
  return fresh;
}

export function First(): JSX.Element | null {
  const t = useTable();
  const news = useNews(t);
  if (!news) return null;
  const read = (): void => { met(news); settings.set({}); };
  return (
    <aside class="first" role="note" aria-label={t.Say('explained')}>
      <Icon id="hint" /><p>{t.Say(news)}</p>
      <button type="button" class="btn" onClick={read}>{t.Say('got_it')}</button>
    </aside>
  );
}
