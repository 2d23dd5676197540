// Heroes of Dice Throne that somebody writes: the server says what is wrong with the file, and what it can read is shown as a board.
import own from 'style:workshop';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Lang } from '../cards/types';
import { Icon } from '../icons/icon';
import { useStyle } from '../lazy';
import { DiceHeroes } from '../library/dicethrone';
import { server, ServerError, type WrittenHero } from '../live/http';
import { FileButton } from '../screens/file';
import { words } from '../table/context';

export function DiceWorkshop({ lang }: { lang: Lang }): JSX.Element {
  useStyle(own);
  const w = words(lang);
  const [text, setText] = useState('');
  const [said, setSaid] = useState<WrittenHero>();
  const [error, setError] = useState('');
  document.title = `${w.Say('decks')} · quickstrike`;
  const read = (given: string): void => {
    setText(given);
    setError('');
    server.checkHero(given, lang).then(setSaid, (e: unknown) => setError(e instanceof ServerError ? e.message : w.say('not_sent')));
  };
  const form = (
    <details class="more wdeck" open>
      <summary>{w.Say('own_hero')}</summary>
      <p class="mut">{w.Say('own_hero_how')}</p>
      <textarea rows={5} spellcheck={false} class="wout" aria-label={w.Say('paste_hero')} placeholder={w.Say('paste_hero')} value={text} onInput={(e) => setText(e.currentTarget.value)} />
      <p class="wrow"><FileButton label={w.Say('hero_file')} read={read} /><button type="button" class="btn btn--go" disabled={!text.trim()} onClick={() => read(text)}><Icon id="check" />{w.Say('check_hero')}</button></p>
      {error && <p class="note" role="alert">{error}</p>}
      {said && <div role="status">
        {said.playable && <p class="ok"><Icon id="check" />{w.Say('hero_fine')}</p>}
        {!said.playable && !said.problems.length && <p class="note">{w.Say('hero_partial')}</p>}
        <ul class="breaches">{said.problems.map((p, i) => <li key={i}>{p.text}</li>)}</ul>
      </div>}
    </details>
  );
  return <DiceHeroes lang={lang} deck below={form} {...(said?.hero ? { added: { hero: said.hero, cards: said.cards ?? {} } } : {})} />;
}
