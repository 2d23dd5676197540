/** Where the page's files lie: "/" as shipped, "./" in the gallery. Set by the build. */
declare const ASSETS: string;

/** The files of src/words, by language (build/languages.mjs). */
declare module 'languages' {
  export const languages: Record<string, import('./words').Language>;
}

/** The style of one game (build/styles.mjs). */
declare module 'style:*' {
  const css: string;
  export default css;
}

/** The packs' own files, given to the picture maker by the build (build/packs.mjs). */
declare module 'packs' {
  interface Printed {
    code: string;
    name: string;
    type: string;
    set: string | null;
    aspect: string;
    traits: string[];
    facts: Record<string, unknown>;
    duplicate_of?: string;
  }
  interface Art {
    palettes?: Record<string, Record<'bg' | 'bg2' | 'hi' | 'a' | 'b' | 'c', string>>;
    frames?: Record<string, Record<'f1' | 'f2' | 'fon', string>>;
    things?: Record<string, string>;
    portraits?: Record<string, string | Record<string, string>>;
  }
  export const packs: { code: string; cards: Printed[]; art: Art }[];
}

/** What the pictures of the Vs. System's cards are drawn from (build/vscards.mjs). */
declare module 'vscards' {
  export const vscards: { code: string; name: string; type: string; team: string }[];
}
