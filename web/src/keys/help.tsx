import type { JSX } from 'preact';
import { useTable } from '../table/context';
import type { Word } from '../words';

const KEYS: [string, Word][] = [
  ['1–9', 'key_option'], ['↑ ↓ ← →', 'key_arrows'], ['Enter', 'key_enter'], ['Esc', 'key_esc'], ['Space', 'key_space'], ['Z', 'key_zoom'],
  ['Q', 'attack'], ['W', 'thwart'], ['R', 'recover'], ['D', 'defend'], ['N', 'key_decline'], ['F', 'key_form'], ['E', 'end_turn'],
  ['U', 'undo_step'], ['Shift+U', 'redo'], ['H', 'hint'], ['L', 'log'], ['K', 'rules'], ['P', 'pause'], ['S', 'key_seat'], ['A', 'auto_pass_card'], ['M', 'menu'], ['?', 'keys'],
];

export function KeyList(): JSX.Element {
  const t = useTable();
  return <dl class="keylist">{KEYS.map(([key, word]) => <div key={key}><dt><kbd>{key}</kbd></dt><dd>{t.Say(word)}</dd></div>)}</dl>;
}
