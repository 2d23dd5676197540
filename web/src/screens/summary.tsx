// After the game: who won and how, by round, what each card did, the game once more.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import { server, type CardDeeds, type History } from '../live/http';
import { CardLink } from '../log/links';
import { useTable } from '../table/context';
import { Exports } from '../table/menu';
import { LangSwitch, ThemeSwitch } from '../table/topbar';
import { Lines, ThreatChart } from './chart';
import { Replay } from './replay';

function Banner({ history }: { history: History | undefined }): JSX.Element {
  const t = useTable();
  const won = t.view.result === 'won';
  const ids = t.view.players.map((p) => ({ p, id: t.view.play.find((c) => c.id === p.identity) }));
  const [a, b] = [ids[0], ids[1]];
  const figure = (x: (typeof ids)[number] | undefined, cls: string): JSX.Element | null => {
    if (!x?.id) return <figure class={`fp ${cls}`} />;
    return (
      <figure class={`fp ${cls}`} data-frame={t.face(x.id.code).frame}>
        <div><img src={`${ASSETS}emblems/${x.id.code}.svg`} alt="" /><figcaption><b>{x.id.name}</b>{t.say('hp_left', { n: Math.max(0, x.id.hp ?? 0) })}</figcaption></div>
      </figure>
    );
  };
  const boss = t.view.play.find((c) => c.kind === 'villain') ?? undefined;
  return (
    <section class={`fin${won ? '' : ' fin--lost'}`} aria-label={t.Say('result')}>
      {figure(a, 'fp--1')}
      <div class="fin__mid">
        <p class="fin__k">{t.Say('round_n', { n: t.view.round })}{history && history.undone > 0 ? ` · ${t.say('undone_n', { n: history.undone })}` : ''}</p>
        <h1>{t.Say(won ? 'victory' : 'defeat')}</h1>
        <p class="fin__s">{t.view.result_text}</p>
      </div>
      {b ? figure(b, 'fp--2') : (
        <figure class="fp fp--2" data-frame="villain">{boss && <div><img src={`${ASSETS}emblems/${boss.code}.svg`} alt="" /><figcaption><b>{boss.name}</b>{t.say('hp_left', { n: Math.max(0, boss.hp ?? 0) })}</figcaption></div>}</figure>
      )}
    </section>
  );
}

const COLUMNS = ['played', 'used', 'damage', 'threat_removed', 'healed', 'spent'] as const;

function Deeds({ cards }: { cards: CardDeeds[] }): JSX.Element {
  const t = useTable();
  const [all, setAll] = useState(false);
  const rows = cards.filter((c) => COLUMNS.some((k) => c[k]));
  return (
    <section class="deeds">
      <h2>{t.Say('what_cards_did')}</h2>
      <div class="deeds__t" tabIndex={0} role="region" aria-label={t.Say('what_cards_did')}>
        <table>
          <thead><tr><th scope="col">{t.Say('card')}</th>{COLUMNS.map((k) => <th scope="col" key={k}>{t.Say(`did_${k}`)}</th>)}</tr></thead>
          <tbody>
            {rows.slice(0, all ? undefined : 10).map((c) => (
              <tr key={c.code}><th scope="row"><CardLink code={c.code}>{c.name}</CardLink></th>{COLUMNS.map((k) => <td key={k}>{c[k] ?? ''}</td>)}</tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > 10 && !all && <button type="button" class="lnk" onClick={() => setAll(true)}>{t.Say('all')} ({rows.length})</button>}
    </section>
  );
}

function Charts({ history }: { history: History }): JSX.Element {
  const t = useTable();
  const rounds = history.rounds.map((r) => r.round);
  const boss = t.view.play.find((c) => c.kind === 'villain')?.name ?? t.Say('villain');
  const names = t.view.players.map((p) => t.view.play.find((c) => c.id === p.identity)?.name ?? t.Say('seat_n', { n: p.seat + 1 }));
  const series = [
    { name: boss, cls: 'vi', values: history.rounds.map((r) => r.villain_hp) },
    ...names.map((name, i) => ({ name, cls: ['sm', 'cm', 'h3', 'h4'][i] ?? 'sm', values: history.rounds.map((r) => r.heroes[i] ?? 0) })),
  ];
  const told = series.map((s) => `${s.name}: ${s.values.join(', ')}`).join('. ');
  const target = history.rounds.at(-1)?.target ?? 0;
  return (
    <section class="charts" aria-label={t.Say('by_round')}>
      <article class="chart"><h2>{t.Say('hit_points')}</h2><p>{t.say('by_round')}</p><Lines series={series} rounds={rounds} label={told} /></article>
      <article class="chart"><h2>{t.Say('threat')}</h2><p>{t.say('by_round')}</p>
        <ThreatChart history={history} loses={t.say('target_n', { n: target })} label={`${t.Say('threat')}: ${history.rounds.map((r) => r.threat).join(', ')}`} />
      </article>
    </section>
  );
}

export function Summary({ home }: { home: () => void }): JSX.Element {
  const t = useTable();
  const [history, setHistory] = useState<History>();
  useEffect(() => {
    server.history(t.session.table, t.session.key, t.lang).then(setHistory).catch(() => setHistory(undefined));
  }, [t.lang]);
  return (
    <div class="screen sumpage">
      <header class="topbar">
        <a class="brand" href="/" onClick={(e) => { e.preventDefault(); home(); }}><Icon id="strike" /><span>quickstrike</span></a>
        <span class="crumb">{t.Say('summary')}</span>
        <div class="tools"><LangSwitch /><ThemeSwitch /></div>
      </header>
      <main class="summary">
        <Banner history={history} />
        {history && <Charts history={history} />}
        {history && <Deeds cards={history.cards} />}
        {history && <Replay of={history.answers} />}
        <section class="moments"><h2>{t.Say('export')}</h2><Exports /></section>
        <footer class="barfoot">
          {history && <span class="seed"><Icon id="log" />{t.Say('decisions_n', { n: history.answers })}{history.seen ? ` · ${t.say('seen_n', { n: history.seen })}` : ''}</span>}
          <button type="button" class="btn" onClick={() => t.session.undo('step')}><Icon id="undo" />{t.Say('undo')}</button>
          <button type="button" class="btn" onClick={() => t.acts.ui.set({ result: false })}>{t.Say('look_at_table')}</button>
          <button type="button" class="btn btn--go" onClick={home}>{t.Say('new_game')}</button>
        </footer>
      </main>
    </div>
  );
}
