// The log: nested, from the beginning to the newest line, which stays in sight; with links to cards and rules.
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Icon } from '../icons/icon';
import type { Line } from '../live/protocol';
import { settings } from '../state/settings';
import { useTable, type Table } from '../table/context';
import { Say } from '../words';
import { named } from './links';

interface Node {
  line: Line;
  under: Node[];
}
export interface Part {
  title: string;
  events: Node[];
}

const HEADS = new Set(['round', 'phase']);
const VILLAIN = new Set(['activates', 'boost', 'step', 'threat', 'reveal', 'dealt', 'surge', 'boost dealt', 'hazard', 'status removed', 'villain stage']);

/** Lines as trees, in parts that begin with a round or a phase. */
export function parts(story: Line[]): Part[] {
  const out: Part[] = [{ title: '', events: [] }];
  let path: Node[] = [];
  let round = '';
  for (const line of story) {
    if (HEADS.has(line.kind)) {
      if (line.kind === 'round') round = line.text;
      else out.push({ title: [round, line.text].filter(Boolean).join(' · '), events: [] });
      path = [];
      continue;
    }
    const node: Node = { line, under: [] };
    path = path.slice(0, line.depth);
    const above = path.at(-1);
    (above ? above.under : (out.at(-1)?.events ?? [])).push(node);
    path[line.depth] = node;
    path = path.filter(Boolean);
  }
  return out.filter((p) => p.events.length);
}

/** What was done last, and the last thing that came of it. */
export function lastDeed(story: Line[]): [deed: string | undefined, end: string | undefined] {
  const at = story.findLastIndex((l) => l.depth === 0 && !HEADS.has(l.kind));
  return [story[at]?.text, story.slice(at + 1).findLast((l) => l.depth > 0)?.text];
}

/** No component of its own, and what it links to is opened by the list: lines that are there stay as they are, whatever changes at the table. */
function item(node: Node, key: number, top: boolean, name: (code: string) => string): JSX.Element {
  const { line } = node;
  const cls = [top ? 'ev' : '', top && VILLAIN.has(line.kind) ? 'vi' : '', `k-${line.kind.replace(/ /g, '-')}`].filter(Boolean).join(' ');
  return (
    <li key={key} class={cls}>
      <span class="ev__t">
        {named(line.text, (line.cards ?? []).map((code) => ({ code, name: name(code) }))).map((p) => (p.code ? <button type="button" class="cl" data-code={p.code}>{p.text}</button> : p.text))}
        {line.rule && <button type="button" class="rule" data-rule={line.rule}><Icon id="book" label={Say(settings.now.lang, 'the_rule')} /></button>}
      </span>
      {node.under.length > 0 && <ol>{node.under.map((n, i) => item(n, i, false, name))}</ol>}
    </li>
  );
}

const count = (nodes: Node[]): number => nodes.reduce((n, x) => n + 1 + count(x.under), 0);

/** The parts as they are drawn. A part to which nothing was added is the very same as before, so nobody looks into it again. What
 * is taken back makes another table of it, and another language other texts. */
function useDrawn(all: Part[], t: Table): JSX.Element[] {
  const table = t.state.at[0];
  const kept = useRef<{ book: unknown; table: unknown; parts: Map<string, JSX.Element> }>();
  return useMemo(() => {
    const old = kept.current?.book === t.book && kept.current.table === table ? kept.current.parts : undefined;
    const parts = new Map<string, JSX.Element>();
    const out = all.map((p, i) => {
      const same = [i, count(p.events), p.title, p.events[0]?.line.text].join();
      const drawn = old?.get(same) ?? (
        <section key={i}>
          {p.title && <h3 class="log__r">{p.title}</h3>}
          <ol>{p.events.map((n, k) => item(n, k, true, (code) => t.face(code).name))}</ol>
        </section>
      );
      parts.set(same, drawn);
      return drawn;
    });
    kept.current = { book: t.book, table, parts };
    return out;
  }, [all, t.book, table]);
}

export function Log({ cls = '' }: { cls?: string }): JSX.Element {
  const t = useTable();
  const all = useMemo(() => parts(t.state.story), [t.state.story]);
  const drawn = useDrawn(all, t);
  const open = (e: JSX.TargetedMouseEvent<HTMLElement>): void => {
    const { code, rule } = (e.target as Element).closest('button')?.dataset ?? {};
    if (code) t.acts.ui.set({ open: 'read', read: { code, id: undefined }, zoom: undefined });
    if (rule) t.acts.ui.set({ open: 'rules', rule });
  };
  const pick = (round: boolean): void => t.acts.ui.set({ round });
  return (
    <section class={`log ${cls}`} aria-label={t.Say('log')}>
      <header>
        <h2><Icon id="log" />{t.Say('log')}</h2>
        <div class="seg seg--s" role="group" aria-label={t.Say('log')}>
          <button type="button" aria-pressed={!t.ui.round} onClick={() => pick(false)}>{t.Say('all')}</button>
          <button type="button" aria-pressed={t.ui.round} onClick={() => pick(true)}>{t.Say('round')}</button>
        </div>
      </header>
      <div class="log__in" role="log" aria-live="polite" tabIndex={0} onClick={open}>
        <div>{t.ui.round ? drawn.slice(-2) : drawn}</div>
      </div>
    </section>
  );
}
