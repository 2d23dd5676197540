// What somebody brings to a duel: a hero or a ready deck by its face, or one of the decks that this browser keeps.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../icons/icon';
import { useFetched } from '../lazy';
import { server } from '../live/http';
import { faceOf, seatedField } from '../plain/looks';
import { FaceDialog } from '../screens/faces';
import { shelfKey } from '../state/settings';
import type { Shared } from '../table/context';

/** now: the name of what is played at this seat. */
export function BringPlain({ t, seat, now }: { t: Shared; seat: number; now: string }): JSX.Element | null {
  const { game } = t.state;
  const [choosing, setChoosing] = useState(false);
  const form = useFetched(() => server.game(game, t.lang), game + t.lang);
  const kept = useFetched(() => server.decks(shelfKey(), game).catch(() => []), game);
  const field = form && form !== 'failed' ? seatedField(game, form.value.form) : undefined;
  const decks = kept && kept !== 'failed' ? kept.value : [];
  if (!field) return null;
  const faces = [...(field.choices ?? []).map((c) => faceOf(game, c)), ...decks.map((d) => faceOf(game, { key: d.deck, name: d.name || d.deck }))];
  const press = (key: string): void => {
    setChoosing(false);
    const own = decks.find((d) => d.deck === key);
    void t.session.bring(seat, own ? { deck_text: own.text } : { starter: key });
  };
  return (
    <div class="bring">
      <button type="button" class="btn bring__h" onClick={() => setChoosing(true)}><Icon id="swap" />{t.Say(game === 'vs' ? 'other_deck' : 'other_hero')}</button>
      {choosing && <FaceDialog title={t.Say(game === 'vs' ? 'pick_deck' : 'pick_hero')} closeName={t.Say('close')} close={() => setChoosing(false)} faces={faces} now={now} press={press} />}
    </div>
  );
}
