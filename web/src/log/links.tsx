// Links in texts: to a card, which opens it, and to a rule.
import type { ComponentChildren, JSX } from 'preact';
import { useTable } from '../table/context';

export function CardLink({ code, children }: { code: string; children: ComponentChildren }): JSX.Element {
  const t = useTable();
  return (
    <button type="button" class="cl" data-code={code} onClick={() => t.acts.ui.set({ open: 'read', read: { code, id: undefined }, zoom: undefined })}>
      {children}
    </button>
  );
}

export function RuleLink({ id, children }: { id: string; children?: ComponentChildren }): JSX.Element {
  const t = useTable();
  return (
    <button type="button" class="rule" onClick={() => t.acts.ui.set({ open: 'rules', rule: id })}>{children ?? id}</button>
  );
}

/** A line with the names of its cards as links. */
export function Linked({ text, codes }: { text: string; codes: string[] }): JSX.Element {
  const t = useTable();
  const names = codes.map((code) => ({ code, name: t.face(code).name })).filter((x) => x.name && text.includes(x.name));
  names.sort((a, b) => b.name.length - a.name.length);
  let parts: ComponentChildren[] = [text];
  for (const { code, name } of names) {
    parts = parts.flatMap((part) => {
      if (typeof part !== 'string' || !part.includes(name)) return [part];
      const i = part.indexOf(name);
      return [part.slice(0, i), <CardLink code={code}>{name}</CardLink>, part.slice(i + name.length)];
    });
  }
  return <>{parts}</>;
}
