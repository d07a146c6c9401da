/// <reference types="vite/client" />

declare module 'virtual:islands' {
  /** Where the browser finds the islands' loader. */
  export const islandsUrl: string;
  /** The files of the island that checks signed papers, which the worker keeps with its page. */
  export const keptUrls: readonly string[];
}
