// A double click means what its first click meant: if another decision has come in between, the second is ignored.
import { useRef } from 'preact/hooks';

/** `of`: the decision that is shown. */
export function useOnce(of: string): (e: MouseEvent) => void {
  const first = useRef(of);
  return (e) => {
    if (e.detail < 2) first.current = of;
    else if (first.current !== of) e.stopPropagation();
  };
}
