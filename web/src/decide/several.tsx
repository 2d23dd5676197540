// Several things that are chosen together, in any order: cards to discard, targets of an ability.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import type { Decision, Option } from '../live/protocol';
import { enough, mayAdd, missing, numberOf, pickOptions } from '../state/choice';
import { useTable, type Table } from '../table/context';
import { More } from './more';
import { Thumb } from './options';

function One({ d, o, n }: { d: Decision; o: Option; n: number }): JSX.Element {
  const t = useTable();
  const { picked } = t.ui;
  const on = picked.includes(o.id);
  const name = o.target === undefined ? t.face(o.card_code ?? t.code(o.card) ?? '', o.text).name : o.text;
  const point = (over: boolean): void => t.acts.ui.set({ hot: over ? o.id : undefined });
  return (
    <li>
      <button type="button" role="checkbox" aria-checked={on} class={`pickc${on ? ' is-on' : ''}`} data-option={o.id} aria-label={name}
        aria-disabled={(!on && !mayAdd(d, picked, o.id)) || undefined} onClick={() => t.acts.toggle(o.id)}
        onPointerEnter={() => point(true)} onPointerLeave={() => point(false)}>
        <kbd>{numberOf(n - 1) ?? '·'}</kbd><Thumb o={o} /><span>{name}</span>
        {on && <Icon id={d.pick?.kind === 'choose' ? 'check' : 'x'} />}
      </button>
    </li>
  );
}

/** What is to be done, and what the button says. */
function words(t: Table, d: Decision): { todo: string; label: string } {
  const n = t.ui.picked.length;
  const lacks = missing(d, t.ui.picked);
  const { least = 0, most = 0 } = d.pick ?? {};
  if (d.pick?.kind !== 'choose')
    return { todo: t.Say('click_hand'), label: n ? t.Say('discard_n', { n }) : least ? t.Say('discard_more', { n: least }) : t.Say('keep_all') };
  const label = lacks ? t.Say('choose_more', { n: lacks }) : n ? t.Say('choose_these', { n }) : t.Say('choose_none');
  return { todo: t.Say(least === most ? 'choose_just' : 'choose_up_to', { n: most }), label };
}

export function Several({ d }: { d: Decision }): JSX.Element {
  const t = useTable();
  const { picked } = t.ui;
  const ok = enough(d, picked);
  const { todo, label } = words(t, d);
  return (
    <>
      <p class="decision__s">{todo}</p>
      <ul class={`picks-row${d.pick?.kind === 'choose' ? ' picks-row--for' : ''}`}>{pickOptions(d).map((o, i) => <One key={o.id} d={d} o={o} n={i + 1} />)}</ul>
      <footer>
        <More />
        {picked.length > 0 ? <button type="button" class="btn btn--ghost" onClick={() => t.acts.ui.set({ picked: [] })}>{t.Say('none')}</button> : <span />}
        <button type="button" class="btn btn--go" aria-disabled={!ok || undefined} disabled={t.state.busy} onClick={() => t.acts.confirm()}>{label} {ok && <kbd>↵</kbd>}</button>
      </footer>
    </>
  );
}
