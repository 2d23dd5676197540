// Plain choices: a list, in groups at a turn; numbers side by side; cards to look through for a search.
import type { JSX } from 'preact';
import { CardSlot } from '../cards';
import type { Decision, Option } from '../live/protocol';
import { aside, isSelected, KEYS, listed, onTable, wondered } from '../state/choice';
import { useTable, type Table } from '../table/context';
import { OptionRow, RefusedRow } from './options';

const number = (i: number): number | undefined => (i < KEYS ? i + 1 : undefined);

/** Damage that is divided: how much goes here. */
function Amounts({ options }: { options: Option[] }): JSX.Element {
  const t = useTable();
  return (
    <div class="amounts" role="group">
      {options.map((o) => (
        <button type="button" class="btn" key={o.id} data-option={o.id} aria-label={o.text} disabled={t.state.busy} onClick={() => t.acts.choose(o)}>
          {o.value ?? 0}
        </button>
      ))}
    </div>
  );
}

/** Cards that lie nowhere on the table (found in a deck, say) are shown large enough to read. */
function Found({ options }: { options: Option[] }): JSX.Element {
  const t = useTable();
  return (
    <div class="found">
      {options.map((o, i) => (
        <CardSlot key={o.id} face={t.face(o.target_code ?? '')} size="hand" lang={t.lang} id={o.target}
          marks={{ target: true, key: number(i), hot: t.ui.hot === o.id || !!t.state.hint?.options.includes(o.id) } as object} onPress={() => t.acts.choose(o)}
          onPoint={(over) => t.acts.ui.set({ hot: over ? o.id : undefined })} />
      ))}
    </div>
  );
}

function refusedHere(t: Table, d: Decision): JSX.Element[] {
  const { sel, reason } = t.ui;
  if (d.kind === 'turn' && !isSelected(sel) && !reason) return [];
  const known = wondered(t.view, d).filter((w) => d.kind !== 'turn' || w.card === sel.card || (w.target ?? w.card) === sel.target);
  const own = reason && !known.some((w) => (w.target ?? w.card) === reason.card) ? [{ ...reason, verb: '' }] : [];
  return [...own, ...known].slice(0, 8).map((w, i) => <RefusedRow key={`no${i}`} w={w} />);
}

function Rows({ d }: { d: Decision }): JSX.Element {
  const t = useTable();
  const rows = listed(d, t.ui.sel);
  const groups = d.kind === 'turn' && rows.length > 3 ? [...new Set(rows.map((o) => o.group))] : [''];
  return (
    <>
      {groups.map((g) => (
        <section key={g} class="opts__g">
          {g && <h3 class="lbl">{t.book.catalog.words.groups?.[g] ?? g}</h3>}
          <ul class={`opts${d.kind === 'defend' ? ' opts--def' : ''}`}>
            {rows.filter((o) => !g || o.group === g).map((o) => <OptionRow key={o.id} o={o} n={number(rows.indexOf(o))} />)}
          </ul>
        </section>
      ))}
      <ul class="opts">{refusedHere(t, d)}</ul>
    </>
  );
}

function Foot({ d }: { d: Decision }): JSX.Element | null {
  const t = useTable();
  const more = aside(d);
  const chosen = isSelected(t.ui.sel);
  if (!more.length && !chosen) return null;
  return (
    <footer>
      {chosen ? <button type="button" class="btn btn--ghost" onClick={() => t.acts.back()}>{t.Say('back')} <kbd>Esc</kbd></button> : <span />}
      <span class="foot__r">
        {more.map((o) => (
          <button type="button" key={o.id} data-option={o.id} disabled={t.state.busy}
            class={`btn ${o.verb === 'back' ? 'btn--ghost' : o.verb === 'end_turn' && listed(d, {}).length ? '' : 'btn--go'}${t.state.hint?.options.includes(o.id) ? ' is-hot' : ''}`} onClick={() => t.acts.choose(o)}>
            {o.text}{o.outcome && <small> · {o.outcome}</small>} <kbd>{o.verb === 'end_turn' ? 'E' : o.verb === 'back' ? 'Esc' : '↵'}</kbd>
          </button>
        ))}
      </span>
    </footer>
  );
}

/** "Do not ask again", of each card that a window is about. */
function Mutes({ d }: { d: Decision }): JSX.Element | null {
  const t = useTable();
  if (d.kind !== 'window') return null;
  const cards = [...new Map(d.options.flatMap((o) => (o.card !== undefined && o.card >= 0 ? [[o.card_code ?? '', o.card] as const] : [])))];
  return (
    <>
      {cards.map(([code, id]) => (
        <button type="button" class="lnk" key={code} onClick={() => t.session.mute(id, true)}>{t.Say('never_ask', { name: t.face(code).name })}</button>
      ))}
    </>
  );
}

export function List({ d }: { d: Decision }): JSX.Element {
  const t = useTable();
  const rows = listed(d, t.ui.sel);
  const far = d.kind !== 'turn' && rows.length > 1 && rows.every((o) => o.target !== undefined && o.target >= 0 && !onTable(t.view, o.target));
  return (
    <>
      {d.kind === 'assign' ? <Amounts options={rows} /> : far ? <Found options={rows} /> : <Rows d={d} />}
      <Mutes d={d} />
      <Foot d={d} />
    </>
  );
}
