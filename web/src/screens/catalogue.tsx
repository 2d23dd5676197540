// All cards of the game: search, press one to read it.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Card, CardSlot, type CardFace, type Lang } from '../cards';
import { say } from '../words';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function One({ face, lang, close }: { face: CardFace; lang: Lang; close: () => void }): JSX.Element {
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [close]);
  return (
    <div class="catalogue__one" role="dialog" aria-label={face.name} onClick={close}>
      <Card face={face} size="zoom" lang={lang} />
      <button type="button" class="btn" autofocus onClick={close}>{say(lang, 'close')}</button>
    </div>
  );
}

const MORE = 60;

/** So many are drawn at first; more when somebody comes to their end. */
function useMore(of: string): [number, (end: Element | null) => void] {
  const [n, setN] = useState(MORE);
  const [end, setEnd] = useState<Element | null>(null);
  useEffect(() => setN(MORE), [of]);
  useEffect(() => {
    if (!end) return undefined;
    const seen = new IntersectionObserver((all) => all.some((e) => e.isIntersecting) && setN((now) => now + MORE), { rootMargin: '600px' });
    seen.observe(end);
    return () => seen.disconnect();
  }, [end, n]);
  return [n, setEnd];
}

export function Catalogue({ faces, lang }: { faces: CardFace[]; lang: Lang }): JSX.Element {
  const [wanted, setWanted] = useState('');
  const [read, setRead] = useState<CardFace>();
  const [most, end] = useMore(wanted);
  const found = useMemo(() => {
    const words = plain(wanted).split(/\s+/).filter(Boolean);
    const said = (f: CardFace): string => plain([f.name, f.set_name, say(lang, f.kind), ...f.traits, ...f.text].join(' '));
    return faces.filter((f) => words.every((w) => said(f).includes(w)));
  }, [faces, wanted, lang]);
  return (
    <main class="catalogue">
      <header>
        <h1>{say(lang, 'all_cards')}</h1>
        <input
          type="search"
          aria-label={say(lang, 'search_cards')}
          placeholder={say(lang, 'search_cards')}
          value={wanted}
          onInput={(e) => setWanted(e.currentTarget.value)}
        />
        <p role="status">{found.length ? say(lang, 'cards_n', { n: found.length }) : say(lang, 'no_cards')}</p>
      </header>
      <div class="catalogue__grid">
        {found.slice(0, most).map((f) => (
          <CardSlot key={f.code} face={f} size="hand" lang={lang} onPress={() => setRead(f)} />
        ))}
      </div>
      {found.length > most && <p ref={end} class="loading" role="status">…</p>}
      {read && <One face={read} lang={lang} close={() => setRead(undefined)} />}
    </main>
  );
}
