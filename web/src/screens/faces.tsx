// Who there is to choose from: faces with their names underneath, on the page or in a window over it.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/sprite';
import { Dialog } from '../table/dialog';

export interface Face {
  key: string;
  name: string;
  /** A second line: the other name, the scenario. */
  note?: string | undefined;
  /** An emblem's file; without one the icon. */
  picture?: string | undefined;
  icon?: IconName | undefined;
  /** Cannot be had: somebody else plays it. */
  off?: boolean;
}

export const FacePicture = ({ face }: { face: Pick<Face, 'picture' | 'icon'> }): JSX.Element => (
  <span class={`face__a${face.picture?.startsWith('vs.') ? ' is-vs' : ''}`}>{face.picture ? <img src={`${ASSETS}emblems/${face.picture}.svg`} alt="" loading="lazy" /> : <Icon id={face.icon ?? 't-event'} />}</span>
);

/** now: who is chosen, where one is. called: what pressing a face does, for those who hear it. */
export function Faces({ faces, label, now, called, press }: { faces: Face[]; label: string; now?: string; called?: (name: string) => string; press: (key: string) => void }): JSX.Element {
  return (
    <div class="faces" role="group" aria-label={label}>{faces.map((f) => (
      <button type="button" class="face" key={f.key} disabled={f.off} aria-pressed={now === undefined ? undefined : f.key === now} aria-label={called?.(f.name)} onClick={() => press(f.key)}>
        <FacePicture face={f} /><b>{f.name}</b>{f.note && <small>{f.note}</small>}
      </button>
    ))}</div>
  );
}

/** One of them is chosen in a window. */
export function FaceDialog({ title, closeName, close, ...rest }: { title: string; closeName: string; close: () => void; faces: Face[]; now?: string; press: (key: string) => void }): JSX.Element {
  return <Dialog title={title} close={close} closeName={closeName} cls="dialog--faces"><Faces label={title} {...rest} /></Dialog>;
}
