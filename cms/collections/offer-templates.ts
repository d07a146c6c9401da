import type { CollectionConfig } from 'payload';
import { LINE_MOST_COUNT, LINE_WORDS_MOST, lineChoices, OFFER_MOST_LINES } from '#domain/service-requests/offer';
import { say, type WordKey } from '#locales/say';
import { readAndWrite } from '../access/staff';
import { ownWords, servicePrice } from '../validate/service-item';
import { whole } from '../validate/rules';
import { serviceOptions } from './service-items';

const lines = lineChoices.map((value) => ({
  value,
  label: { fa: say('fa', `services.lines.${value}` as WordKey), en: say('en', `services.lines.${value}` as WordKey) },
}));

/** Lines that offers of a service often have, written once; whoever prices a request takes them into its form, where all of them can still be changed. [INP-6, INP-8] */
export const offerTemplates: CollectionConfig = {
  slug: 'offer-templates',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'service', 'updatedAt'] },
  access: readAndWrite('admin.services.read', 'admin.services.change'),
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'service', type: 'select', required: true, index: true, options: serviceOptions },
    {
      name: 'lines',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: OFFER_MOST_LINES,
      fields: [
        { name: 'what', type: 'select', required: true, options: lines },
        { name: 'words', type: 'text', maxLength: LINE_WORDS_MOST, validate: ownWords as never },
        { name: 'count', type: 'number', required: true, min: 1, max: LINE_MOST_COUNT, defaultValue: 1, validate: whole(1, true) },
        { name: 'priceToman', type: 'number', min: 0, validate: servicePrice as never },
      ],
    },
  ],
};
