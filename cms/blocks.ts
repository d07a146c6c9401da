import type { Block, Field } from 'payload';

const title: Field = { name: 'title', type: 'text', required: true };
const text = (name: string, required = false): Field => ({ name, type: 'textarea', required });
const line = (name: string, required = false): Field => ({ name, type: 'text', required });
const items = (...fields: Field[]): Field => ({ name: 'items', type: 'array', required: true, minRows: 1, fields });

/**
 * The sections a page may be made of; their shapes are `domain/content/sections.ts`.
 * Texts may name the company's figures as {warrantyYears}, so that each number stands once.
 */
export const sectionBlocks: Block[] = [
  { slug: 'hero', fields: [line('eyebrow'), title, text('text', true), line('primaryLabel'), line('primaryPage'), line('secondaryLabel'), line('secondaryPage'), line('drawing')] },
  { slug: 'facts', fields: [line('title'), items(line('figure', true), line('label', true), line('detail'))] },
  { slug: 'devices', fields: [title, line('text')] },
  { slug: 'steps', fields: [title, items(line('label', true), text('text', true))] },
  { slug: 'promo', fields: [line('eyebrow'), title, text('text', true), line('actionLabel'), line('actionPage'), items(line('label', true))] },
  { slug: 'quotes', fields: [line('title'), items(text('quote', true), line('by', true))] },
  { slug: 'articles', fields: [title, line('text')] },
  { slug: 'cards', fields: [title, line('text'), items(line('label', true), text('text', true), line('page'))] },
  { slug: 'prose', fields: [line('anchor', true), title, text('text', true)] },
  { slug: 'faq', fields: [line('anchor'), title, items(line('question', true), text('answer', true))] },
  { slug: 'notes', fields: [title, items(line('kind', true), text('text', true))] },
];
