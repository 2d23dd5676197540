// What is asked, as a list: one of these, some of these, shares, an order.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { AskCoach } from '../coach/lines';
import { Icon } from '../icons/icon';
import type { Reason } from '../live/protocol';
import type { Shared } from '../table/context';
import { digitOf, useTableKeys } from './frame';
import { answerOf, besides, isRow, mayToggle, rowOf, stillMissing, toggled } from './pick';
import type { PlainDecision, PlainOption } from './types';

export function OptionButton({ o, n, hot, on, press, off, checkbox, go = false }: {
  o: PlainOption;
  n: string;
  hot: boolean;
  on: boolean;
  off: boolean;
  checkbox: boolean;
  /** What one usually wants. */
  go?: boolean;
  press: () => void;
}): JSX.Element {
  const cls = ['popt', go && 'popt--go', hot && 'is-hot', on && 'is-on', o.detail && 'popt--long'].filter(Boolean).join(' ');
  const box = checkbox ? { role: 'checkbox' as const, 'aria-checked': on } : {};
  return (
    <li class={o.detail ? 'is-long' : ''}>
      <button type="button" class={cls} data-option={o.id} aria-disabled={off || undefined} {...box} onClick={() => !off && press()}>
        <kbd>{n}</kbd><span><b>{o.text}</b>{o.detail && <small>{o.detail}</small>}</span>
      </button>
    </li>
  );
}

/** The reasons of all that can't be done now, when somebody asks. */
export function WhyNot({ t, of }: { t: Shared; of: string }): JSX.Element {
  const [rows, setRows] = useState<Reason[]>();
  useEffect(() => setRows(undefined), [of]);
  return (
    <div class="pwhy">
      <button type="button" class="btn btn--ghost" onClick={() => (rows ? setRows(undefined) : void t.session.reasons().then(setRows))}>{t.Say('why_not')}</button>
      {rows && (rows.length ? <ul>{rows.map((r) => <li key={r.what}><b>{r.what}</b> {r.text}</li>)}</ul> : <p>{t.Say('why_nothing')}</p>)}
    </div>
  );
}

const key = (i: number): string => (i < 9 ? String(i + 1) : '·');

/** note: what is to be said of what is picked so far. */
export function Asked({ t, d, note }: { t: Shared; d: PlainDecision; note?: (picked: string[]) => string }): JSX.Element {
  const [picked, setPicked] = useState<string[]>([]);
  const of = `${t.state.at.join()} ${t.state.seat} ${d.number}`;
  useEffect(() => setPicked([]), [of]);
  const row = isRow(d);
  const listed = row ? rowOf(d) : d.options;
  const others = row ? besides(d) : [];
  const whole = row ? answerOf(d, picked) : undefined;
  const hot = (o: PlainOption): boolean => !!t.state.hint?.options.includes(o.id);
  const send = (ids: string[]): void => void t.session.answer(ids);
  const press = (o: PlainOption): void => (row ? setPicked(toggled(d, picked, o)) : send([o.id]));
  const confirm = (): void => { if (whole) send(whole); };
  useTableKeys(t, (e) => {
    const o = listed[digitOf(e) - 1];
    if (o) press(o);
    else if (e.key === 'Enter') confirm();
    else return false;
    return true;
  });
  const missing = stillMissing(d, picked);
  return (
    <section class="pask" aria-labelledby="dec-t">
      <h2 id="dec-t" tabIndex={-1}>{d.title}</h2>
      {d.ask.kind === 'order' && <p class="mut">{t.Say('pick_in_order')}</p>}
      {t.state.hint && <p class="phint" role="status"><Icon id="hint" />{t.state.hint.reason} <AskCoach t={t} /></p>}
      {t.state.note && <p class="note" role="alert">{t.state.note}</p>}
      <ul class="popts">
        {listed.map((o, i) => (
          <OptionButton key={o.id} o={o} n={row && picked.includes(o.id) && d.ask.kind === 'order' ? `${picked.indexOf(o.id) + 1}.` : key(i)} hot={hot(o)}
            on={picked.includes(o.id)} off={t.state.busy || (row && !mayToggle(d, picked, o))} checkbox={row} press={() => press(o)} />
        ))}
      </ul>
      {note?.(picked) && <p class="pnote" role="status">{note(picked)}</p>}
      {row && (
        <footer class="prow">
          <button type="button" class="btn btn--go" aria-disabled={!whole || undefined} disabled={t.state.busy} onClick={confirm}>
            {missing ? t.Say('choose_more', { n: missing }) : picked.length ? t.Say('choose_these', { n: picked.length }) : t.Say('choose_none')}
          </button>
          {others.map((o) => <button type="button" class="btn" key={o.id} data-option={o.id} disabled={t.state.busy} onClick={() => send([o.id])}>{o.text}</button>)}
        </footer>
      )}
      <WhyNot t={t} of={of} />
    </section>
  );
}
