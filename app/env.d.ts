/// <reference types="vite/client" />

declare module 'virtual:islands' {
  /** Where the browser finds the islands' loader. */
  export const islandsUrl: string;
  /** The files of islands whose pages work without a connection, which the worker keeps with their page. */
  export const keptUrls: Readonly<Record<'paper-check' | 'offline-entry', readonly string[]>>;
}
