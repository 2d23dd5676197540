// What the coach has found in games that are over, by table: the replay can jump to where they turned.
import type { ReviewMoment } from '../live/http';
import { Store } from '../state/store';

export const reviews = new Store<Record<string, ReviewMoment[]>>({});
