// One card, to be read with all that belongs to it: its other side, its other language, its rulings and rules.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Card, type CardFace, type Lang } from '../cards';
import { Icon } from '../icons/icon';
import { useFetched } from '../lazy';
import { server, type RuleEntry } from '../live/http';
import { RuleArticle } from '../log/rules';
import { CopyLink } from '../share/copy';
import { book as bookOf, type Book } from '../state/faces';
import { words } from '../table/context';
import { Dialog } from '../table/dialog';
import { LANGS } from '../words';

/** The rules that go with a card; the first is open. */
export function RulesBeside({ lang, game = '', rules, rulings = [] }: { lang: Lang; game?: string; rules: { id: string; title: string }[]; rulings?: RuleEntry[] }): JSX.Element {
  const w = words(lang);
  const [chosen, setRule] = useState<string>();
  const rule = chosen ?? rules[0]?.id ?? '';
  const read = useFetched(() => (rule ? server.rule(rule, lang, game) : Promise.resolve(undefined)), rule + lang);
  return (
    <div class="beside">
      {rulings.length > 0 && <><h3 class="lbl">{w.Say('rulings')}</h3>{rulings.map((e) => <RuleArticle key={e.id} e={e} lang={lang} go={setRule} />)}</>}
      {rules.length > 0 && <><h3 class="lbl">{w.Say('rules')}</h3><p class="beside__r">{rules.map((r) => <button type="button" class="chipb" key={r.id} aria-pressed={r.id === rule} onClick={() => setRule(r.id === rule ? '' : r.id)}>{r.title}</button>)}</p></>}
      {rule && read && read !== 'failed' && read.value && <RuleArticle e={read.value} lang={lang} go={setRule} />}
    </div>
  );
}

function Beside({ book, code }: { book: Book; code: string }): JSX.Element | null {
  const got = useFetched(() => server.beside(code, book.lang), `${code}${book.lang}`);
  return got && got !== 'failed' ? <RulesBeside lang={book.lang} {...got.value} /> : null;
}

/** To the cards before and after it, also by the arrow keys. */
export function Steps({ lang, of, at, name, turn }: { lang: Lang; of: string[]; at: string; name: (code: string) => string | undefined; turn: (code: string) => void }): JSX.Element {
  const w = words(lang);
  const now = of.indexOf(at);
  const by = (n: number): string | undefined => (now < 0 ? undefined : of[now + n]);
  useEffect(() => {
    const key = (e: KeyboardEvent): void => {
      const next = e.key === 'ArrowRight' ? by(1) : e.key === 'ArrowLeft' ? by(-1) : undefined;
      if (next) turn(next);
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [at, of]);
  const step = (n: number, word: 'previous' | 'next'): JSX.Element => { const to = by(n); return <button type="button" class="btn" disabled={!to} aria-label={[w.Say(word), to && name(to)].filter(Boolean).join(': ')} title={to && name(to)} onClick={() => to && turn(to)}><Icon id="chev" /></button>; };
  return <>{step(-1, 'previous')}{step(1, 'next')}</>;
}

/** of: the cards among which it stands; turn shows another of them. */
export function Reading({ book, face, close, of = [], turn }: { book: Book; face: CardFace; close: () => void; of?: CardFace[]; turn?: (face: CardFace) => void }): JSX.Element {
  const w = words(book.lang);
  const [lang, setLang] = useState(book.lang);
  const other = useFetched(() => bookOf(lang), lang);
  const faces = other && other !== 'failed' ? other.value.faces : book.faces;
  const shown = [face.code, face.back].flatMap((code) => (code && faces[code]) || []);
  const pack = book.catalog.packs.find((p) => p.key === face.pack)?.name;
  return (
    <Dialog title={face.name} cls="dialog--read dialog--card" close={close} closeName={w.Say('close')}>
      <div class="cardpage">
        <div class="reading">{shown.map((f) => <Card key={f.code} face={f} size="zoom" lang={lang} />)}</div>
        <div class="cardpage__t">
          <div class="reading__n">
            {turn && <Steps lang={book.lang} of={of.map((f) => f.code)} at={face.code} name={(code) => book.faces[code]?.name} turn={(code) => { const to = book.faces[code]; if (to) turn(to); }} />}
            <div class="seg seg--s" role="group" aria-label={w.Say('language')}>{LANGS.map((l) => <button type="button" key={l} aria-pressed={l === lang} onClick={() => setLang(l)}>{l.toUpperCase()}</button>)}</div>
            <CopyLink lang={book.lang} link={() => `${location.origin}/cards?card=${face.code}`} />
          </div>
          <p class="mut">{[pack, face.set_name, face.code].filter(Boolean).join(' · ')}</p>
          <Beside key={face.code} book={book} code={face.code} />
        </div>
      </div>
    </Dialog>
  );
}
