// Home: go on where one was, or begin one of the games.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { CHAMPIONS } from '../games';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/sprite';
import { server, type Game, type Made } from '../live/http';
import { go } from '../state/place';
import { knownTables, lessonsDone } from '../state/settings';
import { words } from '../table/context';
import type { Word } from '../words';
import { useBegin } from './begin';
import { Continue, Links, LoadGame } from './continue';
import { facesOf, Strip } from './strip';
import { Top } from './top';

const LOOKS: Record<string, [icon: IconName, about: Word, players: string, kind: Word]> = {
  [CHAMPIONS]: ['t-hero', 'about_champions', '1–4', 'kind_coop'],
  dicethrone: ['dice', 'about_dicethrone', '2–4', 'kind_dice'],
  vs: ['swap', 'about_vs', '2–4', 'kind_cards'],
};

function Art({ game }: { game: string }): JSX.Element {
  const faces = facesOf(game);
  if (faces) return <Strip faces={faces} />;
  return <span class="gtile__art gtile__art--drawn" aria-hidden="true"><Icon id={LOOKS[game]?.[0] ?? 't-event'} /></span>;
}

/** A sensible table in one click: what the server proposes, against bots; of Champions the first hero and villain. */
async function quick(game: string, lang: Lang): Promise<Made> {
  if (game !== CHAMPIONS) return server.create({ game, setting: {}, seats: [], lang });
  const { heroes, scenarios, modes } = await server.catalog(lang);
  return server.create({ seats: [{ starter: heroes[0]?.aspects[0]?.starter ?? '', hold: 'me' }], scenario: scenarios[0]?.key ?? '', mode: modes[0]?.key ?? '', heroic: 0, skirmish: 0, lang });
}

function Tile({ g, lang, busy, play }: { g: Game; lang: Lang; busy: boolean; play: () => void }): JSX.Element {
  const w = words(lang);
  const look = LOOKS[g.game];
  return (
    <section class="gtile" data-game={g.game} aria-labelledby={`g-${g.game}`}>
      <Art game={g.game} />
      <h2 id={`g-${g.game}`}>{g.title}</h2>
      <p>{w.Say(look?.[1] ?? 'about_other')}</p>
      {look && <ul class="tags"><li><Icon id="user" />{w.say('players_n', { n: look[2] })}</li><li><Icon id={look[0]} />{w.Say(look[3])}</li></ul>}
      <div class="gtile__b">
        <button type="button" class="btn btn--go" disabled={busy} onClick={play}><Icon id="play" />{w.Say('quick_play')}</button>
        <a class="btn" href={`/g/${g.game}`} onClick={(e) => { e.preventDefault(); go(`/g/${g.game}`); }}>{w.Say('new_game')}</a>
      </div>
    </section>
  );
}

/** Somebody's first visit: the first lesson before everything else. */
function First({ lang, busy, take }: { lang: Lang; busy: boolean; take: () => void }): JSX.Element {
  const w = words(lang);
  return (
    <section class="loud" aria-labelledby="h-first">
      <Icon id="hint" />
      <div><h2 id="h-first">{w.Say('first_title')}</h2><p>{w.Say('first_how')}</p></div>
      <button type="button" class="btn btn--go btn--big" disabled={busy} onClick={take}><Icon id="play" />{w.Say('first_go')}</button>
    </section>
  );
}

async function firstLesson(lang: Lang): Promise<Made> {
  const [course] = await server.lessons(lang);
  return server.lesson(course?.game ?? '', course?.lessons[0]?.lesson ?? '', lang);
}

const WAYS: [path: string, icon: IconName, title: Word, about: Word][] = [
  ['/learn', 'hint', 'learn', 'home_learn'], ['/campaigns', 'threat', 'campaigns', 'home_campaigns'],
  ['/decks', 'hand', 'decks', 'home_decks'], ['/history', 'log', 'history', 'home_history'],
];

/** What else there is to do here. */
function Ways({ lang }: { lang: Lang }): JSX.Element {
  const w = words(lang);
  return (
    <div class="ways">{WAYS.map(([path, icon, title, about]) => (
      <a key={path} class="way" href={path} onClick={(e) => { e.preventDefault(); go(path); }}><Icon id={icon} /><b>{w.Say(title)}</b><span>{w.Say(about)}</span></a>
    ))}</div>
  );
}

export function Home({ lang, open }: { lang: Lang; open: (table: string, key: string) => void }): JSX.Element {
  const w = words(lang);
  const [games, setGames] = useState<Game[]>([]);
  const { error, busy, made, failed, begin } = useBegin(w, open);
  const [fresh] = useState(() => !knownTables().length && !lessonsDone().length);
  useEffect(() => void server.games(lang).then(setGames, failed), [lang]);
  document.title = 'quickstrike';
  return (
    <div class="screen homepage">
      <Top lang={lang} here="/" />
      <main class="home home--start">
        <h1>{w.Say('home_title')}</h1>
        {error && error.where !== 'text' && <p class="note" role="alert">{error.text}</p>}
        {fresh && <First lang={lang} busy={busy} take={() => void begin(() => firstLesson(lang))} />}
        <Continue lang={lang} open={open} />
        <div class="gtiles">{games.map((g) => <Tile key={g.game} g={g} lang={lang} busy={busy} play={() => void begin(() => quick(g.game, lang))} />)}</div>
        <Ways lang={lang} />
        <LoadGame lang={lang} error={error?.where === 'text' ? error.text : ''} load={(text) => void begin(() => server.load(text, lang))} />
      </main>
      {made && <Links lang={lang} made={made} names={[]} open={() => open(made.table, made.host_key)} />}
    </div>
  );
}
