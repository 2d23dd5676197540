// Every face and every state, to be looked at. ?lang=fr, ?size=zoom|hand|table|id|mini|states, ?theme=light
import { render } from 'preact';
import type { JSX } from 'preact';
import { BackSlot, CardSlot, type CardFace, type Size } from '../src/cards';
import { sprite } from '../src/icons/sprite';
import { faceOf } from '../src/state/faces';
import { measured } from './measure';
import { inPlay } from './sample';
import { States, type Told } from './states';

declare const FACES: Record<Told, Record<string, unknown>>; // what GET /cards answers

const asked = new URLSearchParams(location.search);
const lang: Told = asked.get('lang') === 'fr' ? 'fr' : 'en';
const size = (asked.get('size') ?? 'zoom') as Size | 'states';
const from = Number(asked.get('from') ?? 0);
const all = Object.fromEntries(Object.entries(FACES[lang]).map(([code, told]) => [code, faceOf(told)]));
const faces: CardFace[] = Object.values(all).slice(from, from + Number(asked.get('n') ?? 999));

const Sheet = ({ as }: { as: Size }): JSX.Element => (
  <div class="gallery">
    {faces.map((f) => (
      <CardSlot face={f} size={as} lang={lang} state={as === 'table' || as === 'id' ? inPlay(f) : undefined} />
    ))}
    <BackSlot back="player" size={as} lang={lang} />
    <BackSlot back="encounter" size={as} lang={lang} count={19} />
  </div>
);

document.documentElement.dataset.theme = asked.get('theme') ?? 'dark';
document.documentElement.lang = lang;
document.body.insertAdjacentHTML('afterbegin', sprite());
const root = document.createElement('main');
document.body.append(root);
render(size === 'states' ? <States faces={all} lang={lang} /> : <Sheet as={size} />, root);
void document.fonts.ready.then(() => {
  const report = document.createElement('pre');
  report.id = 'report';
  report.textContent = measured().join('\n') || 'nothing is cut off';
  document.body.append(report);
});
