// A text as a QR code (ISO/IEC 18004): bytes, error correction level L, the smallest version that holds it.

/** Of level L, by version: error correction bytes a block, and blocks. */
const CHECK = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25];
const LEVEL_L = 1;
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0, (_, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0, (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const byte = (list: ArrayLike<number>, i: number): number => list[i] ?? 0;

/** Modules that hold bits of bytes. */
function room(version: number): number {
  const align = version > 1 ? Math.floor(version / 7) + 2 : 0;
  const size = (16 * version + 128) * version + 64;
  return size - (align ? (25 * align - 10) * align - 55 : 0) - (version > 6 ? 36 : 0);
}
const dataBytes = (v: number): number => Math.floor(room(v) / 8) - byte(CHECK, v - 1) * byte(BLOCKS, v - 1);

/** Multiplication in GF(256) by 0x11D. */
export function times(a: number, b: number): number {
  let out = 0;
  for (let i = 7; i >= 0; i--) out = (out << 1) ^ ((out >>> 7) * 0x11d) ^ (((b >>> i) & 1) * a);
  return out;
}

function checkBytes(data: number[], n: number): number[] {
  const divisor = [...Array<number>(n - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) divisor[j] = times(byte(divisor, j), root) ^ (j + 1 < n ? byte(divisor, j + 1) : 0);
    root = times(root, 2);
  }
  const rest = Array<number>(n).fill(0);
  for (const b of data) {
    const factor = b ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((d, i) => (rest[i] = byte(rest, i) ^ times(d, factor)));
  }
  return rest;
}

/** The bytes of a text as they are written: head, text, filling, in blocks with their check bytes, interleaved. */
function coded(text: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, n: number): void => { for (let i = n - 1; i >= 0; i--) bits.push((value >>> i) & 1); };
  put(4, 4);
  put(text.length, version < 10 ? 8 : 16);
  text.forEach((b) => put(b, 8));
  const all = dataBytes(version);
  put(0, Math.min(4, all * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < all * 8; pad ^= 0xec ^ 0x11) put(pad, 8);
  const bytes = Array.from({ length: all }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  const [blocks, check] = [byte(BLOCKS, version - 1), byte(CHECK, version - 1)];
  const whole = Math.floor(room(version) / 8);
  const short = blocks - (whole % blocks);
  const rows: { data: number[]; check: number[] }[] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const n = Math.floor(whole / blocks) - check + (i < short ? 0 : 1);
    const data = bytes.slice(at, (at += n));
    rows.push({ data, check: checkBytes(data, check) });
  }
  const most = Math.max(...rows.map((r) => r.data.length));
  const across = (n: number, of: (r: (typeof rows)[number]) => number[]): number[] =>
    Array.from({ length: n }, (_, i) => rows.flatMap((r) => of(r)[i] ?? [])).flat();
  return [...across(most, (r) => r.data), ...across(check, (r) => r.check)];
}

function alignment(version: number): number[] {
  if (version === 1) return [];
  const n = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + n * 3 + 5) / (n * 4 - 4)) * 2;
  return [6, ...Array.from({ length: n - 1 }, (_, i) => version * 4 + 10 - (n - 2 - i) * step)];
}

type Grid = (boolean | undefined)[][];

class Code {
  readonly size: number;
  readonly dark: Grid;
  readonly fixed: Grid;

  constructor(readonly version: number) {
    this.size = version * 4 + 17;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.fixed = this.dark.map((row) => [...row]);
    this.patterns();
  }

  private set(x: number, y: number, dark: boolean): void {
    const [row, fixed] = [this.dark[y], this.fixed[y]];
    if (row && fixed && x >= 0 && x < this.size) { row[x] = dark; fixed[x] = true; }
  }

  private patterns(): void {
    for (let i = 0; i < this.size; i++) { this.set(6, i, i % 2 === 0); this.set(i, 6, i % 2 === 0); }
    for (const [cx, cy] of [[3, 3], [this.size - 4, 3], [3, this.size - 4]] as const)
      for (let y = -4; y <= 4; y++) for (let x = -4; x <= 4; x++) {
        const far = Math.max(Math.abs(x), Math.abs(y));
        this.set(cx + x, cy + y, far !== 2 && far !== 4);
      }
    const at = alignment(this.version);
    const last = at.length - 1;
    at.forEach((cx, i) => at.forEach((cy, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) this.set(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
    }));
    this.format(0);
    this.numbered();
  }

  format(mask: number): void {
    const data = (LEVEL_L << 3) | mask;
    let rest = data;
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >>> i) & 1) !== 0;
    for (let i = 0; i <= 5; i++) this.set(8, i, bit(i));
    this.set(8, 7, bit(6));
    this.set(8, 8, bit(7));
    this.set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.set(this.size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.set(8, this.size - 15 + i, bit(i));
    this.set(8, this.size - 8, true);
  }

  private numbered(): void {
    if (this.version < 7) return;
    let rest = this.version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >>> i) & 1) !== 0;
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.set(a, b, dark);
      this.set(b, a, dark);
    }
  }

  /** Up and down in pairs of columns, from the right. */
  write(bytes: number[]): void {
    let i = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let k = 0; k < this.size; k++) for (let j = 0; j < 2; j++) {
        const x = right - j;
        const y = ((right + 1) & 2) === 0 ? this.size - 1 - k : k;
        const row = this.dark[y];
        if (!row || this.fixed[y]?.[x] || i >= bytes.length * 8) continue;
        row[x] = ((byte(bytes, i >>> 3) >>> (7 - (i & 7))) & 1) !== 0;
        i++;
      }
    }
  }

  masked(mask: (x: number, y: number) => boolean): void {
    this.dark.forEach((row, y) => row.forEach((on, x) => { if (!this.fixed[y]?.[x] && mask(x, y)) row[x] = !on; }));
  }

  /** How hard it is to read: long runs, blocks, and more dark than light or the other way round. */
  penalty(): number {
    const on = (x: number, y: number): boolean => !!this.dark[y]?.[x];
    let out = 0;
    let dark = 0;
    for (let a = 0; a < this.size; a++)
      for (const at of [(b: number): boolean => on(b, a), (b: number): boolean => on(a, b)])
        for (let b = 0, run = 0; b < this.size; b++) {
          run = b && at(b) === at(b - 1) ? run + 1 : 1;
          out += run === 5 ? 3 : run > 5 ? 1 : 0;
        }
    for (let y = 0; y < this.size; y++) for (let x = 0; x < this.size; x++) {
      dark += on(x, y) ? 1 : 0;
      if (x && y && on(x, y) === on(x - 1, y) && on(x, y) === on(x, y - 1) && on(x, y) === on(x - 1, y - 1)) out += 3;
    }
    return out + Math.floor(Math.abs(dark / this.size ** 2 - 0.5) * 20) * 10;
  }
}

/** Rows of dark and light modules; nothing if the text is too long for any code. */
export function qr(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = CHECK.findIndex((_, i) => bytes.length + (i < 9 ? 2 : 3) <= dataBytes(i + 1)) + 1;
  if (!version) return undefined;
  const data = coded(bytes, version);
  let best: Code | undefined;
  let least = Infinity;
  MASKS.forEach((mask, i) => {
    const code = new Code(version);
    code.write(data);
    code.masked(mask);
    code.format(i);
    const p = code.penalty();
    if (p < least) [best, least] = [code, p];
  });
  return best?.dark.map((row) => row.map(Boolean));
}
