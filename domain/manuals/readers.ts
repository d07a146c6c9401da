import { sectionOf } from '../content/sections';
import type { Drawing, Section } from '../content/sections';

/** A manual is written for home and for doctors. [PAGE-9] */
export const manualReaders = ['home', 'doctor'] as const;
export type ManualReader = (typeof manualReaders)[number];

/** Whether a word is one of them. */
export function isManualReader(word: unknown): word is ManualReader {
  return manualReaders.some((reader) => reader === word);
}

/** A manual in a list. */
export type ManualTile = { slug: string; reader: ManualReader; title: string; lead: string | null; drawing: Drawing; product: string; hasPdf: boolean };

/** A manual to be read. */
export type Manual = ManualTile & { sections: Section[]; changedAt: Date; langs: ('fa' | 'en')[] };

/** The readers whose manual of a device exists, home first. */
export function readersOf(manuals: readonly Pick<ManualTile, 'slug' | 'reader'>[], slug: string): ManualReader[] {
  return manualReaders.filter((reader) => manuals.some((one) => one.slug === slug && one.reader === reader));
}

/** The warnings of a manual come first, wherever its writer put them. */
export function warningsFirst(sections: readonly Section[]): Section[] {
  const notes = sectionOf(sections, 'notes');
  return notes ? [notes, ...sections.filter((section) => section !== notes)] : [...sections];
}
