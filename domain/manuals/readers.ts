import type { Look } from '../catalog/kinds';
import type { Section, SectionOf } from '../content/sections';

/** A manual is written for home and for doctors. [PAGE-9] */
export const manualReaders = ['home', 'doctor'] as const;
export type ManualReader = (typeof manualReaders)[number];

/** Whether a word is one of them. */
export function isManualReader(word: unknown): word is ManualReader {
  return manualReaders.some((reader) => reader === word);
}

/** A manual in a list. */
export type ManualTile = { slug: string; reader: ManualReader; title: string; lead: string | null; look: Look; product: string; hasPdf: boolean };

/** A manual to be read. */
export type Manual = ManualTile & { sections: Section[]; changedAt: Date; langs: ('fa' | 'en')[] };

/** The sections of a manual as they are read one after another; editors' steps and lists become numbered and plain ones. */
export function manualParts(sections: readonly Section[]): (SectionOf<'prose'> | SectionOf<'faq'>)[] {
  return sections.flatMap((section, at): (SectionOf<'prose'> | SectionOf<'faq'>)[] => {
    const anchor = `part-${at + 1}`;
    switch (section.type) {
      case 'prose':
      case 'faq':
        return [section];
      case 'steps':
        return [
          { type: 'prose', anchor, title: section.title, text: section.items.map(({ label, text }, step) => `${step + 1}. **${label}** ${text}`).join('\n') },
        ];
      case 'list':
        return [{ type: 'prose', anchor, title: section.title, text: section.items.map(({ label }) => `- ${label}`).join('\n') }];
      default:
        return [];
    }
  });
}

/** The warnings of a manual, collected for its beginning. */
export function manualWarnings(sections: readonly Section[]): SectionOf<'notes'>['items'] {
  return sections.flatMap((section) => (section.type === 'notes' ? section.items : []));
}
