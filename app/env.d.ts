/// <reference types="vite/client" />

declare module 'virtual:islands' {
  /** Where the browser finds the islands' loader. */
  export const islandsUrl: string;
  /** The island that checks signed papers, which the worker keeps with its page. */
  export const paperCheckUrl: string;
}
