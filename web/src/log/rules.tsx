// Rules beside the table: search, read, follow.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { server, type RuleEntry } from '../live/http';
import { useTable } from '../table/context';

function Entry({ e, go }: { e: RuleEntry; go: (id: string) => void }): JSX.Element {
  const t = useTable();
  return (
    <article class="ruletext">
      <h3>{e.title} <small>{e.id}</small></h3>
      {e.points?.map((p, i) => <p key={i}>{p.head && <b>{p.head}{/[.?!]$/.test(p.head) ? ' ' : '. '}</b>}{p.text}</p>)}
      {e.see && e.see.length > 0 && (
        <p class="ruletext__see">{t.Say('see_also')} {e.see.map((s) => <button type="button" class="cl" key={s.id} onClick={() => go(s.id)}>{s.title}</button>)}</p>
      )}
    </article>
  );
}

export function Rules(): JSX.Element {
  const t = useTable();
  const [q, setQ] = useState('');
  const [found, setFound] = useState<RuleEntry[]>([]);
  const { rule } = t.ui;
  const go = (id: string): void => t.acts.ui.set({ rule: id });
  useEffect(() => {
    let stale = false;
    const ask = rule ? server.rule(rule, t.lang, t.state.game).then((e) => [e]) : server.rules(q, t.lang, t.state.game);
    const timer = setTimeout(() => void ask.then((e) => !stale && setFound(e)).catch(() => !stale && setFound([])), q && !rule ? 150 : 0);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [rule, q, t.lang]);
  return (
    <div class="rules">
      <input type="search" aria-label={t.Say('search_rules')} placeholder={t.Say('search_rules')} value={q}
        onInput={(e) => { go(''); setQ(e.currentTarget.value); }} />
      {rule && <button type="button" class="lnk" onClick={() => go('')}>{t.Say('all_rules')}</button>}
      {found.map((e) => e.points ? <Entry key={e.id} e={e} go={go} /> : <button type="button" class="cl rules__t" key={e.id} onClick={() => go(e.id)}>{e.title}</button>)}
      {!found.length && <p class="mut">{t.Say('nothing_found')}</p>}
    </div>
  );
}
