'use client';
import { useSyncExternalStore } from 'react';
import type { Lang } from '#locales/lang';

type Document = Record<string, unknown>;
/** What is written of a document's other language beside its form. */
export type Side = { on: boolean; at: string | null; seen: Document | null; edits: Readonly<Record<string, unknown>>; saved: number };

const KEY = 'zb-both-languages';
const nothing: Side = { on: false, at: null, seen: null, edits: {}, saved: 0 };
let side = nothing;
const listeners = new Set<() => void>();

function change(next: Partial<Side>): void {
  side = { ...side, ...next };
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The other language as it stands beside the form now. */
export function useSide(): Side {
  return useSyncExternalStore(
    listen,
    () => side,
    () => nothing,
  );
}

/** Reads the newest words of the other language; what was typed and not saved stays, unless another document is opened. */
export async function openSide(document: string, lang: Lang): Promise<void> {
  const at = `${document} ${lang}`;
  if (side.at !== at) change({ at, seen: null, edits: {} });
  const answer = await fetch(`/cms-api/${document}?locale=${lang}&depth=0&draft=true`, { credentials: 'same-origin' }).catch(() => null);
  const seen = answer?.ok ? ((await answer.json()) as Document) : null;
  if (side.at === at && seen) change({ seen });
}

export function turnSide(on: boolean): void {
  localStorage.setItem(KEY, on ? 'yes' : 'no');
  change({ on });
}

/** Whether this person writes both languages at once. */
export function recallSide(): void {
  change({ on: localStorage.getItem(KEY) === 'yes' });
}

export function writeSide(field: string, value: unknown): void {
  change({ edits: { ...side.edits, [field]: value } });
}

/** What was typed is stored: it is what one has seen now. */
export function sideSaved(): void {
  change({ seen: { ...side.seen, ...side.edits }, edits: {}, saved: side.saved + 1 });
}

export function forgetSide(): void {
  change({ edits: {} });
}
