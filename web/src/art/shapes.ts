// The drawing alphabet: path data on a 100 x 100 box.

/** A palette slot (a main, b accent, c deep, w white, k ink) or a colour of its own. */
export type Fill = 'a' | 'b' | 'c' | 'w' | 'k' | `#${string}`;
/** What is painted: fill, path data, and the stroke's width where the path is drawn as a line. */
export type Layer = [Fill, string, ({ line: number } | undefined)?];
export type Glyph = Layer[];

const f1 = (n: number): number => +n.toFixed(1);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const E = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
export const C = (x: number, y: number, r: number): string => E(x, y, r, r);

/** A rectangle, with round corners if asked. */
export function R(x: number, y: number, w: number, h: number, r = 0): string {
  if (!r) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [w - 2 * r, h - 2 * r];
  return (
    `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}` +
    `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`
  );
}

/** A polygon: "x,y x,y x,y". */
export const P = (points: string): string => `M${points.trim().split(/\s+/).join('L')}Z`;

const ring = (n: number, at: (i: number) => [number, number, number, number]): string => {
  const points = Array.from({ length: n }, (_, i) => {
    const [cx, cy, r, degrees] = at(i);
    return `${f1(cx + r * Math.cos(radians(degrees)))} ${f1(cy + r * Math.sin(radians(degrees)))}`;
  });
  return `M${points.join('L')}Z`;
};

/** A star with n points between two radii. */
export const STAR = (cx: number, cy: number, outer: number, inner: number, n: number, turn = -90): string =>
  ring(2 * n, (i) => [cx, cy, i % 2 ? inner : outer, turn + (i * 180) / n]);

export const HEX = (cx: number, cy: number, r: number): string => ring(6, (i) => [cx, cy, r, i * 60 - 90]);

/** A spider's web: spokes, and threads that sag between them. */
export function webLines(cx: number, cy: number, radius: number, rings: number[], n = 8): string {
  const angle = (i: number): number => radians((i * 360) / n - 90);
  const at = (r: number, a: number): string => `${f1(cx + r * Math.cos(a))} ${f1(cy + r * Math.sin(a))}`;
  let d = '';
  for (let i = 0; i < n; i++) d += `M${cx} ${cy}L${at(radius, angle(i))}`;
  for (const r of rings) {
    for (let i = 0; i < n; i++) {
      const [a, b] = [angle(i), angle(i + 1)];
      d += `M${at(r, a)}Q${at(r * 0.72, (a + b) / 2)} ${at(r, b)}`;
    }
  }
  return d;
}

/** The same path, smaller and elsewhere. */
export function moved(path: string, scale: number, dx: number, dy: number): string {
  let [command, i] = ['', 0];
  return path.replace(/([a-zA-Z])|[\s,]*(-?\d*\.?\d+)/g, (_, letter?: string, value?: string) => {
    if (letter) {
      [command, i] = [letter, 0];
      return letter;
    }
    const n = moveOne(Number(value), command, i++, scale, dx, dy);
    return ` ${+n.toFixed(2)}`;
  });
}

function moveOne(n: number, command: string, i: number, scale: number, dx: number, dy: number): number {
  const relative = command === command.toLowerCase();
  const arc = command.toLowerCase() === 'a';
  if (arc && i % 7 >= 2 && i % 7 < 5) return n; // rotation and the two flags
  if (relative || (arc && i % 7 < 2)) return n * scale;
  if (command === 'H') return n * scale + dx;
  if (command === 'V') return n * scale + dy;
  const across = arc ? i % 7 === 5 : i % 2 === 0;
  return n * scale + (across ? dx : dy);
}
