/// <reference types="vite/client" />

declare module 'virtual:islands' {
  /** Where the browser finds the islands' loader. */
  export const islandsUrl: string;
}
