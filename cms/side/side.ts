'use client';
import { useSyncExternalStore } from 'react';
import type { Lang } from '#locales/lang';
import { valueAt, withValueAt } from './at-path';

type Document = Record<string, unknown>;
/** What is written of a document's other language beside its form. */
export type Side = { on: boolean; at: string | null; seen: Document | null; edits: Readonly<Record<string, unknown>>; saved: number; opened: number };

const KEY = 'zb-both-languages';
const nothing: Side = { on: false, at: null, seen: null, edits: {}, saved: 0, opened: 0 };
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

/** The address of a document in the admin's API, and the name by which its other language is known here. */
export const sideName = (document: string, lang: Lang) => `${document} ${lang}`;

/** Reads the newest words of the other language; what was typed and not saved stays, unless another document is opened. */
export async function openSide(document: string, lang: Lang): Promise<void> {
  const at = sideName(document, lang);
  if (side.at !== at) change({ at, seen: null, edits: {} });
  const answer = await fetch(`/cms-api/${document}?locale=${lang}&depth=0&draft=true`, { credentials: 'same-origin' }).catch(() => null);
  const seen = answer?.ok ? ((await answer.json()) as Document) : null;
  if (side.at !== at || !seen) return;
  // What is being written over was seen as it was then: a colleague's words in between are told at the saving.
  const written = Object.keys(side.edits).map((name) => [name, side.seen?.[name]] as const);
  change({ seen: { ...seen, ...Object.fromEntries(written) }, opened: side.opened + 1 });
}

export function turnSide(on: boolean): void {
  localStorage.setItem(KEY, on ? 'yes' : 'no');
  change({ on });
}

/** Restores whether this person edits both languages side by side. */
export function recallSide(): void {
  change({ on: localStorage.getItem(KEY) === 'yes' });
}

/** What the other language says at a path of the form: as it was typed, else as it was read. */
export function sideAt({ seen, edits }: Pick<Side, 'seen' | 'edits'>, path: string): unknown {
  return valueAt({ ...seen, ...edits }, path);
}

/** Notes what was typed at a path. What is saved, and held against a colleague's words, is the whole field that the path begins with. */
export function writeSide(path: string, value: unknown): void {
  const [field = ''] = path.split('.');
  const written = withValueAt({ ...side.seen, ...side.edits }, path, value) as Document;
  change({ edits: { ...side.edits, [field]: written[field] } });
}

/** The current state, for code that has awaited something. */
export const sideNow = (): Side => side;

/** Notes that sent words are stored: they are the base for the next changes; what was typed since is still to be saved. */
export function sideSaved(sent: Side['edits']): void {
  const since = Object.entries(side.edits).filter(([field, value]) => value !== sent[field]);
  change({ seen: { ...side.seen, ...sent }, edits: Object.fromEntries(since), saved: side.saved + 1 });
}

export function forgetSide(): void {
  change({ edits: {} });
}
