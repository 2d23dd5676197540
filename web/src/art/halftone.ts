// Printed dots that grow away from a focus. A row of equal dots is one dashed line with round ends: a few bytes a row.

export interface Dots {
  width: number;
  height: number;
  /** Degrees by which the grid is turned. */
  angle: number;
  focus: [number, number];
  step: number;
  /** Radius of the largest dot, in steps. */
  max: number;
  power: number;
  /** Diameters come in multiples of this; coarse is small. */
  grain: number;
}

/** The diameters of the dots along one row, in steps from the middle outwards; 0 is no dot. */
function row(d: Dots, v: number, reach: number): number[] {
  const turn = (d.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const diagonal = Math.hypot(d.width, d.height);
  const sizes: number[] = [];
  for (let i = -reach; i <= reach; i++) {
    const [x, y] = [d.width / 2 + i * d.step * cos - v * sin, d.height / 2 + i * d.step * sin + v * cos];
    const seen = x >= -3 && y >= -3 && x <= d.width + 3 && y <= d.height + 3;
    const far = Math.min(1, Math.hypot(x - d.focus[0], y - d.focus[1]) / (diagonal * 0.62));
    const radius = d.step * d.max * far ** d.power;
    sizes.push(seen && radius >= 0.7 ? Math.round((radius * 2) / d.grain) * d.grain : 0);
  }
  return sizes;
}

export function halftone(d: Dots): string {
  const reach = Math.ceil(Math.hypot(d.width, d.height) / 2 / d.step);
  const bySize = new Map<number, string>();
  for (let j = -reach; j <= reach; j++) {
    const sizes = row(d, j * d.step, reach);
    for (let i = 0; i < sizes.length; ) {
      const size = sizes[i]!;
      let end = i + 1;
      while (sizes[end] === size) end++;
      // half a unit more than the last gap, so that rounding never loses the last dot
      const line = `M${(i - reach) * d.step} ${j * d.step}h${(end - i - 1) * d.step + 0.5}`;
      if (size) bySize.set(size, (bySize.get(size) ?? '') + line);
      i = end;
    }
  }
  const paths = [...bySize].sort(([a], [b]) => a - b).map(([size, path]) => `<path stroke-width="${size}" d="${path}"/>`);
  const place = `translate(${d.width / 2} ${d.height / 2}) rotate(${d.angle})`;
  return `<g transform="${place}" fill="none" stroke-linecap="round" stroke-dasharray="0 ${d.step}">${paths.join('')}</g>`;
}
