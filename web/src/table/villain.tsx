// The villain's side of the table.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { CardSlot } from '../cards';
import { hyphenated } from '../cards/text';
import { Icon } from '../icons/icon';
import { lastDeed } from '../log/log';
import type { InPlay } from '../live/protocol';
import { Bar } from './bar';
import { useTable, type Table } from './context';
import { dealt, elsewhere, mainSchemes, playersHere, sideSchemes, step, surroundings, villain, villains } from './forecast';
import { Pile, PlayCard } from './places';
import { useSpread } from './room';
import { Chips } from './seat';

function Stat({ of, stat }: { of: InPlay; stat: 'sch' | 'atk' }): JSX.Element | null {
  const t = useTable();
  const now = of[stat];
  if (now === undefined) return null;
  const value = of.values?.[stat];
  return (
    <span class="big" title={value?.text}>
      <Icon id={stat} />
      <b>{now}</b>
      <small>
        <span class="big__w">{t.book.catalog.words.stats?.[stat.toUpperCase()] ?? stat}</span>
        {value && now !== value.printed && <em> {now > value.printed ? '+' : '\u2212'}{Math.abs(now - value.printed)}</em>}
      </small>
    </span>
  );
}

/** line: what comes next in one line, because there is no room for the list beside. */
function Dash({ of, line }: { of: InPlay; line: boolean }): JSX.Element {
  const t = useTable();
  const face = t.face(of.code, of.name);
  const blocked = t.marks.get(of.id)?.blocked;
  const waiting = t.view.aside.some((c) => t.face(c.code).kind === 'villain'); // others are to come
  return (
    <div class="v-dash">
      <h2 class="plate" data-frame="encounter">{of.name}{face.stage && <em>{face.stage}</em>}</h2>
      <div class="v-hp"><Icon id="hp" /><b>{of.endless ? '∞' : of.hp}</b>{!of.endless && <span>/ {of.max_hp}</span>}</div>
      {!blocked && !waiting && <p class="v-next">{t.view.villain_deck ? t.Say('stages_left', { n: t.view.villain_deck }) : t.Say('last_stage')}</p>}
      {!of.endless && <Bar now={of.hp ?? 0} max={of.max_hp ?? 1} kind="hp" label={`${of.name}, ${t.say('hit_points')}`} />}
      <div class="v-stats"><Stat of={of} stat="sch" /><Stat of={of} stat="atk" /><Chips of={of} /></div>
      {blocked && <p class="v-why"><Icon id="lock" /><span>{blocked}</span></p>}
      {line && t.view.phase !== 'villain' && <ForeLine />}
    </div>
  );
}

interface Coming {
  icon: 'threat' | 'atk' | 'sch' | 'hazard';
  n: string;
  text: string;
}

function coming(t: Table): Coming[] {
  const v = villain(t.view);
  const heroes = playersHere(t.view).filter((p) => p.form === 'hero').map((p) => t.view.play.find((c) => c.id === p.identity)?.name ?? '');
  const others = playersHere(t.view).filter((p) => p.form !== 'hero').length;
  const times = (n: number): string => (n > 1 ? ` ×${n}` : '');
  return [
    { icon: 'threat' as const, n: `+${step(t)}`, text: t.say('on_main_scheme') },
    ...(v && heroes.length ? [{ icon: 'atk' as const, n: `${v.atk}`, text: t.say('boost_at', { name: heroes.join(', ') }) }] : []),
    ...(v && others ? [{ icon: 'sch' as const, n: `${v.sch}`, text: t.say('boost_scheme') + times(others) }] : []),
    { icon: 'hazard' as const, n: `${dealt(t)}`, text: t.say('encounter_cards', { n: dealt(t) }) },
  ];
}

function Forecast(): JSX.Element {
  const t = useTable();
  return (
    <div class="forecast">
      <span class="lbl">{t.Say('next_villain_phase')}</span>
      <ol>{coming(t).map((c) => <li key={c.icon}><Icon id={c.icon} /><b>{c.n}</b><span>{c.text}</span></li>)}</ol>
    </div>
  );
}

