// Learn to play: the goal of each game, and its lessons.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { Icon } from '../icons/icon';
import { useFetched } from '../lazy';
import { server } from '../live/http';
import { useBegin } from '../screens/begin';
import { facesOf, Strip } from '../screens/strip';
import { Top } from '../screens/top';
import { lessonsDone } from '../state/settings';
import { words } from '../table/context';
import { Goal } from './goal';

export function LearnPage({ lang, open }: { lang: Lang; open: (table: string, key: string) => void }): JSX.Element {
  const w = words(lang);
  const got = useFetched(() => server.lessons(lang), lang);
  const { error, busy, begin } = useBegin(w, open);
  const [done] = useState(lessonsDone);
  const has = (game: string, lesson: string): boolean => done.includes(`${game}/${lesson}`);
  document.title = `${w.Say('learn')} · quickstrike`;
  return (
    <div class="screen homepage">
      <Top lang={lang} here="/learn" />
      <main class="home">
        <h1>{w.Say('learn')}</h1>
        <p class="lead">{w.Say('learn_how')}</p>
        {error && <p class="note" role="alert">{error.text}</p>}
        {got && got !== 'failed' && got.value.map((g) => (
          <section key={g.game} class="course" data-game={g.game} aria-labelledby={`l-${g.game}`}>
            <header class="course__h">
              {facesOf(g.game) && <Strip faces={facesOf(g.game) ?? []} cls="course__art" />}
              <div><h2 id={`l-${g.game}`}>{g.title}</h2><p>{w.Say('lessons_done', { n: g.lessons.filter((l) => has(g.game, l.lesson)).length, of: g.lessons.length })}</p></div>
            </header>
            <Goal lang={lang} game={g.game} />
            <ol class="lessons">{g.lessons.map((l, i) => {
              const next = i === g.lessons.findIndex((x) => !has(g.game, x.lesson));
              return (
                <li key={l.lesson}>
                  <button type="button" class={`lesson${next ? ' is-next' : ''}`} disabled={busy} onClick={() => void begin(() => server.lesson(g.game, l.lesson, lang))}>
                    <i>{has(g.game, l.lesson) ? <Icon id="check" label={w.say('lesson_done')} /> : i + 1}</i><b>{l.title}</b><span>{l.say}</span>
                    <em><Icon id={has(g.game, l.lesson) ? 'undo' : 'play'} />{w.Say(has(g.game, l.lesson) ? 'lesson_again' : next && !i ? 'lesson_first' : next ? 'lesson_next' : 'lesson_go')}<small>{w.say('moves_n', { n: l.steps })}</small></em>
                  </button>
                </li>
              );
            })}</ol>
          </section>
        ))}
      </main>
    </div>
  );
}
