// Parts of the page that are loaded when somebody wants to see them.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Lang } from './cards/types';
import { Icon } from './icons/icon';
import { book, type Book } from './state/faces';
import { settings } from './state/settings';
import { useStore } from './state/store';
import { Say, say } from './words';

const Loading = ({ lang }: { lang: Lang }): JSX.Element => <p class="loading" role="status"><Icon id="strike" />{Say(lang, 'loading')}</p>;
const Failed = ({ lang }: { lang: Lang }): JSX.Element => <p class="loading" role="alert">{say(lang, 'not_sent')}</p>;

type Got<T> = { value: T } | 'failed' | undefined;

/** What is being fetched, by a key: another key fetches again; what was there is kept meanwhile. */
export function useFetched<T>(fetch: () => Promise<T>, key: string): Got<T> {
  const [got, setGot] = useState<Got<T>>();
  useEffect(() => {
    let stale = false;
    fetch().then((value) => !stale && setGot({ value }), () => !stale && setGot((old) => old ?? 'failed'));
    return () => void (stale = true);
  }, [key]);
  return got;
}

/** A component that comes in a file of its own. around: what can be seen of a page until then. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, around: (inside: JSX.Element, lang: Lang) => JSX.Element = (x) => x): (props: P) => JSX.Element {
  return function Lazy(props: P): JSX.Element {
    const { lang } = useStore(settings);
    const got = useFetched(load, '');
    if (got === 'failed') return <Failed lang={lang} />;
    if (!got) return around(<Loading lang={lang} />, lang);
    const Part = got.value as ComponentType<object>;
    return <Part {...props} />;
  };
}

/** What needs something of the server first. */
export function Fetched<T>({ lang, fetch, show }: { lang: Lang; fetch: (lang: Lang) => Promise<T>; show: (found: T) => JSX.Element }): JSX.Element {
  const got = useFetched(() => fetch(lang), lang);
  if (got === 'failed') return <Failed lang={lang} />;
  return got ? show(got.value) : <Loading lang={lang} />;
}

/** What needs every card of Champions. around: what can be seen already while they come. */
export function WithBook({ show, around = (x) => x }: { show: (book: Book) => JSX.Element; around?: (inside: JSX.Element, lang: Lang) => JSX.Element }): JSX.Element {
  const { lang } = useStore(settings);
  const got = useFetched(() => book(lang), lang);
  if (got === 'failed') return <p class="loading" role="alert">{say(lang, 'cards_unavailable')}</p>;
  return got ? show(got.value) : around(<Loading lang={lang} />, lang);
}

const styled = new Set<string>();
/** The style of a game joins the page with it. */
export function useStyle(css: string): void {
  useLayoutEffect(() => {
    if (styled.has(css)) return;
    styled.add(css);
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
  }, []);
}
