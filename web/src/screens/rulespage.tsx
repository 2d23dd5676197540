// The rule books of all games, to be searched and read without a table.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { server, type Game, type RuleEntry } from '../live/http';
import { byLetter, RuleSearch } from '../log/rules';
import { SHORT } from '../plain/switch';
import { words } from '../table/context';
import { gameOf } from '../tips/rules';
import { Top } from './top';

/** What happens in a round, in its order, and what a newcomer looks up first. */
const FRONT: Record<string, { round: string[]; first: string[] }> = {
  champions: {
    round: ['rr:player-phase', 'rr:player-turn', 'rr:end-of-player-phase', 'rr:villain-phase', 'rr:enemy-activation', 'rr:deal-deal-an-encounter-card', 'rr:reveal'],
    first: ['rr:cost', 'rr:playing-cards', 'rr:attack-player-ability-type', 'rr:thwart', 'rr:defend-defense', 'rr:threat', 'rr:form-change-form', 'rr:boost-boost-icon', 'rr:minion', 'rr:guard', 'rr:stun-stunned', 'rr:confuse-confused', 'rr:tough', 'rr:winning-the-game'],
  },
  dicethrone: {
    round: ['dt:upkeep-phase', 'dt:income-phase', 'dt:main-phase', 'dt:offensive-roll-phase', 'dt:targeting-roll-phase', 'dt:defensive-roll-phase', 'dt:main-phase-2', 'dt:discard-phase'],
    first: ['dt:roll-attempt', 'dt:offensive-ability', 'dt:defensive-ability', 'dt:ultimate-ability', 'dt:combat-points', 'dt:hero-upgrades', 'dt:selling', 'dt:damage-types', 'dt:small-straight', 'dt:large-straight'],
  },
  vs: {
    round: ['vs:401', 'vs:403', 'vs:404', 'vs:405', 'vs:407', 'vs:408.1'],
    first: ['vs:turn', 'vs:601.1', 'vs:602.4', 'vs:701.12', 'vs:breakthrough', 'vs:reinforcement', 'vs:team-attack', 'vs:flight', 'vs:range', 'vs:304', 'vs:216', 'vs:102'],
  },
};

/** A title of the book names all forms of a word, and of which of two things it speaks; here one is enough. */
const forms = (title: string): string[] => title.replace(/ \(.*$/, '').split(', ').map((x) => x.charAt(0).toUpperCase() + x.slice(1));

function Front({ lang, game, all, go }: { lang: Lang; game: string; all: RuleEntry[]; go: (id: string) => void }): JSX.Element | null {
  const w = words(lang);
  const of = (ids: string[]): RuleEntry[] => ids.flatMap((id) => all.find((e) => e.id === id) ?? []);
  const known = FRONT[game];
  if (!known || !all.length) return null;
  const letters = byLetter(all.filter((e) => !/^(setup|deck|dtr):/.test(e.id)), lang).map(([l]) => l);
  return (
    <>
      <section class="rfront" aria-labelledby="h-rr"><h2 id="h-rr">{w.Say('rules_round')}</h2><ol class="rround">{of(known.round).map((e) => <li key={e.id}><button type="button" onClick={() => go(e.id)}>{forms(e.title).at(-1)}</button></li>)}</ol></section>
      <section class="rfront" aria-labelledby="h-rf"><h2 id="h-rf">{w.Say('rules_first')}</h2><p class="rfirst">{of(known.first).map((e) => <button type="button" class="chipr" key={e.id} onClick={() => go(e.id)}>{forms(e.title)[0]}</button>)}</p></section>
      <nav class="rletters" aria-label={w.Say('all_rules')}>{letters.map((l) => <a key={l} href={`#r-${l}`} onClick={(e) => { e.preventDefault(); document.getElementById(`r-${l}`)?.scrollIntoView({ block: 'start' }); }}>{l}</a>)}</nav>
    </>
  );
}

export function RulesPage({ lang }: { lang: Lang }): JSX.Element {
  const w = words(lang);
  const [games, setGames] = useState<Game[]>([]);
  const [rule, setRule] = useState(() => new URLSearchParams(location.search).get('rule') ?? '');
  const [game, setGame] = useState(() => gameOf(rule));
  useEffect(() => void server.games(lang).then(setGames, () => setGames([])), [lang]);
  const now = game || (games[0]?.game ?? '');
  document.title = `${w.Say('rules')} · quickstrike`;
  return (
    <div class="screen homepage">
      <Top lang={lang} here="/rules" />
      <main class="home">
        <header class="pagehead"><h1>{w.Say('rules')}</h1>
          <div class="seg" role="group" aria-label={w.Say('games')}>{games.map((g) => <button type="button" key={g.game} aria-pressed={g.game === now} title={g.title} onClick={() => { setGame(g.game); setRule(''); }}>{SHORT[g.game] ? w.Say(SHORT[g.game] ?? 'game') : g.title}</button>)}</div></header>
        {now && <RuleSearch key={now} lang={lang} game={now} rule={rule} go={setRule} front={(all) => <Front lang={lang} game={now} all={all} go={setRule} />} />}
      </main>
    </div>
  );
}
