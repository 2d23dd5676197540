// The coach of a lesson, above the table: what to do now and why, a hand if it is wanted, and the way back.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { Icon } from '../icons/icon';
import { server, type LessonStand } from '../live/http';
import { remember } from '../screens/begin';
import { go } from '../state/place';
import type { Session, TableState } from '../state/session';
import { lessonIsDone } from '../state/settings';
import { words } from '../table/context';

const WAIT = 900;

/** Where the learner is, and whether the table has gone on since; nothing at other tables. Asked once more after each answer. */
function useStand(session: Session, state: TableState, lang: Lang): { stand?: LessonStand; old: boolean } {
  const [now, setNow] = useState<{ stand: LessonStand | null; of: string }>();
  // the answer that ends the game is followed by no decision, so its number stays
  const of = [...state.at, state.views[String(state.seat)]?.result ?? '', lang].join();
  useEffect(() => {
    if (!state.ready || now?.stand === null) return undefined;
    let stale = false;
    server.stand(session.table, session.key, lang).then((stand) => { if (!stale) { setNow({ stand, of }); session.store.set({ lesson: stand !== null, wanted: stand && !stand.off ? stand.want.map((x) => x.option) : [] }); } }, () => undefined);
    return () => void (stale = true);
  }, [state.ready, of]);
  const stand = now?.stand ?? undefined;
  useEffect(() => { if (stand?.done) lessonIsDone(`${stand.game}/${stand.lesson}`); }, [stand?.done]);
  return { ...(stand ? { stand } : {}), old: now?.of !== of };
}

function Buttons({ session, stand, off, lang }: { session: Session; stand: LessonStand; off: boolean; lang: Lang }): JSX.Element {
  const w = words(lang);
  const again = async (lesson: string): Promise<void> => {
    const made = await server.lesson(stand.game, lesson, lang);
    remember(made);
    go(`/t/${made.table}#${made.host_key}`);
  };
  const [first] = stand.want;
  const shown = !!first && session.now.hint?.option === first.option;
  const show = (): void => {
    if (!first || off) return;
    if (shown) return void session.answer([first.option]);
    session.look(first.seat);
    session.store.set({ hint: { option: first.option, options: stand.want.map((x) => x.option), reason: '' } });
  };
  if (stand.done)
    return (
      <>
        {stand.next && <button type="button" class="btn btn--go" onClick={() => void again(stand.next)}>{w.Say('next_lesson')}</button>}
        <button type="button" class="btn" onClick={() => go('/learn')}>{w.Say('all_lessons')}</button>
      </>
    );
  if (stand.off) return <button type="button" class="btn btn--go" aria-disabled={off || undefined} onClick={() => { if (!off) session.undo('step'); }}><Icon id="undo" />{w.Say('undo')}</button>;
  return <button type="button" class="btn" aria-disabled={off || undefined} onClick={show}><Icon id="hint" />{w.Say(shown ? 'do_it' : 'show_me')}</button>;
}

export function Coached({ session, state, lang, children }: { session: Session; state: TableState; lang: Lang; children: ComponentChildren }): JSX.Element {
  const w = words(lang);
  const { stand, old } = useStand(session, state, lang);
  const next = stand?.want[0];
  // a phone has room for what to do; what is said before it unfolds, for this step
  const [unfolded, unfold] = useState<number>();
  const asked = next && state.views[String(next.seat)]?.decision;
  useEffect(() => {
    if (!next?.auto || old || !asked || stand?.off || state.busy || session.teller.telling) return undefined;
    const timer = setTimeout(() => { session.look(next.seat); void session.answer([next.option]); }, WAIT);
    return () => clearTimeout(timer);
  }, [next?.option, next?.auto, old, asked, state.busy, state.beat, state.left]);
  if (!stand) return <>{children}</>;
  const said = stand.off ? [w.Say('lesson_off')] : stand.say;
  const whole = unfolded === stand.step;
  return (
    <div class="coached">
      <section class={`coach${whole ? ' is-whole' : ''}`} aria-label={stand.title}>
        <header><Icon id="book" /><b>{stand.title}</b><small>{stand.done ? w.say('lesson_done') : w.say('step_of', { n: stand.step + 1, of: stand.steps })}</small></header>
        <div class="coach__t" role="status">{said.map((x, i) => <p key={i}>{x}</p>)}</div>
        <div class="coach__b">
          <Buttons session={session} stand={stand} off={old || !!state.busy} lang={lang} />
          {said.length > 1 && <button type="button" class="btn coach__more" aria-expanded={whole} onClick={() => unfold(whole ? undefined : stand.step)}>{w.Say(whole ? 'coach_less' : 'coach_more')}</button>}
        </div>
      </section>
      {children}
    </div>
  );
}
