// Rules: search, read, follow; beside the table or on a page of their own.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { server, type RuleEntry } from '../live/http';
import { useTable, words } from '../table/context';

export function RuleArticle({ e, lang, go }: { e: RuleEntry; lang: Lang; go: (id: string) => void }): JSX.Element {
  return (
    <article class="ruletext">
      <h3>{e.title}</h3>
      {e.points?.map((p, i) => <p key={i}>{p.head && <b>{p.head}{/[.?!]$/.test(p.head) ? ' ' : '. '}</b>}{p.text}</p>)}
      {e.see && e.see.length > 0 && (
        <p class="ruletext__see">{words(lang).Say('see_also')} {e.see.map((s) => <button type="button" class="cl" key={s.id} onClick={() => go(s.id)}>{s.title}</button>)}</p>
      )}
    </article>
  );
}

/** The letter that a title stands under: quotes and accents do not count. */
const letterOf = (title: string): string => title.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '')[0]?.toUpperCase() ?? '…';

/** Titles as a dictionary has them. */
export function byLetter<E extends Pick<RuleEntry, 'title'>>(found: E[], lang: Lang): [letter: string, rows: E[]][] {
  const plain = (e: E): string => e.title.replace(/^[^\p{L}\p{N}]+/u, '');
  const out = new Map<string, E[]>();
  for (const e of [...found].sort((a, b) => plain(a).localeCompare(plain(b), lang))) out.set(letterOf(e.title), [...(out.get(letterOf(e.title)) ?? []), e]);
  return [...out];
}

/** What is no word to look up but told in its order: how a table is set up, how decks are made, rulings. */
const apart = (e: Pick<RuleEntry, 'id'>): boolean => /^(setup|deck|dtr):/.test(e.id);

/** rule: the entry that is read; without one, what was found. front: what stands before all titles, while nothing is looked for. */
export function RuleSearch({ lang, game, rule, go, front }: { lang: Lang; game: string; rule: string; go: (id: string) => void; front?: (all: RuleEntry[]) => JSX.Element | null }): JSX.Element {
  const w = words(lang);
  const [q, setQ] = useState('');
  const [found, setFound] = useState<RuleEntry[]>([]);
  useEffect(() => {
    let stale = false;
    const ask = rule ? server.rule(rule, lang, game).then((e) => [e]) : server.rules(q, lang, game);
    const timer = setTimeout(() => void ask.then((e) => !stale && setFound(e)).catch(() => !stale && setFound([])), q && !rule ? 150 : 0);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [rule, q, lang, game]);
  const titles = found.filter((e) => !e.points);
  const told = ([['setup:', 'rules_setup'], ['deck:', 'rules_decks'], ['dtr:', 'rulings']] as const).flatMap(([begin, word]): [string, RuleEntry[]][] => {
    const rows = titles.filter((e) => e.id.startsWith(begin));
    return rows.length ? [[w.Say(word), rows]] : [];
  });
  return (
    <div class="rules">
      <input type="search" aria-label={w.Say('search_rules')} placeholder={w.Say('search_rules')} value={q}
        onInput={(e) => { go(''); setQ(e.currentTarget.value); }} />
      {rule && <button type="button" class="lnk" onClick={() => go('')}>{w.Say('all_rules')}</button>}
      {found.filter((e) => e.points).map((e) => <RuleArticle key={e.id} e={e} lang={lang} go={go} />)}
      {!q && !rule && front?.(found)}
      <div class="rules__all">
        {[...byLetter(titles.filter((e) => q || !apart(e)), lang), ...(q ? [] : told)].map(([letter, rows]) => (
          <section key={letter} class={`rules__l${letter.length > 1 ? ' rules__l--told' : ''}`} aria-label={letter}>
            {(!q || rows.length > 3) && <h3 id={`r-${letter}`} aria-hidden="true">{letter}</h3>}
            <div>{rows.map((e) => <button type="button" class="cl rules__t" key={e.id} onClick={() => go(e.id)}>{e.title}</button>)}</div>
          </section>
        ))}
      </div>
      {!found.length && <p class="mut">{w.Say('nothing_found')}</p>}
    </div>
  );
}

export function Rules(): JSX.Element {
  const t = useTable();
  return <RuleSearch lang={t.lang} game={t.state.game} rule={t.ui.rule} go={(rule) => t.acts.ui.set({ rule })} />;
}
