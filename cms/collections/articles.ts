import type { CollectionConfig, Field } from 'payload';
import { leadingTypes, type LeadingType } from '#domain/articles/personal';
import { say } from '#locales/say';
import { readAndWrite } from '../access/staff';
import { articleEditor } from '../articles/editor';
import { keepArticleFacts } from '../articles/keep-facts';
import { named } from '../dress/in-both';
import { searchFields } from '../search-look/search-fields';
import { refuseWhenInUse } from '../validate/in-use';
import { asSlug } from '../validate/normalise';
import { publishedByNow } from '../validate/published-by-now';
import { ofArticles, secureAddress, validSlug, whole } from '../validate/rules';

/** A day whose hour means nothing. */
const dayAlone = { date: { pickerAppearance: 'dayOnly' } } as const;
const editorsWrite = readAndWrite('admin.open', 'admin.pages.change');
const slug: Field = { name: 'slug', type: 'text', required: true, unique: true, index: true, validate: validSlug, hooks: { beforeValidate: [asSlug] } };
const title: Field = { name: 'title', type: 'text', required: true, localized: true };

export const tags: CollectionConfig = {
  slug: 'tags',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug'] },
  access: editorsWrite,
  hooks: { beforeDelete: [refuseWhenInUse('tags')] },
  fields: [slug, title, { name: 'synonyms', type: 'text', localized: true }],
};

const typeOption = (code: LeadingType) => ({
  value: code,
  label: { fa: say('fa', `health.types.${code}.name`), en: say('en', `health.types.${code}.name`) },
});

/** What articles are about, in a small tree; a reader is led from one to the next by it. [MAG-2] */
export const topics: CollectionConfig = {
  slug: 'topics',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', 'parent'] },
  access: editorsWrite,
  hooks: { beforeDelete: [refuseWhenInUse('topics')] },
  fields: [
    slug,
    title,
    { name: 'parent', type: 'relationship', relationTo: 'topics' },
    { name: 'synonyms', type: 'text', localized: true },
    // What somebody measures at home leads to these articles, where they have switched that on. [MAG-4]
    { name: 'recordTypes', type: 'select', hasMany: true, options: leadingTypes.map(typeOption) },
  ],
};

/** Who writes and who reviews. The council’s number is for staff alone. [MAG-2] */
export const authors: CollectionConfig = {
  slug: 'authors',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'role', 'slug'] },
  access: editorsWrite,
  hooks: { beforeDelete: [refuseWhenInUse('authors')] },
  fields: [
    slug,
    title,
    { name: 'role', type: 'text', required: true, localized: true },
    { name: 'biography', type: 'textarea', localized: true },
    { name: 'photo', type: 'upload', relationTo: 'media' },
    { name: 'councilNumber', type: 'text' },
  ],
};

/** An article of the magazine, or a piece of news. [MAG-2, MAG-5, PAGE-4] */
export const posts: CollectionConfig = {
  slug: 'posts',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'kind', 'category', '_status', 'publishedAt', 'reviewDueAt', 'useful'] },
  access: editorsWrite,
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  hooks: { beforeValidate: [publishedByNow], beforeChange: [keepArticleFacts], beforeDelete: [refuseWhenInUse('posts')] },
  fields: [
    {
      name: 'useful',
      type: 'ui',
      label: named('fields.useful'),
      admin: { components: { Field: '/articles/useful-line#UsefulLine', Cell: '/articles/useful-cell#UsefulCell' } },
    },
    slug,
    { name: 'kind', type: 'select', required: true, defaultValue: 'article', options: ['article', 'news'] },
    { name: 'category', type: 'select', options: ['public', 'specialized', 'statistics'], validate: ofArticles },
    title,
    { name: 'summary', type: 'textarea', required: true, localized: true },
    ...searchFields,
    { name: 'body', type: 'richText', localized: true, editor: articleEditor() },
    { name: 'drawing', type: 'select', options: ['ns0', 'ns1', 'nh1', 'nb1', 'ni1'] },
    { name: 'cover', type: 'upload', relationTo: 'media' },
    { name: 'authors', type: 'relationship', relationTo: 'authors', hasMany: true },
    { name: 'reviewedBy', type: 'relationship', relationTo: 'authors' },
    { name: 'reviewedAt', type: 'date', admin: dayAlone },
    { name: 'reviewDueAt', type: 'date', index: true, admin: dayAlone },
    { name: 'topics', type: 'relationship', relationTo: 'topics', hasMany: true },
    { name: 'tags', type: 'relationship', relationTo: 'tags', hasMany: true },
    {
      name: 'sources',
      type: 'array',
      fields: [
        { name: 'title', type: 'text', required: true },
        { name: 'publisher', type: 'text' },
        { name: 'year', type: 'number', validate: whole(1000, false) },
        { name: 'url', type: 'text', validate: secureAddress },
      ],
    },
    { name: 'related', type: 'relationship', relationTo: 'posts', hasMany: true, maxRows: 3 },
    { name: 'publishedAt', type: 'date', index: true },
    // Kept by each save, in the language that is written or published.
    { name: 'minutes', type: 'number', localized: true, admin: { readOnly: true } },
    { name: 'shownFrom', type: 'date', localized: true, admin: { hidden: true } },
    { name: 'wordsChangedAt', type: 'date', localized: true, admin: { hidden: true } },
    { name: 'revisedAt', type: 'date', localized: true, admin: { hidden: true } },
  ],
};
