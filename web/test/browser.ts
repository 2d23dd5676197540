// Of a browser as much as the page's memory needs. Import it before what it is for.
const kept = new Map<string, string>();
const parts = {
  localStorage: { getItem: (k: string): string | null => kept.get(k) ?? null, setItem: (k: string, v: string): void => void kept.set(k, v) },
  document: { documentElement: { dataset: {} } },
  navigator: { language: 'en' },
};
for (const [name, value] of Object.entries(parts)) Object.defineProperty(globalThis, name, { value, configurable: true });

export {};
