// Plain choices: a list, in groups at a turn; cards to look through for a search.
import type { JSX } from 'preact';
import { CardSlot } from '../cards';
import { keyFor } from '../keys/chosen';
import type { Decision, Option } from '../live/protocol';
import { settings } from '../state/settings';
import { aimedVerb, aside, declineOf, deedOf, isSelected, listed, numberOf, onTable, rowsOf, unopposed, wondered, type Row } from '../state/choice';
import { useTable, type Table } from '../table/context';
import { useSwiped } from '../table/swiped';
import { More } from './more';
import { GroupRow, OptionRow, RefusedRow } from './options';

/** On a phone few rows are seen at once: basic powers come first, last what a card of the hand stands for. */
const FIRST = ['attack', 'thwart', 'identity', 'use', 'other', 'play'];

/** Cards that lie nowhere on the table (found in a deck, say) are shown large enough to read. */
function Found({ d, options }: { d: Decision; options: Option[] }): JSX.Element {
  const t = useTable();
  const all = d.searched ?? [];
  const look = (): void => t.acts.ui.set({ open: 'pile', pile: { title: t.Say('searched'), cards: all } });
  return (
    <>
      {all.length > options.length && <button type="button" class="lnk" onClick={look}>{t.Say('look_through', { n: all.length })}</button>}
      <div class={`found${options.length > 4 ? ' found--wide' : ''}${options.length > 7 ? ' found--many' : ''}`}>
        {options.map((o, i) => (
          <CardSlot key={o.id} face={t.face(o.target_code ?? '')} size="hand" lang={t.lang} id={o.target}
            marks={{ target: true, key: numberOf(i), hot: t.ui.hot === o.id || !!t.state.hint?.options.includes(o.id) }} onPress={() => t.acts.choose(o)}
            onPoint={(over) => t.acts.ui.set({ hot: over ? o.id : undefined })} />
        ))}
      </div>
    </>
  );
}

function refusedHere(t: Table, d: Decision): JSX.Element[] {
  const { sel, reason } = t.ui;
  if (d.kind === 'turn' && !isSelected(sel)) return [];
  const known = wondered(t.view, d).filter((w) => d.kind !== 'turn' || w.card === sel.card || (w.target ?? w.card) === sel.target);
  const verb = sel.verb ?? aimedVerb(d, sel);
  return known.filter((w) => (w.target ?? w.card) !== reason?.card && (d.kind !== 'turn' || !verb || w.verb === verb)).slice(0, 8).map((w, i) => <RefusedRow key={`no${i}`} w={w} />);
}

/** What somebody just tried and can't do: it stands above all else. */
function Asked(): JSX.Element | null {
  const { reason } = useTable().ui;
  return reason ? <div class="opts opts--why" role="status"><ul><RefusedRow w={{ ...reason, verb: '' }} /></ul></div> : null;
}

function Rows({ d }: { d: Decision }): JSX.Element {
  const t = useTable();
  const rows = rowsOf(d, t.ui.sel);
  const group = (r: Row): string => r.options[0]?.group ?? '';
  const swiped = useSwiped();
  const groups = d.kind === 'turn' && rows.length > 3 ? [...new Set(rows.map(group))] : [''];
  if (swiped) groups.sort((a, b) => FIRST.indexOf(a) - FIRST.indexOf(b));
  const aimed = t.ui.sel.card !== undefined;
  return (
    <>
      <Asked />
      {groups.map((g) => (
        <section key={g} class="opts__g">
          {g && <h3 class="lbl">{t.book.catalog.words.groups?.[g] ?? g}</h3>}
          <ul class={`opts${d.kind === 'defend' ? ' opts--def' : ''}`}>
            {rows.filter((r) => !g || group(r) === g).map((r) => {
              const [o] = r.options;
              const n = numberOf(rows.indexOf(r));
              if (!o) return null;
              return r.options.length > 1 ? <GroupRow key={o.id} options={r.options} n={n} /> : <OptionRow key={o.id} o={o} n={n} brief={aimed} main={o === deedOf(d, t.ui.sel)} />;
            })}
          </ul>
        </section>
      ))}
      <ul class="opts">{refusedHere(t, d)}</ul>
    </>
  );
}

function Foot({ d }: { d: Decision }): JSX.Element {
  const t = useTable();
  const more = aside(d);
  const chosen = isSelected(t.ui.sel);
  if (!more.length && !chosen) return <footer class="foot--bare"><More /></footer>;
  return (
    <footer>
      <More />
      {chosen ? <button type="button" class="btn btn--ghost" onClick={() => t.acts.back()}>{t.Say('back')} <kbd>Esc</kbd></button> : <span />}
      <span class="foot__r">
        {more.map((o) => (
          <button type="button" key={o.id} data-option={o.id} disabled={t.state.busy}
            class={`btn ${o.verb === 'back' ? 'btn--ghost' : listed(d, {}).length ? '' : 'btn--go'}${t.state.hint?.options.includes(o.id) ? ' is-hot' : ''}`} onClick={() => t.acts.choose(o)}>
            {unopposed(d, o) ? t.Say('no_defense') : o.text}{o.outcome && <small>{o.outcome}</small>} <kbd>{o.verb === 'end_turn' ? keyFor('e') : o.verb === 'back' ? 'Esc' : o === declineOf(d) && listed(d, {}).length ? keyFor('n') : '↵'}</kbd>
          </button>
        ))}
      </span>
    </footer>
  );
}

/** "Always use" where nothing is to think about, and "do not ask again", of each card that a window is about. */
function Mutes({ d }: { d: Decision }): JSX.Element | null {
  const t = useTable();
  if (d.kind !== 'window') return null;
  const cards = [...new Map(d.options.flatMap((o) => (o.card !== undefined && o.card >= 0 ? [[o.card_code ?? '', o.card] as const] : [])))];
  const free = listed(d, {}).filter((o) => o.always && o.card_code);
  const named = (o: Option): string => o.short ?? t.face(o.card_code ?? '').name;
  const always = (o: Option): void => { settings.set({ using: { ...settings.now.using, [o.card_code ?? '']: named(o) } }); t.acts.settle(); };
  return (
    <>
      {free.map((o) => <button type="button" class="lnk" key={`use${o.id}`} onClick={() => always(o)}>{t.Say('always_use', { name: named(o) })}</button>)}
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
      {far ? <Found d={d} options={rows} /> : <Rows d={d} />}
      <Mutes d={d} />
      <Foot d={d} />
    </>
  );
}
