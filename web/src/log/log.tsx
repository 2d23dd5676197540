// The log: nested, newest round first, with links to cards and rules.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Icon } from '../icons/icon';
import type { Line } from '../live/protocol';
import { useTable } from '../table/context';
import { Linked, RuleLink } from './links';

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

function Item({ node, top }: { node: Node; top: boolean }): JSX.Element {
  const { line } = node;
  const cls = [top ? 'ev' : '', top && VILLAIN.has(line.kind) ? 'vi' : '', `k-${line.kind.replace(/ /g, '-')}`].filter(Boolean).join(' ');
  return (
    <li class={cls}>
      <span class="ev__t"><Linked text={line.text} codes={line.cards ?? []} />{line.rule && <RuleLink id={line.rule}><Icon id="book" label={line.rule} /></RuleLink>}</span>
      {node.under.length > 0 && <ol>{node.under.map((n, i) => <Item key={i} node={n} top={false} />)}</ol>}
    </li>
  );
}

export function Log({ cls = '' }: { cls?: string }): JSX.Element {
  const t = useTable();
  const all = useMemo(() => parts(t.state.story).reverse(), [t.state.story]);
  const shown = t.ui.round ? all.slice(0, 2) : all;
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
      <div class="log__in" role="log" aria-live="polite" tabIndex={0}>
        {shown.map((p, i) => (
          <section key={all.length - i}>
            {p.title && <h3 class="log__r">{p.title}</h3>}
            <ol>{[...p.events].reverse().map((n, k) => <Item key={p.events.length - k} node={n} top />)}</ol>
          </section>
        ))}
      </div>
    </section>
  );
}
