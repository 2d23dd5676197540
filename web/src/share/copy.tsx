// A button that copies a link, and says so.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { Icon } from '../icons/icon';
import { words } from '../table/context';

/** A page that came neither by https nor from this computer has no clipboard: there the link is shown, to be copied by hand. */
export async function copied(link: string, label: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    prompt(label, link);
    return false;
  }
}

/** Whoever has it sits at this seat, or watches; more: what of the table is shown. */
export const tableLink = (table: string, secret: string, more = ''): string => `${location.origin}/t/${table}${more}#${secret}`;

const SAID = 2000; // milliseconds

/** link: made when it is wanted. brief: only the picture is shown. */
export function CopyLink({ lang, link, label = words(lang).Say('copy_link'), cls = '', brief = false }: { lang: Lang; link: () => string; label?: string; cls?: string; brief?: boolean }): JSX.Element {
  const w = words(lang);
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(false), SAID);
    return () => clearTimeout(timer);
  }, [done]);
  const said = done ? w.Say('copied') : label;
  return (
    <button type="button" class={`btn copylink ${cls}`} aria-label={brief ? label : undefined} title={label} onClick={() => void copied(link(), label).then(setDone)}>
      <Icon id={done ? 'check' : 'link'} />{!brief && said}<span class="vh" role="status">{brief && done ? w.Say('copied') : ''}</span>
    </button>
  );
}
