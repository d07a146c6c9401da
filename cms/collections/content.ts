import type { CollectionConfig } from 'payload';
import { readAndWrite } from '../access/staff';
import { sectionBlocks } from '../blocks';
import { searchFields } from '../search-look/search-fields';
import { keepsFixedName, keepsFixedPage } from '../validate/fixed-page';
import { asDay, asSlug } from '../validate/normalise';
import { validDay, validSlug } from '../validate/rules';

const editorsWrite = readAndWrite('admin.open', 'admin.pages.change');

/** The words of a marketing or legal page, as typed sections. */
export const pages: CollectionConfig = {
  slug: 'pages',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'slug', '_status', 'updatedAt'] },
  access: editorsWrite,
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  hooks: { beforeValidate: [keepsFixedName], beforeDelete: [keepsFixedPage] },
  fields: [
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: validSlug,
      hooks: { beforeValidate: [asSlug] },
      admin: { components: { afterInput: ['/addresses/page-address#PageAddress'] } },
    },
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'lead', type: 'textarea', localized: true },
    ...searchFields,
    { name: 'sections', type: 'blocks', localized: true, blocks: sectionBlocks },
  ],
};

/** A public holiday: a row staff add, move and remove; open deadlines are computed again when they do. */
export const holidays: CollectionConfig = {
  slug: 'holidays',
  admin: { useAsTitle: 'title', defaultColumns: ['day', 'title', 'kind', 'certainty'] },
  access: readAndWrite('admin.open', 'admin.holidays.change'),
  defaultSort: 'day',
  fields: [
    // ISO calendar day in Tehran, e.g. 2026-03-21: a day, not an instant.
    {
      name: 'day',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: validDay,
      hooks: { beforeValidate: [asDay] },
      admin: { components: { Field: '/fields/jalali-day#JalaliDay', Cell: '/fields/jalali-day-cell#JalaliDayCell' } },
    },
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'kind', type: 'select', required: true, options: ['solar', 'lunar', 'decree'] },
    { name: 'certainty', type: 'select', required: true, options: ['official', 'forecast'] },
  ],
};
