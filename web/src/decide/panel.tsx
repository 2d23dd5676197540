// The decision panel: who decides, what is asked, every option.
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Card, iconized } from '../cards';
import { AskCoach } from '../coach/lines';
import { Icon } from '../icons/icon';
import type { Decision } from '../live/protocol';
import { aboutCard, aboutEvent, aimedVerb, isSelected, rowsOf } from '../state/choice';
import { useTable } from '../table/context';
import { Telling } from './telling';
import { List } from './list';
import { Pay } from './pay';
import { Several } from './several';
import { Share } from './share';

function Who(): JSX.Element {
  const t = useTable();
  const p = t.view.players.find((x) => x.seat === t.view.seat);
  const id = t.view.play.find((c) => c.id === p?.identity);
  return (
    <span class="who" data-frame={id ? t.face(id.code).frame : 'basic'}>
      <Icon id={p?.form === 'alter_ego' ? 't-alter_ego' : 't-hero'} />{id?.name ?? t.Say('watching')}
    </span>
  );
}

/** "4 + ?": what an attack brings before the boost card. */
function Sum({ d }: { d: Decision }): JSX.Element | null {
  const t = useTable();
  const e = aboutEvent(d);
  const from = t.view.play.find((c) => c.id === e?.source);
  if (!e || e.event !== 'Attacked' || !from || d.kind !== 'defend') return null;
  return (
    <div class="sum">
      <span class="sum__n"><Icon id="atk" /><b>{(from.atk ?? 0) + e.amount}</b>{from.values?.atk && <small>{from.values.atk.text}</small>}</span>
      {(from.boosts ?? 0) > 0 && <><i>+</i><span class="sum__n sum__q"><Icon id="boost" /><b>?</b><small>{t.say('boost')}</small></span></>}
    </div>
  );
}

/** The card that asks. */
function About({ d }: { d: Decision }): JSX.Element | null {
  const t = useTable();
  const id = aboutCard(d);
  const code = d.options.find((o) => o.card === id)?.card_code ?? t.code(id);
  if (id === undefined || !code || d.kind === 'pay') return null;
  return <span class="decision__card"><Card face={t.face(code)} size="mini" lang={t.lang} as="picture" /></span>;
}

function Hint(): JSX.Element | null {
  const t = useTable();
  const { hint } = t.state;
  if (!hint) return null;
  const o = t.view.decision?.pick ? undefined : t.view.decision?.options.find((x) => x.id === hint.option);
  const picks = !!t.view.decision?.pick && hint.options.some((id) => !t.ui.picked.includes(id));
  return (
    <div class="tip" role="status">
      <Icon id="hint" />
      <p>{o && <b>{iconized(o.text, t.lang)}</b>} {hint.reason} <AskCoach t={t} /></p>
      {o && <button type="button" class="btn is-hot" data-option={o.id} disabled={t.state.busy} onClick={() => t.acts.choose(o)}>{t.Say('do_it')}</button>}
      {picks && <button type="button" class="btn" onClick={() => t.acts.ui.set({ picked: hint.options })}>{t.Say('as_proposed')}</button>}
    </div>
  );
}

/** At a turn with a card chosen, the question is what to do with that card. */
function useTitle(d: Decision): string {
  const t = useTable();
  const { sel } = t.ui;
  const code = t.code(sel.card);
  if (d.kind !== 'turn' || !code) return d.title;
  const verb = aimedVerb(d, sel);
  const name = t.face(code).name;
  if (verb) return t.Say(verb === 'attack' ? 'attack_whom' : verb === 'thwart' ? 'thwart_what' : 'target_for', { name });
  return t.Say('what_does', { name });
}

function Title({ d, at }: { d: Decision; at: RefObject<HTMLHeadingElement> }): JSX.Element {
  const t = useTable();
  return <h2 id="dec-t" ref={at} tabIndex={-1} aria-live="assertive">{iconized(useTitle(d), t.lang)}</h2>;
}

function Body({ d }: { d: Decision }): JSX.Element {
  if (d.pick?.kind === 'pay') return <Pay d={d} />;
  if (d.pick?.kind === 'assign') return <Share d={d} />;
  if (d.pick) return <Several d={d} />;
  return <List d={d} />;
}

function Waiting(): JSX.Element {
  const t = useTable();
  const offers = t.view.offers;
  return (
    <>
      <h2 id="dec-t" tabIndex={-1}>{t.view.result_text ?? t.view.asked ?? t.Say('please_wait')}</h2>
      {t.view.result && <button type="button" class="btn btn--go" onClick={() => t.acts.ui.set({ result: true })}>{t.Say('summary')}</button>}
      {offers.map((d) => <section key={d.number}><h3>{d.title}</h3><List d={d} /></section>)}
    </>
  );
}

export function DecisionPanel(): JSX.Element {
  const t = useTable();
  const d = t.view.decision;
  const title = useRef<HTMLHeadingElement>(null);
  const folded = d?.kind === 'turn' && !isSelected(t.ui.sel) && !t.ui.unfolded;
  const foe = d?.kind === 'defend' || (d?.kind === 'window' && t.view.phase === 'villain');
  useEffect(() => {
    title.current?.closest('.decision')?.scrollTo(0, 0);
    if (!document.activeElement?.closest('.dialog, input, textarea')) title.current?.focus({ preventScroll: true });
  }, [t.ui.of]);
  // another part of the same question: its head is in sight, and whoever pressed a row that is gone goes on from there
  useEffect(() => {
    title.current?.closest('.decision')?.scrollTo(0, 0);
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [t.ui.sel]);
  return (
    <section class={`decision${foe ? ' decision--foe' : ''}${d?.pick?.kind === 'pay' ? ' decision--pay' : ''}${folded ? ' is-folded' : ''}${d?.kind === 'turn' ? ' decision--turn' : ''}`} id="decision" aria-labelledby="dec-t">
      <header><Who />{t.state.busy && <span class="busy" role="status">{t.say('sending')}</span>}</header>
      {t.state.note && <p class="note" role="alert">{t.state.note}</p>}
      {t.state.beat || t.state.left > 0 ? <Telling /> : d ? (
        <>
          <div class="decision__h"><About d={d} /><Title d={d} at={title} /></div>
          {d.context && <p class="decision__s">{iconized(d.context, t.lang)}</p>}
          <Sum d={d} />
          <Hint />
          {d.kind === 'turn' && !isSelected(t.ui.sel) && (
            <button type="button" class="btn fold" aria-expanded={t.ui.unfolded} onClick={() => t.acts.ui.set((u) => ({ unfolded: !u.unfolded, hand: false }))}>
              <Icon id="chev" />{t.Say('options_n', { n: rowsOf(d, {}).length })}
            </button>
          )}
          <Body d={d} />
        </>
      ) : <Waiting />}
    </section>
  );
}
