// A button that reads a text file; the same file can be chosen twice.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';

export function FileButton({ label, read }: { label: string; read: (text: string) => void }): JSX.Element {
  return (
    <label class="filebtn">
      <Icon id="load" />{label}
      <input type="file" class="vh" aria-label={label} onChange={(e) => {
        const input = e.currentTarget;
        void input.files?.[0]?.text().then((text) => { input.value = ''; read(text); });
      }} />
    </label>
  );
}
