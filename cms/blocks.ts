import type { Block, Field } from 'payload';
import { drawings, noteKinds, stepPictures, storeKinds, tourTargets } from '#domain/content/sections';

const text = (name: string, required = false): Field => ({ name, type: 'textarea', required });
const line = (name: string, required = false): Field => ({ name, type: 'text', required });
const pick = (name: string, options: readonly string[]): Field => ({ name, type: 'select', options: [...options], required: true, defaultValue: options[0] });
const items = (...fields: Field[]): Field => ({ name: 'items', type: 'array', required: true, minRows: 1, fields });
const mayHaveItems = (...fields: Field[]): Field => ({ name: 'items', type: 'array', fields });
const title = line('title', true);
/** One piece of text per line. */
const lines = text('lines');

/**
 * The sections a page may be made of; their shapes are `domain/content/sections.ts`.
 * Texts may name the house's figures as {warrantyYears}, so that each number stands once.
 * A page is named as in the page table, one thing of it as `product:ns1`; a name that is not there is shown without a link. `soon` stands for a part that is not open yet:
 * it is said so, and a way leads to the news of it.
 */
export const sectionBlocks: Block[] = [
  {
    slug: 'hero',
    fields: [
      line('eyebrow'),
      title,
      text('text', true),
      line('primaryLabel'),
      line('primaryPage'),
      line('secondaryLabel'),
      line('secondaryPage'),
      pick('drawing', drawings),
      line('colour'),
      mayHaveItems(line('label', true)),
    ],
  },
  { slug: 'facts', fields: [line('title'), items(line('figure', true), line('label', true), line('detail'))] },
  { slug: 'devices', fields: [title, line('text'), line('actionLabel'), text('slugs')] },
  { slug: 'steps', fields: [title, line('text'), items(line('label', true), text('text', true), pick('picture', stepPictures), lines)] },
  { slug: 'app', fields: [title, text('text', true), line('actionLabel'), line('actionPage'), mayHaveItems(line('label', true)), lines] },
  { slug: 'quotes', fields: [title, items(text('quote', true), line('by', true))] },
  { slug: 'articles', fields: [title, line('text')] },
  { slug: 'promo', fields: [line('eyebrow'), title, text('text', true), line('actionLabel'), line('actionPage'), mayHaveItems(line('label', true))] },
  { slug: 'cards', fields: [title, line('text'), items(line('label', true), text('text', true), line('page'))] },
  { slug: 'chips', fields: [title, line('text'), items(line('label', true), line('page'))] },
  { slug: 'tasks', fields: [title, line('text'), items(line('label', true), text('text', true), pick('drawing', drawings), text('why', true), line('page'))] },
  { slug: 'list', fields: [title, line('text'), line('actionLabel'), line('actionPage'), items(line('label', true))] },
  { slug: 'prose', fields: [line('anchor', true), title, text('text', true)] },
  { slug: 'faq', fields: [line('anchor'), title, items(line('question', true), text('answer', true))] },
  { slug: 'notes', fields: [title, items(pick('kind', noteKinds), text('text', true))] },
  { slug: 'strip', fields: [title, text('text', true), line('label', true)] },
  // The steps of a guided tour; its anchor names it where the browser notes that it ran.
  { slug: 'tour', fields: [line('anchor', true), title, items(line('label', true), text('text', true), pick('target', tourTargets))] },
  // A store without an address is said to be still to come.
  {
    slug: 'stores',
    fields: [title, line('text'), line('openLabel'), line('openAddress'), items(pick('kind', storeKinds), line('label', true), line('text'), line('address'))],
  },
];
