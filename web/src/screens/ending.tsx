// How a game ended: who won and why, with the faces of all; what it turned on.
import type { JSX } from 'preact';
import { Card } from '../cards';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/sprite';
import type { CardDeeds, History } from '../live/http';
import type { Line } from '../live/protocol';
import { Linked } from '../log/links';
import { useTable } from '../table/context';
import type { Word } from '../words';

const BLOWS = new Set(['attack', 'attack sum', 'scheme sum', 'damage', 'threat', 'completed', 'play', 'use']);

/** How the game ended: of the last event of the story, what struck and what it did. */
export function lastEvent(story: Line[]): Line[] {
  const from = story.findLastIndex((l) => l.depth === 0 && l.kind !== 'won' && l.kind !== 'lost');
  return story.slice(Math.max(0, from)).filter((l) => BLOWS.has(l.kind)).slice(-2);
}

interface Who {
  code: string;
  name: string;
}

function Figure({ who, hp, cls, beaten }: { who: Who; hp: number; cls: string; beaten: boolean }): JSX.Element {
  const t = useTable();
  const left = Math.max(0, hp);
  return (
    <figure class={`fp ${cls}${beaten ? ' is-beaten' : ''}`} data-frame={t.face(who.code).frame}>
      <div>
        <img src={`${ASSETS}emblems/${who.code}.svg`} alt="" />
        {beaten && <span class="ko" aria-hidden="true"><Icon id="damage" /><b>KO!</b></span>}
        <figcaption><b>{who.name}</b><span class="fp__hp" aria-hidden="true"><Icon id="hp" />{left}</span><span class="vh">{t.say('hp_left', { n: left })}</span></figcaption>
      </div>
    </figure>
  );
}

export function Banner({ history }: { history: History | undefined }): JSX.Element {
  const t = useTable();
  const won = t.view.result === 'won';
  const last = history?.rounds.at(-1);
  const heroes = history?.heroes ?? [];
  const boss = history?.villain;
  const n = Math.max(1, heroes.length);
  const versus = boss && t.Say('fin_versus', { heroes: heroes.map((h) => h.name).join(', '), villain: boss.name });
  return (
    <section class={`fin fin--heroes${won ? '' : ' fin--lost'}`} aria-label={t.Say('result')} style={{ '--heroes': n, '--wide': `${0.5 + 0.3 * n}fr`, '--narrow': `${n}fr` }}>
      <div class="fps">{heroes.map((h, i) => <Figure key={i} who={h} hp={last?.heroes[i] ?? 0} cls="fp--1" beaten={(last?.heroes[i] ?? 1) <= 0} />)}</div>
      <div class="fin__mid">
        <p class="fin__k">{[versus, t.Say('round_n', { n: t.view.round }), history && history.undone > 0 && t.say('undone_n', { n: history.undone })].filter(Boolean).join(' · ')}</p>
        <h1>{t.Say(won ? 'victory' : 'defeat')}</h1>
        <p class="fin__s">{t.view.result_text}</p>
        <p class="fin__how">{lastEvent(t.state.story).map((l, i) => <span key={i}><Linked text={l.text} codes={l.cards ?? []} />. </span>)}</p>
      </div>
      {boss && <Figure who={boss} hp={last?.villain_hp ?? 0} cls="fp--2" beaten={won} />}
    </section>
  );
}

type Count = 'damage' | 'threat_removed' | 'threat';
const most = (cards: CardDeeds[], side: CardDeeds['side'], of: Count): CardDeeds | undefined =>
  cards.filter((c) => c.side === side && c[of]).sort((a, b) => (b[of] ?? 0) - (a[of] ?? 0))[0];

export interface Fact {
  word: Word;
  n: string;
  icon: IconName;
  code?: string | undefined;
  name: string;
}

/** What the game turned on: the cards that did most for either side, and how near the other end was. */
export function facts(h: History): Fact[] {
  const card = (word: Word, icon: IconName, side: CardDeeds['side'], of: Count): Fact[] => {
    const c = most(h.cards, side, of);
    return c ? [{ word, icon, n: `${c[of]}`, code: c.code, name: c.name }] : [];
  };
  const last = h.rounds.at(-1);
  const boss = h.villain?.name ?? '';
  const near: Fact[] = !last ? [] : h.result === 'won'
    ? [{ word: 'fact_threat', icon: 'threat', n: `${last.threat} / ${last.target}`, name: '' }]
    : [{ word: 'fact_villain', icon: 'hp', n: `${last.villain_hp} / ${last.villain_max}`, code: h.villain?.code, name: boss }];
  return [
    ...card('fact_damage', 'damage', 'player', 'damage'), ...card('fact_thwart', 'thw', 'player', 'threat_removed'),
    ...card('fact_hurt', 'atk', 'encounter', 'damage'), ...card('fact_schemed', 'sch', 'encounter', 'threat'), ...near,
  ];
}

export function Facts({ history }: { history: History }): JSX.Element | null {
  const t = useTable();
  const all = facts(history);
  if (!all.length) return null;
  return (
    <ul class="facts" aria-label={t.Say('what_decided')}>
      {all.map((f) => (
        <li key={f.word}>
          {f.code ? <Card face={t.face(f.code, f.name)} size="mini" lang={t.lang} as="picture" /> : <Icon id={f.icon} cls="facts__i" />}
          <p><small>{t.Say(f.word)}</small><b><Icon id={f.icon} />{f.n}</b><span>{f.name}</span></p>
        </li>
      ))}
    </ul>
  );
}