/** The same in few words: of the villain's attacks and schemes how many there are, and that a boost is added. */
function ForeLine(): JSX.Element {
  const t = useTable();
  const all = coming(t);
  const n = { atk: playersHere(t.view).filter((p) => p.form === 'hero').length, sch: playersHere(t.view).filter((p) => p.form !== 'hero').length };
  const said = all.map((c) => `${c.n} ${c.text}`).join(', ');
  return (
    <p class="foreline" title={`${t.Say('next_villain_phase')}: ${said}`}>
      <span class="lbl">{t.Say('next_phase_short')}</span>
      {all.map((c) => {
        const times = c.icon === 'atk' || c.icon === 'sch' ? n[c.icon] : 0;
        return <span key={c.icon} class="foreline__i"><Icon id={c.icon} label={c.text} /><b>{c.n}{times > 0 && '+?'}</b>{times > 1 && <small>×{times}</small>}<em aria-hidden="true">{t.say(`next_${c.icon}`)}</em></span>;
      })}
    </p>
  );
}

/** What hangs on the villain or lies beside it, by name: there is no room for the cards side by side. */
function Named({ of }: { of: InPlay }): JSX.Element {
  const t = useTable();
  return (
    <li class="v-named" data-code={of.facedown ? undefined : of.code} data-id={of.id} onClick={(e) => { if (!(e.target as Element).closest('button')) t.acts.press(of.id); }}>
      <PlayCard card={of} size="mini" tucked={false} /><span>{hyphenated(of.name)}</span>
    </li>
  );
}

function Main({ of }: { of: InPlay }): JSX.Element {
  const t = useTable();
  return (
    <div class="scheme">
      <span class="lbl">{t.Say('main_scheme')}</span>
      <PlayCard card={of} />
      <Bar now={of.threat ?? 0} max={of.target ?? 1} kind="thr" label={`${of.name}, ${t.say('threat')}`} />
      <p class="scheme__n"><b>{of.threat}</b> / {of.target} <span>{t.say('next_round', { n: of.step ?? 0 })}</span></p>
    </div>
  );
}

function Side({ of }: { of: InPlay }): JSX.Element {
  const t = useTable();
  return (
    <div class="scheme scheme--side">
      <span class="lbl">{t.Say(of.kind)}</span>
      <PlayCard card={of} />
      <p class="scheme__n"><Icon id="threat" /> <b>{of.threat}</b></p>
    </div>
  );
}

/** A villain who is not the active one: the card to press, and what one has to know of it. */
function Other({ of }: { of: InPlay }): JSX.Element {
  const hung = useTable().view.play.filter((c) => c.attached_to === of.id);
  return (
    <li class="v-other">
      <PlayCard card={of} size="mini" tucked={false} />
      <p><b>{of.name}</b><span><Icon id="hp" />{of.endless ? '∞' : of.hp}</span><span><Icon id="sch" />{of.sch}</span><span><Icon id="atk" />{of.atk}</span></p>
      <Chips of={of} />
      {hung.map((c) => <PlayCard key={c.id} card={c} size="mini" />)}
    </li>
  );
}

/** Another game area in a line; its cards are read like a pile. */
function Area({ area, cards }: { area: number; cards: InPlay[] }): JSX.Element {
  const t = useTable();
  const boss = cards.find((c) => c.kind === 'villain');
  const main = cards.find((c) => c.kind === 'main_scheme');
  const title = area ? t.Say('game_area', { n: area }) : (main?.name ?? '');
  return (
    <button type="button" class="v-area" aria-label={title} onClick={() => t.acts.ui.set({ open: 'pile', pile: { title, cards } })}>
      {area > 0 && <b>{area}</b>}
      <span>{boss?.name ?? main?.name}</span>
      {boss && <em><Icon id="hp" />{boss.hp}</em>}
      {area > 0 && main && <em><Icon id="threat" />{main.threat}/{main.target}</em>}
    </button>
  );
}

