// The villain's side of the table.
import type { JSX } from 'preact';
import { CardSlot } from '../cards';
import { Icon } from '../icons/icon';
import type { InPlay } from '../live/protocol';
import { Bar } from './bar';
import { useTable } from './context';
import { dealt, elsewhere, mainSchemes, playersHere, sideSchemes, step, surroundings, villain, villains } from './forecast';
import { Pile, PlayCard } from './places';
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
        {t.book.catalog.words.stats?.[stat.toUpperCase()] ?? stat}
        {value && now !== value.printed && <em> {now > value.printed ? '+' : '\u2212'}{Math.abs(now - value.printed)}</em>}
      </small>
    </span>
  );
}

function Dash({ of }: { of: InPlay }): JSX.Element {
  const t = useTable();
  const face = t.face(of.code, of.name);
  const blocked = t.marks.get(of.id)?.blocked;
  const waiting = t.view.aside.some((c) => t.face(c.code).kind === 'villain'); // others are to come
  return (
    <div class="v-dash">
      <h2 class="plate" data-frame="encounter">{of.name}{face.stage && <em>{face.stage}</em>}</h2>
      <div class="v-hp"><Icon id="hp" /><b>{of.endless ? '∞' : of.hp}</b>{!of.endless && <span>/ {of.max_hp}</span>}</div>
      {!of.endless && <Bar now={of.hp ?? 0} max={of.max_hp ?? 1} kind="hp" label={`${of.name}, ${t.say('hit_points')}`} />}
      <div class="v-stats"><Stat of={of} stat="sch" /><Stat of={of} stat="atk" /><Chips of={of} /></div>
      {blocked
        ? <p class="v-why"><Icon id="lock" /><span>{blocked}</span></p>
        : !waiting && <p class="v-next">{t.view.villain_deck ? t.Say('stages_left', { n: t.view.villain_deck }) : t.Say('last_stage')}</p>}
    </div>
  );
}

function Forecast(): JSX.Element {
  const t = useTable();
  const v = villain(t.view);
  const heroes = playersHere(t.view).filter((p) => p.form === 'hero').map((p) => t.view.play.find((c) => c.id === p.identity)?.name ?? '');
  const others = playersHere(t.view).filter((p) => p.form !== 'hero').length;
  return (
    <div class="forecast">
      <span class="lbl">{t.Say('next_villain_phase')}</span>
      <ol>
        <li><Icon id="threat" /><b>+{step(t)}</b><span>{t.say('on_main_scheme')}</span></li>
        {v && heroes.length > 0 && <li><Icon id="atk" /><b>{v.atk}</b><span>{t.say('boost_at', { name: heroes.join(', ') })}</span></li>}
        {v && others > 0 && <li><Icon id="sch" /><b>{v.sch}</b><span>{t.say('boost_scheme')}{others > 1 ? ` ×${others}` : ''}</span></li>}
        <li><Icon id="hazard" /><b>{dealt(t)}</b><span>{t.say('encounter_cards', { n: dealt(t) })}</span></li>
      </ol>
    </div>
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
  const hung = [...attached, ...around];
  const label = [attached.length > 0 && t.Say('attached'), around.length > 0 && t.Say('environment')].filter(Boolean).join(' · ');
  return (
    <section class={`zone villain${others.length || mains.length > 1 ? ' villain--many' : ''}`} aria-label={t.Say('villain')}>
      <div class="v-id">{boss && <PlayCard card={boss} size="id" tucked={false} />}</div>
      {boss && <Dash of={boss} />}
      {(others.length > 0 || hung.length > 0) && (
        <div class="v-beside">
          {others.length > 0 && <ul class="v-others" aria-label={t.Say('villain')}>{others.map((o) => <Other key={o.id} of={o} />)}</ul>}
          {hung.length > 0 && (
            <div class="v-att">
              <span class="lbl">{label}</span>
              <div class="v-row" style={{ '--n': hung.length }}>{hung.map((c) => <PlayCard key={c.id} card={c} />)}</div>
            </div>
          )}
        </div>
      )}
      {apart.length > 0 && (
        <div class="v-att v-areas">
          <span class="lbl">{t.Say('other_areas')}</span>
          {apart.map((a) => <Area key={a.area} {...a} />)}
        </div>
      )}
      {v.phase !== 'villain' && <Forecast />}
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
        <Pile label={t.Say('encounter_deck')} count={v.encounter_deck} back="encounter" size="table" />
        <Pile label={t.Say('discard_pile')} cards={v.encounter_discard} count={v.encounter_discard.length} back="encounter" size="table" />
        {collection.length > 0 && <Pile label={t.Say('collection')} cards={collection} count={collection.length} back="encounter" size="table" />}
      </div>
    </section>
  );
}
