import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineCodeFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { Block, Field } from 'payload';
import { toolCodes } from '#domain/articles/tools';
import { calloutTones, recordings } from '#domain/articles/tree';
import { signalKinds } from '#domain/signals/signal-plan';
import { dressBlock } from '../dress/field';
import { allowedAddress } from '../validate/rules';
import { validPlan } from '../validate/signal-plan';

const pick = (name: string, options: readonly string[]): Field => ({ name, type: 'select', options: [...options], required: true, defaultValue: options[0] });
const caption: Field = { name: 'caption', type: 'textarea' };

/** What stands between an article's paragraphs. */
export const articleBlocks: Block[] = [
  {
    slug: 'callout',
    fields: [pick('tone', calloutTones), { name: 'title', type: 'text', required: true }, { name: 'text', type: 'textarea', required: true }],
  },
  { slug: 'figure', fields: [{ name: 'image', type: 'upload', relationTo: 'media', required: true }, caption] },
  {
    slug: 'table',
    fields: [
      { name: 'caption', type: 'text', required: true },
      { name: 'cells', type: 'textarea', required: true },
    ],
  },
  { slug: 'deviceCard', fields: [{ name: 'product', type: 'relationship', relationTo: 'products', required: true }] },
  { slug: 'calculator', fields: [pick('tool', toolCodes), { name: 'lead', type: 'textarea' }] },
  { slug: 'recording', fields: [pick('sample', recordings), caption] },
];

/** What stands between a lesson's paragraphs: no picture and no device, but signals that are made from a plan. [ACAD-3] */
export const lessonBlocks: Block[] = [
  ...articleBlocks.filter(({ slug }) => slug !== 'figure' && slug !== 'deviceCard'),
  { slug: 'madeSignal', fields: [pick('signal', signalKinds), { name: 'plan', type: 'textarea', required: true, validate: validPlan as never }, caption] },
];

/** The editor of articles: what their pages can show and nothing else; no colours, no alignment, no markup of its own. [MAG-5] */
export function articleEditor(blocks: readonly Block[] = articleBlocks) {
  return lexicalEditor({
    features: [
      FixedToolbarFeature(),
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
      BoldFeature(),
      InlineCodeFeature(),
      UnorderedListFeature(),
      OrderedListFeature(),
      BlockquoteFeature(),
      LinkFeature({
        enabledCollections: [],
        fields: ({ defaultFields }) => [
          ...defaultFields.filter((field) => !('name' in field) || field.name !== 'url'),
          { name: 'url', type: 'text', required: true, validate: allowedAddress as never },
        ],
      }),
      BlocksFeature({ blocks: blocks.map((block) => dressBlock(block, 'facts')) }),
    ],
  });
}
