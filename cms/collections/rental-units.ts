import type { CollectionConfig } from 'payload';
import { unitStates } from '#domain/service-requests/rental';
import { serviceOf } from '#domain/service-requests/types/all';
import { say, type WordKey } from '#locales/say';
import { itemWord } from '#domain/service-requests/items';
import { never, readAndWrite } from '../access/staff';
import { unitSerial, unitState } from '../validate/rental-unit';
import { optionsOf } from '../warranty/options';

const items = (serviceOf('rental')?.items ?? []).map(({ code: value }) => ({
  value,
  label: { fa: say('fa', itemWord(value) as WordKey), en: say('en', itemWord(value) as WordKey) },
}));

/** The things that are lent, each by its serial number: where it stands, when it was cleaned. That it is lent is written with its request, never by hand. [INP-9] */
export const rentalUnits: CollectionConfig = {
  slug: 'rental-units',
  admin: { useAsTitle: 'serial', defaultColumns: ['serial', 'item', 'state', 'cleanedAt'], listSearchableFields: ['serial'] },
  access: { ...readAndWrite('admin.requests.read', 'requests.move'), delete: never },
  defaultSort: 'serial',
  fields: [
    {
      name: 'serial',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hooks: { beforeValidate: [({ value }) => asSerial(value)] },
      validate: unitSerial as never,
    },
    { name: 'item', type: 'select', required: true, index: true, options: items },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'ready',
      options: optionsOf(unitStates, 'services.unit-states'),
      validate: unitState as never,
    },
    { name: 'cleanedAt', type: 'date' },
    { name: 'note', type: 'textarea', maxLength: 1_000 },
  ],
};

/** A serial number as it is kept. */
const asSerial = (value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value);
