// The villain phase as theatre: who acts, what a boost card or a revealed card brings, the sum in tiles, a new stage; over
// the seats as long as it is told.
import type { JSX } from 'preact';
import { Card, Text } from '../cards';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/sprite';
import type { InPlay, Line } from '../live/protocol';
import { tiles } from '../story/sum';
import type { Word } from '../words';
import { useTable, type Table } from './context';

const CARDS: Record<string, Word> = { boost: 'boost', reveal: 'revealed', 'villain stage': 'new_stage', 'scheme stage': 'new_stage' };
const SUMS = new Set(['attack sum', 'scheme sum']);
const SCHEMES = ['main_scheme', 'side_scheme'];

const activation = (t: Table): Line | undefined => t.state.story.findLast((l) => l.kind === 'activates');

/** Whom it concerns: who reveals the card, or who is attacked; where nobody is named the villain schemes. */
function concerned(t: Table, beat: Line): InPlay | undefined {
  const told = beat.kind === 'reveal' ? beat : activation(t);
  const heroes = t.view.players.flatMap((p) => t.view.play.find((c) => c.id === p.identity) ?? []);
  const aimed = beat.kind === 'attack sum' ? t.view.play.find((c) => c.id === beat.ids?.[1]) : undefined;
  return aimed ?? heroes.find((c) => told?.text.includes(c.name)) ?? t.view.play.find((c) => SCHEMES.includes(c.kind)) ?? heroes[0];
}

/** Who acts: the card that the line begins with, or the villain. */
function actor(t: Table, beat: Line): string | undefined {
  const [first, second] = beat.cards ?? [];
  if (beat.kind === 'boost') return second ?? first;
  return beat.kind === 'reveal' || beat.kind.endsWith('stage') ? t.view.play.find((c) => c.kind === 'villain')?.code : first;
}

function Sum({ beat }: { beat: Line }): JSX.Element {
  return (
    <div class="equation" aria-hidden="true">
      {tiles(beat.text).map((x, i) => (
        <>{x.sign && <i key={`s${i}`}>{x.sign}</i>}<span key={i} class={`eq${x.sign === '=' ? ' eq--sum' : x.sign === '−' ? ' eq--def' : i ? ' eq--new' : ''}`} style={{ animationDelay: `${i * 160}ms` }}><b>{x.n}</b><small>{x.word}</small></span></>
      ))}
    </div>
  );
}

function Middle({ beat }: { beat: Line }): JSX.Element {
  const t = useTable();
  const [code] = beat.cards ?? [];
  const plus = /\(\+(\d+)/.exec(beat.text)?.[1];
  const cap = CARDS[beat.kind];
  if (cap && code)
    return (
      <>
        <span class="pn__cap">{t.Say(cap)}</span>
        <div class="pn__card"><Card face={t.face(code)} size="zoom" lang={t.lang} as="picture" /></div>
        {plus !== undefined && <span class="pow-burst"><Icon id="damage" /><b>+{plus}</b></span>}
      </>
    );
  const scheme = SCHEMES.includes(concerned(t, beat)?.kind ?? '');
  const icon: IconName = scheme ? 'threat' : 'damage';
  const sum = SUMS.has(beat.kind) ? tiles(beat.text).at(-1)?.n : undefined;
  return <span class="pn__act"><Icon id={icon} />{sum !== undefined && <b>{sum}</b>}</span>;
}

/** What a card that was turned up says, in letters that can be read; of a boost card, what its star does. */
function Reads({ beat }: { beat: Line }): JSX.Element | null {
  const t = useTable();
  const [code] = beat.cards ?? [];
  const face = code ? t.face(code) : undefined;
  const says = !face ? [] : beat.kind === 'reveal' ? face.text : beat.kind === 'boost' ? face.text.filter((x) => x.startsWith('Boost')) : [];
  return says.length ? <p class="stage__r"><Text text={says} lang={t.lang} /></p> : null;
}

export function Stage(): JSX.Element | null {
  const t = useTable();
  const beat = t.state.beat;
  if (!beat?.cards?.length || !(beat.kind in CARDS || beat.kind === 'activates' || SUMS.has(beat.kind))) return null;
  const left = actor(t, beat);
  const right = concerned(t, beat);
  return (
    <section class={`stage stage--${beat.kind.replace(' ', '-')}`} role="status" aria-label={beat.text} key={`${beat.n}${beat.text}`}>
      <div class="strip">
        <figure class="pn pn--a"><div>{left && <img src={`${ASSETS}emblems/${left}.svg`} alt="" />}<figcaption><b>{left && t.face(left).name}</b></figcaption></div></figure>
        <div class="pn pn--b"><div><Middle beat={beat} /></div></div>
        <figure class="pn pn--c"><div>{right && <img src={`${ASSETS}emblems/${right.code}.svg`} alt="" />}<figcaption><b>{right?.name}</b></figcaption></div></figure>
      </div>
      {SUMS.has(beat.kind) ? <Sum beat={beat} /> : <Reads beat={beat} />}
      {!SUMS.has(beat.kind) && <p class="stage__t">{beat.text}</p>}
    </section>
  );
}
