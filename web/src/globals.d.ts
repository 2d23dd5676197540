/** Where the page's files lie: "/" as shipped, "./" in the gallery. Set by the build. */
declare const ASSETS: string;
