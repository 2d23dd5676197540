// Learn to play: the goal of each game, and its lessons.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/sprite';
import { useFetched } from '../lazy';
import { server } from '../live/http';
import { useBegin } from '../screens/begin';
import { Top } from '../screens/top';
import { lessonsDone } from '../state/settings';
import { words } from '../table/context';
import type { Word } from '../words';

/** The goal of Champions in one picture: what you lower, what you keep low, what you keep. */
const GOAL: [icon: IconName, word: Word, cls: string][] = [['atk', 'goal_villain', 'go'], ['threat', 'goal_scheme', 'no'], ['hp', 'goal_you', 'no']];

function Goal({ lang }: { lang: Lang }): JSX.Element {
  const w = words(lang);
  return <ul class="goal" aria-label={w.Say('goal')}>{GOAL.map(([icon, word, cls]) => <li key={word} class={`goal__${cls}`}><Icon id={icon} /><span>{w.Say(word)}</span></li>)}</ul>;
}

export function LearnPage({ lang, open }: { lang: Lang; open: (table: string, key: string) => void }): JSX.Element {
  const w = words(lang);
  const got = useFetched(() => server.lessons(lang), lang);
  const { error, busy, begin } = useBegin(w, open);
  const [done] = useState(lessonsDone);
  document.title = `${w.Say('learn')} · quickstrike`;
  return (
    <div class="screen homepage">
      <Top lang={lang} here="/learn" />
      <main class="home">
        <h1>{w.Say('learn')}</h1>
        <Goal lang={lang} />
        {error && <p class="note" role="alert">{error.text}</p>}
        {got && got !== 'failed' && got.value.map((g) => (
          <section key={g.game} aria-labelledby={`l-${g.game}`}>
            <h2 id={`l-${g.game}`}>{g.title}</h2>
            <ol class="lessons">{g.lessons.map((l, i) => (
              <li key={l.lesson}>
                <button type="button" class="lesson" disabled={busy} onClick={() => void begin(() => server.lesson(g.game, l.lesson, lang))}>
                  <i>{done.includes(`${g.game}/${l.lesson}`) ? <Icon id="check" label={w.say('lesson_done')} /> : i + 1}</i><b>{l.title}</b><span>{l.say}</span>
                </button>
              </li>
            ))}</ol>
          </section>
        ))}
      </main>
    </div>
  );
}
