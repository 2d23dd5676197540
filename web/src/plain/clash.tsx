// A blow as a comic strip across a duel's table: who strikes, how hard, who is struck, and the sum.
import type { JSX } from 'preact';
import { Icon } from '../icons/icon';
import type { Tile } from '../story/sum';

interface Side {
  name: string;
  /** An emblem's file. */
  picture?: string;
  /** What has become of it, in a word or a number. */
  marks?: string[];
}

const Figure = ({ side, cls }: { side: Side; cls: string }): JSX.Element => (
  <figure class={`pn ${cls}`}><div>{side.picture && <img src={`${ASSETS}emblems/${side.picture}.svg`} alt="" />}<figcaption><b>{side.name}</b>{side.marks?.map((m, i) => <em key={i}>{m}</em>)}</figcaption></div></figure>
);

/** n: what stands in the burst; sum: nothing where there is nothing to be added up. */
export function Clash({ left, right, title, n, sum, told }: { left: Side; right: Side; title?: string | undefined; n: number | string; sum: Tile[]; told: string }): JSX.Element {
  return (
    <section class="clash" role="status" aria-label={told}>
      <div class="strip">
        <Figure side={left} cls="pn--a" />
        <div class="pn pn--b"><div>{title && <span class="pn__cap">{title}</span>}<span class="pn__act"><Icon id="damage" /><b>{n}</b></span></div></div>
        <Figure side={right} cls="pn--c" />
      </div>
      {sum.length > 0 ? (
        <div class="equation" aria-hidden="true">{sum.map((x, i) => <>{x.sign && <i key={`s${i}`}>{x.sign}</i>}<span key={i} class={`eq${x.sign === '=' ? ' eq--sum' : x.sign === '−' ? ' eq--def' : ''}`} style={{ animationDelay: `${i * 160}ms` }}><b>{x.n}</b><small>{x.word}</small></span></>)}</div>
      ) : <p class="clash__t" aria-hidden="true">{told}</p>}
    </section>
  );
}
