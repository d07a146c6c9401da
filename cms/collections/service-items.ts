import type { CollectionConfig } from 'payload';
import { serviceTypes } from '#domain/service-requests/types/all';
import { say } from '#locales/say';
import { never, readAndWrite } from '../access/staff';
import { minutesInOrder, servicePrice } from '../validate/service-item';
import { whole } from '../validate/rules';

/** The types of service as choices. */
export const serviceOptions = serviceTypes.map(({ code }) => ({
  value: code,
  label: { fa: say('fa', `services.types.${code}.name`), en: say('en', `services.types.${code}.name`) },
}));
/** What the row fixes: nobody types it. */
const fixed = { access: { create: never as never, update: never as never }, admin: { readOnly: true } };

/** The things of the types of service with what staff change of them: price, words, minutes, order, whether they are offered now. Each is one of a row, so none is added or deleted here. [INP-1, SVC-1] */
export const serviceItemsList: CollectionConfig = {
  slug: 'service-items',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'service', 'priceToman', 'active', 'rank'],
    pagination: { defaultLimit: 100 },
  },
  access: { ...readAndWrite('admin.services.read', 'admin.services.change'), create: never, delete: never },
  defaultSort: 'rank',
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 80 },
    { name: 'service', type: 'select', required: true, index: true, options: serviceOptions, ...fixed },
    { name: 'code', type: 'text', required: true, unique: true, index: true, ...fixed },
    { name: 'priceToman', type: 'number', min: 0, validate: servicePrice as never },
    { name: 'minutesLeast', type: 'number', min: 1, validate: whole(1, false) },
    { name: 'minutesMost', type: 'number', min: 1, validate: minutesInOrder as never },
    { name: 'rules', type: 'textarea', localized: true, maxLength: 300 },
    { name: 'active', type: 'checkbox', required: true, defaultValue: true },
    { name: 'rank', type: 'number', required: true, defaultValue: 1_000 },
    { name: 'picture', type: 'upload', relationTo: 'media' },
  ],
};
