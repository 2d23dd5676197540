// The log of a campaign: what comes next and what has to be chosen before, what was played, what is noted.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Card } from '../cards';
import { Icon } from '../icons/icon';
import { server, type Campaign } from '../live/http';
import { useBegin } from '../screens/begin';
import { modesToSend, type Modes } from '../screens/choice';
import { Links } from '../screens/continue';
import { Difficulty } from '../screens/villainpick';
import type { Book } from '../state/faces';
import { go } from '../state/place';
import { knownTable, shelfKey } from '../state/settings';
import { words } from '../table/context';
import { useAsked } from './page';
import { Track } from './track';

interface Props {
  book: Book;
  campaign: Campaign;
  set: (campaign: Campaign) => void;
  open: (table: string, key: string) => void;
}

/** What the campaign offers to each player; cards with their faces. */
function Choices({ book, campaign, set }: Props): JSX.Element | null {
  const w = words(book.lang);
  const { error, busy, asked } = useAsked(book.lang);
  if (!campaign.choices.length || campaign.table) return null;
  const take = (seat: number, card: string): void => void asked(() => server.chooseIn(shelfKey(), campaign.id, seat, card, book.lang), set);
  return (
    <section class="panel" aria-label={w.Say('campaign_log')}>
      {campaign.choices.map((c, i) => (
        <div class="offer" key={i}>
          <h3>{w.Say(c.must ? 'must_choose' : 'may_choose', { name: campaign.heroes[c.seat]?.name ?? '' })}</h3>
          <div class="offer__c">{c.of.map((o) => {
            const face = book.faces[o.key];
            return (
              <button type="button" class="offer__b" key={o.key} disabled={busy} aria-label={o.name} onClick={() => take(c.seat, o.key)}>
                {face ? <Card face={face} size="hand" lang={book.lang} as="picture" /> : <b>{o.name}</b>}
              </button>
            );
          })}</div>
        </div>
      ))}
      {error && <p class="note" role="alert">{error}</p>}
    </section>
  );
}

function Next({ book, campaign, open }: Props): JSX.Element {
  const w = words(book.lang);
  const next = campaign.scenarios[campaign.at];
  const [modes, setModes] = useState<Modes>({ mode: 'standard', heroic: 0, skirmish: 0 });
  const { error, busy, made, begin } = useBegin(w, open, campaign.id);
  if (campaign.over || !next)
    return <section class="panel panel--end"><Icon id={campaign.lost ? 'x' : 'check'} /><h2>{w.Say(campaign.lost ? 'campaign_lost' : 'campaign_won')}</h2></section>;
  const key = campaign.table && knownTable(campaign.table)?.key;
  const blocked = campaign.choices.some((c) => c.must);
  return (
    <section class="panel panel--next" aria-labelledby="h-ns">
      <img src={`${ASSETS}emblems/${next.code}.svg`} alt="" />
      <div class="panel__b">
        <h2 id="h-ns"><small>{w.Say('next_scenario')}</small>{next.name}</h2>
        {campaign.begins.length > 0 && <><h3 class="lbl">{w.Say('begins_so')}</h3><ul class="begins">{campaign.begins.map((x) => <li key={x}>{x}</li>)}</ul></>}
        {campaign.table ? (
          key ? <button type="button" class="btn btn--go btn--big" onClick={() => open(campaign.table, key)}>{w.Say('go_on_game')}</button> : <p class="mut">{w.Say('no_key_here')}</p>
        ) : (
          <>
            <Difficulty book={book} choice={{ ...modes, scenario: next.key }} set={(part) => setModes((m) => ({ ...m, ...part }))} />
            {blocked && <p class="mut">{w.Say('choose_first')}</p>}
            {error && <p class="note" role="alert">{error.text}</p>}
            <button type="button" class="btn btn--go btn--big" disabled={busy || blocked} onClick={() => void begin(() => server.playNext(shelfKey(), campaign.id, { ...modesToSend(modes, !!book.catalog.scenarios.find((s) => s.key === next.key)?.alone), lang: book.lang }))}>
              {w.Say(campaign.tries ? 'try_again' : 'play_scenario', { name: next.name })}
            </button>
          </>
        )}
      </div>
      {made && <Links lang={book.lang} made={made} names={campaign.heroes.map((h) => h.name)} open={() => open(made.table, made.host_key)} />}
    </section>
  );
}

function Played({ book, campaign }: Props): JSX.Element {
  const w = words(book.lang);
  return (
    <section class="panel" aria-labelledby="h-cl">
      <h2 id="h-cl">{w.Say('campaign_log')}</h2>
      <p class="camp__h">{campaign.heroes.map((h) => <span key={h.code}><img src={`${ASSETS}emblems/${h.code}.svg`} alt="" />{h.name}</span>)}</p>
      {!campaign.history.length && !campaign.noted.length && <p class="mut">{w.Say('nothing_noted')}</p>}
      <ol class="played">{campaign.history.map((x, i) => (
        <li key={i} data-result={x.result}><b>{x.name}</b> <span>{w.Say(x.result === 'won' ? 'victory' : 'defeat')}</span> <small>{w.say('rounds_n', { n: x.rounds })} · {x.mode}</small></li>
      ))}</ol>
      {campaign.noted.length > 0 && <dl class="noted">{campaign.noted.map((x) => <div key={x.what}><dt>{x.what}</dt><dd>{x.text}</dd></div>)}</dl>}
    </section>
  );
}

function Delete({ book, campaign }: Props): JSX.Element {
  const w = words(book.lang);
  const [sure, setSure] = useState(false);
  const { error, asked } = useAsked(book.lang);
  if (!sure) return <p><button type="button" class="lnk" onClick={() => setSure(true)}>{w.Say('delete')}</button></p>;
  return (
    <p class="goon__f"><span>{error || w.Say('campaign_delete')}</span>
      <button type="button" class="btn btn--bad" onClick={() => void asked(() => server.dropCampaign(shelfKey(), campaign.id), () => go('/campaigns'))}>{w.Say('delete')}</button>
      <button type="button" class="btn" onClick={() => setSure(false)}>{w.Say('cancel')}</button></p>
  );
}

export function Log(p: Props): JSX.Element {
  const w = words(p.book.lang);
  return (
    <>
      <h1>{p.campaign.title || p.campaign.name}{p.campaign.expert && <small class="chip">{w.say('expert_campaign')}</small>}</h1>
      <Track campaign={p.campaign} lang={p.book.lang} />
      <div class="camplog">
        <div class="camplog__n"><Choices {...p} /><Next {...p} /></div>
        <div class="camplog__l"><Played {...p} /><Delete {...p} /></div>
      </div>
    </>
  );
}
