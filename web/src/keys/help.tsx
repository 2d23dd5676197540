import type { JSX } from 'preact';
import { useTable } from '../table/context';
import type { Word } from '../words';
import { keyFor, MOVABLE } from './chosen';

const KEYS: [string, Word][] = [['0–9', 'key_option'], ['↑ ↓ ← →', 'key_arrows'], ['Enter', 'key_enter'], ['Esc', 'key_esc'], ['Space', 'key_space'], ['?', 'keys']];

export function KeyList(): JSX.Element {
  const t = useTable();
  return <dl class="keylist">{[...KEYS, ...MOVABLE.map(([l, word]): [string, Word] => [keyFor(l), word]), [`Shift+${keyFor('u')}`, 'redo'] as [string, Word]].map(([key, word]) => <div key={word}><dt><kbd>{key}</kbd></dt><dd>{t.Say(word)}</dd></div>)}</dl>;
}
