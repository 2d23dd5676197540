// The scenarios of a campaign in a row: won, next, ahead.
import type { JSX } from 'preact';
import type { Lang } from '../cards/types';
import { Icon } from '../icons/icon';
import type { Campaign } from '../live/http';
import { words } from '../table/context';

export type Stand = 'won' | 'next' | 'lost' | 'ahead';

/** Where the n-th scenario stands. */
export function standOf(c: Pick<Campaign, 'at' | 'lost' | 'over'>, n: number): Stand {
  if (n < c.at) return 'won';
  if (n > c.at || (c.over && !c.lost)) return 'ahead';
  return c.lost ? 'lost' : 'next';
}

export function Track({ campaign, lang, small = false }: { campaign: Campaign; lang: Lang; small?: boolean }): JSX.Element {
  const w = words(lang);
  const word = { won: 'scenario_won', next: 'next_scenario', lost: 'defeat', ahead: 'scenario_ahead' } as const;
  return (
    <ol class={`track${small ? ' track--small' : ''}`} aria-label={w.Say('campaign_of', { won: campaign.at, n: campaign.scenarios.length })}>
      {campaign.scenarios.map((s, n) => {
        const stand = standOf(campaign, n);
        return (
          <li key={s.key} data-stand={stand} aria-current={stand === 'next' ? 'step' : undefined}>
            <span class="track__p"><img src={`${ASSETS}emblems/${s.code}.svg`} alt="" />{stand === 'won' && <Icon id="check" />}{stand === 'lost' && <Icon id="x" />}</span>
            <b>{s.name}</b>{small ? <span class="vh">{w.say(word[stand])}</span> : <small>{w.Say(word[stand])}</small>}
          </li>
        );
      })}
    </ol>
  );
}
