// Links in texts: to a card, which opens it, and to a rule.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../table/context';
import { told } from '../tips/rules';

export function CardLink({ code, children }: { code: string; children: ComponentChildren }): JSX.Element {
  const t = useTable();
  return (
    <button type="button" class="cl" data-code={code} onClick={() => t.acts.ui.set({ open: 'read', read: { code, id: undefined }, zoom: undefined })}>
      {children}
    </button>
  );
}

/** By the title of the rule; as long as that is not there, it is "the rule". */
export function RuleLink({ id }: { id: string }): JSX.Element {
  const t = useTable();
  const [title, setTitle] = useState('');
  useEffect(() => {
    let stale = false;
    void told({ id }, t.lang).then((rule) => !stale && setTitle(rule?.title ?? ''));
    return () => void (stale = true);
  }, [id, t.lang]);
  return <button type="button" class="rule" onClick={() => t.acts.ui.set({ open: 'rules', rule: id })}>{title || t.Say('the_rule')}</button>;
}

/** French sentences have other spaces and apostrophes than titles. Letters keep their places. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");

/** A text in parts: those that name a card, with its code, and the rest. */
export function named(text: string, cards: { code: string; name: string }[]): { text: string; code?: string }[] {
  let parts: { text: string; code?: string }[] = [{ text }];
  for (const { code, name } of [...cards].sort((a, b) => b.name.length - a.name.length)) {
    parts = parts.flatMap((part) => {
      const i = part.code || !name ? -1 : plain(part.text).indexOf(plain(name));
      if (i < 0) return [part];
      const [from, to] = [part.text.slice(0, i), part.text.slice(i + name.length)];
      return [{ text: from }, { text: part.text.slice(i, i + name.length), code }, { text: to }];
    });
  }
  return parts.filter((p) => p.text);
}

/** A line with the names of its cards as links. */
export function Linked({ text, codes }: { text: string; codes: string[] }): JSX.Element {
  const t = useTable();
  const parts = named(text, codes.map((code) => ({ code, name: t.face(code).name })));
  return <>{parts.map((p) => (p.code ? <CardLink code={p.code}>{p.text}</CardLink> : p.text))}</>;
}
