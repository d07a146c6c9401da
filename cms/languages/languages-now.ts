'use client';
import { useSyncExternalStore } from 'react';
import type { LanguagesOf } from './states';

type Known = { document: string; languages: LanguagesOf } | null;
let known: Known = null;
const listeners = new Set<() => void>();

/** Shares what the card above a document has read of its languages with the buttons beside it. */
export function knowLanguages(document: string, languages: LanguagesOf): void {
  known = { document, languages };
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How the open document stands in its languages; null until that was read. */
export function useLanguages(document: string): LanguagesOf | null {
  const now = useSyncExternalStore(
    listen,
    () => known,
    () => null,
  );
  return now?.document === document ? now.languages : null;
}
