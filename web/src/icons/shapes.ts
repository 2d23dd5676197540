// Outlines that icons share, on a 24 x 24 box.
export const INK = 'var(--ink-line)';

export const SHAPES = {
  circle: 'M12 1.2a10.8 10.8 0 1 0 0 21.6a10.8 10.8 0 1 0 0-21.6Z',
  hexagon: 'M12 .9L21.8 6.5V17.5L12 23.1L2.2 17.5V6.5Z',
  square:
    'M5 1.8H19A3.2 3.2 0 0 1 22.2 5V19A3.2 3.2 0 0 1 19 22.2H5A3.2 3.2 0 0 1 1.8 19V5A3.2 3.2 0 0 1 5 1.8Z',
  octagon: 'M7.4 1.2H16.6L22.8 7.4V16.6L16.6 22.8H7.4L1.2 16.6V7.4Z',
  triangle:
    'M12 1.6C12.8 1.6 13.4 2 13.8 2.6L22.7 19.6C23.4 21 22.6 22.4 21 22.4H3C1.4 22.4.6 21 1.3 19.6L10.2 2.6' +
    'C10.6 2 11.2 1.6 12 1.6Z',
  fist:
    'M6.2 11V8.4a1.5 1.5 0 0 1 3 0V7a1.5 1.5 0 0 1 3 0a1.5 1.5 0 0 1 3 0v1.4a1.5 1.5 0 0 1 3 0v6' +
    'c0 2.6-1.6 4.6-4.4 4.6h-3.2C8 19 6.2 17.4 6.2 14.6Z',
  strike: 'M15.8 .6L2.4 13.6H10L6.4 23.4L21.6 9.4H13.4Z',
  villain:
    'M2 2.4C4.6 6 8 6.4 9.4 5.6C11 5 13 5 14.6 5.6C16 6.4 19.4 6 22 2.4C22.8 7.4 21.4 10 20 11.4C20.4 17 17.4 22.4 12 22.4' +
    'S3.6 17 4 11.4C2.6 10 1.2 7.4 2 2.4ZM6.8 11.2C7 13.6 9 14.8 10.8 14.4C10.4 12.6 8.8 11.4 6.8 11.2Z' +
    'M17.2 11.2C15.2 11.4 13.6 12.6 13.2 14.4C15 14.8 17 13.6 17.2 11.2Z',
};

/** A star of n points between two radii, around the middle. */
export function burst(outer: number, inner: number, n: number, turn = -90): string {
  const point = (i: number): string => {
    const [a, r] = [((turn + (i * 180) / n) * Math.PI) / 180, i % 2 ? inner : outer];
    return `${(12 + r * Math.cos(a)).toFixed(2)} ${(12 + r * Math.sin(a)).toFixed(2)}`;
  };
  return `M${Array.from({ length: 2 * n }, (_, i) => point(i)).join('L')}Z`;
}

export const mono = (d: string, more = ''): string => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>${more}`;
export const line = (d: string, width = 2): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
export const chip = (shape: string, fill: string): string =>
  `<path d="${shape}" fill="${fill}" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/>`;