/** What happened last, where no log stands beside the table: the deed, and how it ended. */
function Lastly(): JSX.Element | null {
  const t = useTable();
  const { story } = t.state;
  const [deed, end] = lastDeed(story);
  if (!deed) return null;
  return (
    <button type="button" class="lastly" onClick={() => t.acts.ui.set({ open: 'log' })}>
      <Icon id="log" /><span class="vh">{t.Say('log')}: </span>{end && <small>{deed} </small>}<b>{end ?? deed}</b>
    </button>
  );
}

export function Villain(): JSX.Element {
  const t = useTable();
  const v = t.view;
  const boss = villain(v);
  const mains = mainSchemes(v);
  const sides = sideSchemes(v);
  const collection = v.other_piles?.['collection'] ?? [];
  const attached = v.play.filter((c) => boss && c.attached_to === boss.id);
  const around = surroundings(v);
  const others = villains(v).filter((c) => c.id !== boss?.id);
  const apart = elsewhere(v);
  const hung = [...attached, ...around].flatMap((c) => [c, ...v.play.filter((x) => x.attached_to === c.id)]);
  const beside = useRef<HTMLDivElement>(null);
  const { list, full } = useSpread(beside, hung.length, others.length > 0);
  const label = [attached.length > 0 && t.Say('attached'), around.length > 0 && t.Say('environment')].filter(Boolean).join(' · ');
  return (
    <section class={`zone villain${others.length || mains.length > 1 ? ' villain--many' : ''}`} aria-label={t.Say('villain')}>
      <div class="v-id">{boss && <PlayCard card={boss} size="id" tucked={false} />}</div>
      {boss && <Dash of={boss} line={!full} />}
      <div class="v-beside" ref={beside} data-n={hung.length}>
        {others.length > 0 && <ul class="v-others" aria-label={t.Say('villain')}>{others.map((o) => <Other key={o.id} of={o} />)}</ul>}
        {hung.length > 0 && (
          <div class="v-att">
            <span class="lbl">{label}</span>
            {list
              ? <ul class="v-names" tabIndex={hung.length > 3 ? 0 : undefined} aria-label={label}>{hung.map((c) => <Named key={c.id} of={c} />)}</ul>
              : <div class="v-row">{hung.map((c) => <PlayCard key={c.id} card={c} tucked={false} />)}</div>}
          </div>
        )}
        {full && v.phase !== 'villain' && <Forecast />}
      </div>
      {apart.length > 0 && (
        <div class="v-att v-areas">
          <span class="lbl">{t.Say('other_areas')}</span>
          {apart.map((a) => <Area key={a.area} {...a} />)}
        </div>
      )}
      <div class="v-schemes" data-mains={mains.length}>
        {mains.map((c) => <Main key={c.id} of={c} />)}
        {sides.length > 0 && <div class={`v-sides${sides.length > 4 ? ' v-sides--many' : ''}`} data-n={sides.length}>{sides.map((c) => <Side key={c.id} of={c} />)}</div>}
      </div>
      <div class="v-piles">
        {v.table.length > 0 && (
          <div class="pile">
            <span class="lbl">{t.Say('resolving')}</span>
            <CardSlot face={t.face(v.table.at(-1)?.code ?? '', v.table.at(-1)?.name)} size="table" lang={t.lang}
              onPress={() => t.acts.ui.set({ open: 'pile', pile: { title: t.Say('resolving'), cards: v.table } })} />
          </div>
        )}
        <Pile label={t.Say('encounter_deck')} count={v.encounter_deck} back="encounter" size="table" is="encounter" />
        <Pile label={t.Say('discard_pile')} cards={v.encounter_discard} count={v.encounter_discard.length} back="encounter" size="table" />
        {collection.length > 0 && <Pile label={t.Say('collection')} cards={collection} count={collection.length} back="encounter" size="table" />}
      </div>
      <Lastly />
    </section>
  );
}
