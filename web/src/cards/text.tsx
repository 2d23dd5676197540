// Card texts: icons for "[energy]", weight for timings and keywords, hyphens for long words.
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../icons/icon';
import { say } from '../words';
import { RESOURCES } from './facts';
import type { Lang, Resource } from './types';

// The words that begin an ability, in both languages; what follows them in brackets belongs to them.
const TIMING = new RegExp(
  '^((?:[^—:.]{2,40} — )?)' +
    '((?:(?:Hero|Alter-Ego|Forced) )?(?:Action|Interrupt|Response|Resource|Special|Setup|Boost)' +
    '|When [A-Z]\\w+' +
    "|(?:Action|Interruption|Réponse|Ressource)(?: forcée| de héros| d['’]alter ego)?" +
    '|Spécial|Mise en place|Une fois \\p{L}+)' +
    '((?: \\([^)]*\\))?)(\\s?:)',
  'u',
);
const KEYWORDS = /^(?:(?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?: \d+)?|(?:Uses|Utilisations) \([^)]*\))\.(?:\s|$))+$/u;

const isResource = (word: string): word is Resource => (RESOURCES as string[]).includes(word);

/** A sentence with icons; several in a row stay on one line. */
export function iconized(text: string, lang: Lang): ComponentChildren[] {
  return text.split(/((?:\[\w+\])+)/).map((piece) => {
    const icons = [...piece.matchAll(/\[(\w+)\]/g)].map((m) => m[1] ?? '').filter(isResource);
    if (!icons.length) return piece;
    return (
      <span class="nb">
        {icons.map((r) => (
          <Icon id={r} cls="ic--in" label={say(lang, r)} />
        ))}
      </span>
    );
  });
}

function Paragraph({ text, lang }: { text: string; lang: Lang }): JSX.Element {
  if (text.startsWith('• ')) return <span class="par par--choice">{iconized(text.slice(2), lang)}</span>;
  if (KEYWORDS.test(text)) return <span class="par"><b>{text}</b></span>;
  const m = TIMING.exec(text);
  if (!m) return <span class="par">{iconized(text, lang)}</span>;
  const [whole, title, timing, label, colon] = m;
  return (
    <span class="par">
      {title && <b>{title}</b>}
      <i class="timing">{timing}</i>
      {label}
      {colon}
      {iconized(text.slice(whole.length), lang)}
    </span>
  );
}

export const Text = ({ text, lang }: { text: string[]; lang: Lang }): JSX.Element => (
  <>
    {text.map((t) => (
      <Paragraph text={t} lang={lang} />
    ))}
  </>
);

const VOWEL = 'aeiouyàâäéèêëîïôöùûüœ';
const SPLIT = new RegExp(`([${VOWEL}][^${VOWEL}\\P{L}]*?)(?=(?:[^${VOWEL}\\P{L}][lr]|[^${VOWEL}\\P{L}])[${VOWEL}])`, 'giu');

/**
 * A name that breaks well: soft hyphens in words wider than a small card (browsers know French syllables only where
 * they have a dictionary), no line that begins with the French exclamation mark.
 */
export function hyphenated(name: string): string {
  return name.replace(/ (?=[!?:;])/g, '\u00A0').replace(/\p{L}{11,}/gu, (word) => {
    const cut = word.replace(SPLIT, '$1\u00AD');
    const parts = cut.split('\u00AD');
    let out = parts[0] ?? '';
    let rest = word.length - out.length;
    for (const part of parts.slice(1)) {
      const since = out.length - out.lastIndexOf('\u00AD') - 1;
      out += (since >= 3 && rest >= 4 ? '\u00AD' : '') + part;
      rest -= part.length;
    }
    return out;
  });
}
