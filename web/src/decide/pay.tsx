// A payment: what is asked, what is laid down for it, and every source that could pay.
import type { JSX } from 'preact';
import type { Resource } from '../cards';
import { Icon } from '../icons/icon';
import type { Decision, Option } from '../live/protocol';
import { enough, inRow, missing, numberOf, pickOptions, pooled } from '../state/choice';
import { useTable } from '../table/context';
import { Thumb } from './options';
import { More } from './more';

function Purse({ d }: { d: Decision }): JSX.Element {
  const t = useTable();
  const need = d.pick?.need ?? {};
  const pool = pooled(d, t.ui.picked);
  const paid = inRow(pool);
  const lacks = missing(d, t.ui.picked);
  const all = d.pick?.owed ?? 0;
  const holes = inRow(need as Partial<Record<Resource, number>>);
  return (
    <div class="purse" role="meter" aria-valuemin={0} aria-valuemax={all} aria-valuenow={all - lacks}
      aria-label={t.say('paid_of', { n: all - lacks, of: all })}>
      <span class="coins">
        {paid.map((r, i) => <span class="coin" key={i}><Icon id={r} label={t.say(r)} /></span>)}
        {Array.from({ length: lacks }, (_, i) => <span class="coin coin--next" key={`-${i}`}><Icon id={holes[i] ?? 'wild'} /></span>)}
      </span>
      <p><b>{all - lacks}</b> {t.say('of_paid', { of: all })}{d.pick?.text && /\D/.test(d.pick.text) && <small>{d.pick.text}</small>}</p>
    </div>
  );
}

function Source({ o, n }: { o: Option; n: number }): JSX.Element {
  const t = useTable();
  const on = t.ui.picked.includes(o.id);
  const hand = t.view.players.some((p) => p.hand?.some((c) => c.id === o.card));
  const code = o.card_code ?? t.code(o.card);
  const name = code ? t.face(code).name : o.text;
  return (
    <li>
      <button type="button" role="checkbox" aria-checked={on} data-option={o.id}
        class={`opt${on ? ' is-on' : ''}${t.ui.hot === o.id || t.state.hint?.options.includes(o.id) ? ' is-hot' : ''}`} onClick={() => t.acts.toggle(o.id)}
        onPointerEnter={() => t.acts.ui.set({ hot: o.id })} onPointerLeave={() => t.acts.ui.set({ hot: undefined })}>
        <kbd>{on ? <Icon id="check" /> : numberOf(n - 1) ?? '·'}</kbd>
        <Thumb o={o} />
        <span class="opt__t"><b>{name}</b><small>{t.say(hand ? 'from_hand' : 'from_play')}</small></span>
        <span class="opt__r">{inRow(o.gives ?? {}).map((r, i) => <Icon key={i} id={r} label={t.say(r)} />)}</span>
      </button>
    </li>
  );
}

export function Pay({ d }: { d: Decision }): JSX.Element {
  const t = useTable();
  const lacks = missing(d, t.ui.picked);
  const ok = enough(d, t.ui.picked);
  const back = d.options.find((o) => o.verb === 'back');
  const same = d.proposal?.length && d.proposal.join() === t.ui.picked.join();
  return (
    <>
      <Purse d={d} />
      <ul class="opts opts--pay">{pickOptions(d).map((o, i) => <Source key={o.id} o={o} n={i + 1} />)}</ul>
      {d.proposal && d.proposal.length > 0 && !same && (
        <button type="button" class="lnk" onClick={() => t.acts.ui.set({ picked: d.proposal ?? [] })}>{t.Say('as_proposed')}</button>
      )}
      <footer>
        <More />
        {back
          ? <button type="button" class="btn btn--ghost" onClick={() => t.acts.back()}>{t.Say('cancel')} <kbd>Esc</kbd></button>
          : <span />}
        <button type="button" class="btn btn--go" aria-disabled={!ok || undefined} disabled={t.state.busy} onClick={() => t.acts.confirm()}>
          {ok ? t.Say('pay') : t.Say('more_to_pay', { n: lacks })} {ok && <kbd>↵</kbd>}
        </button>
      </footer>
    </>
  );
}
