// A card opens only under a pointer that moves: what slides under one that rests is not pointed at.
type At = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** moved: is the pointer farther than this from where it was last? rests: from here on it has to move first. */
export function pointerAt(least = 0): { moved(e: At): boolean; rests(e: At): void } {
  let at: At | undefined;
  const rests = (e: At): void => void (at = { clientX: e.clientX, clientY: e.clientY });
  return {
    rests,
    moved(e) {
      if (at && Math.hypot(e.clientX - at.clientX, e.clientY - at.clientY) <= least) return false;
      rests(e);
      return true;
    },
  };
}
