// Which screen the address means.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from './cards/types';
import { CHAMPIONS } from './games';
import { lazy, WithBook } from './lazy';
import { GameSwitch } from './plain/switch';
import { Home } from './screens/home';
import { Lost } from './screens/lost';
import { SettingsPage } from './screens/settings';
import { Top } from './screens/top';
import { go, place } from './state/place';
import { settings } from './state/settings';
import { useStore } from './state/store';
import { TablePage } from './table/door';
import { Tips } from './tips/tips';

/** The top of a page stands there while the rest comes. */
const under = (here: string) => (inside: JSX.Element, lang: Lang): JSX.Element => <div class="screen homepage"><Top lang={lang} here={here} /><main>{inside}</main></div>;

const NewGame = lazy(async () => (await import('./screens/newgame')).NewGame, under('/'));
const Library = lazy(async () => (await import('./library/page')).Library);
const VsLibrary = lazy(async () => (await import('./library/vs')).VsLibrary);
const DiceLibrary = lazy(async () => (await import('./library/dicethrone')).DiceLibrary);
const Workshop = lazy(async () => (await import('./workshop/page')).Workshop);
const VsWorkshop = lazy(async () => (await import('./workshop/vs')).VsWorkshop);
const DiceWorkshop = lazy(async () => (await import('./workshop/dice')).DiceWorkshop);
const Campaigns = lazy(async () => (await import('./campaigns/page')).Campaigns);
const LearnPage = lazy(async () => (await import('./learn/page')).LearnPage, under('/learn'));
const HistoryPage = lazy(async () => (await import('./history/page')).HistoryPage, under('/history'));
const RulesPage = lazy(async () => (await import('./screens/rulespage')).RulesPage, under('/rules'));
const PlainNew = lazy(async () => (await import('./plain/new')).PlainNew, under('/'));

const home = (): void => go('/');
const open = (table: string, key: string): void => go(`/t/${table}#${key}`);

export function App(): JSX.Element {
  const { lang } = useStore(settings);
  return <><Screen lang={lang} /><Tips lang={lang} /></>;
}

function Screen({ lang }: { lang: Lang }): JSX.Element {
  const [here, setHere] = useState(place);
  useEffect(() => {
    const moved = (): void => setHere(place());
    addEventListener('popstate', moved);
    addEventListener('hashchange', moved);
    return () => {
      removeEventListener('popstate', moved);
      removeEventListener('hashchange', moved);
    };
  }, []);
  if (here.screen === 'table')
    return <TablePage key={`${here.table}#${here.secret}`} table={here.table} secret={here.secret} lang={lang} home={home} />;
  if (here.screen === 'game' && here.game === CHAMPIONS) return <WithBook around={under('/')} show={(book) => <NewGame book={book} open={open} />} />;
  if (here.screen === 'game') return <PlainNew key={here.game} lang={lang} game={here.game} open={open} />;
  if (here.screen === 'cards') return <div class="screen homepage"><Top lang={lang} here="/cards"><GameSwitch lang={lang} now={here.game} under="/cards/" /></Top>{here.game === 'vs' ? <VsLibrary lang={lang} /> : here.game === 'dicethrone' ? <DiceLibrary lang={lang} /> : <WithBook show={(book) => <Library key={book.lang} book={book} />} />}</div>;
  if (here.screen === 'decks') return <div class="screen homepage"><Top lang={lang} here="/decks"><GameSwitch lang={lang} now={here.game} under="/decks/" /></Top>{here.game === 'vs' ? <VsWorkshop lang={lang} /> : here.game === 'dicethrone' ? <DiceWorkshop lang={lang} /> : <WithBook show={(book) => <Workshop key={book.lang} book={book} />} />}</div>;
  if (here.screen === 'campaigns') return <div class="screen homepage"><Top lang={lang} here="/campaigns" /><WithBook show={(book) => <Campaigns key={here.campaign} book={book} id={here.campaign} open={open} />} /></div>;
  if (here.screen === 'learn') return <LearnPage lang={lang} open={open} />;
  if (here.screen === 'history') return <HistoryPage lang={lang} open={open} />;
  if (here.screen === 'rules') return <RulesPage lang={lang} />;
  if (here.screen === 'settings') return <SettingsPage lang={lang} />;
  if (here.screen === 'lost') return <Lost lang={lang} />;
  return <Home lang={lang} open={open} />;
}
