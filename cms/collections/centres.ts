import type { CollectionConfig, Field } from 'payload';
import { provincesIn } from '#domain/addresses/iran';
import { holidayRules, weekdayNames } from '#domain/centres/hours';
import { centreKinds } from '#domain/centres/kinds';
import { readAndWrite } from '../access/staff';
import { asPhone, asTime, cityOfProvince, degrees, dialled, timeOfDay, webAddress } from '../validate/centre';
import { refuseWhenInUse } from '../validate/in-use';
import { asDay, asSlug } from '../validate/normalise';
import { validDay, validSlug } from '../validate/rules';
import { optionsOf } from '../warranty/options';

const provinces = provincesIn.fa.map((one) => ({ value: one.code, label: { fa: one.fa, en: one.en } }));
const cities = provincesIn.fa.flatMap((one) => one.cities.map((city) => ({ value: city.code, label: { fa: city.fa, en: city.en } })));
const cityCodes = new Map(provincesIn.fa.map((one) => [one.code, new Set(one.cities.map(({ code }) => code))]));

const ordered = { components: { Field: '/fields/ordered-select#OrderedSelect' } };

const time = (name: 'from' | 'to', required: boolean): Field => ({
  name,
  type: 'text',
  required,
  validate: timeOfDay as never,
  hooks: { beforeValidate: [asTime] },
});

/** A hospital, laboratory or doctor's office that people are shown on the map. [MAP-1] */
export const centres: CollectionConfig = {
  slug: 'centres',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'kind', 'province', 'city', 'published'] },
  access: readAndWrite('admin.centres.read', 'admin.centres.change'),
  hooks: { beforeDelete: [refuseWhenInUse('centres')] },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    { name: 'slug', type: 'text', required: true, unique: true, index: true, maxLength: 80, validate: validSlug as never, hooks: { beforeValidate: [asSlug] } },
    { name: 'kind', type: 'select', required: true, index: true, options: optionsOf(centreKinds, 'centres.kinds') },
    { name: 'published', type: 'checkbox', required: true, defaultValue: false },
    { name: 'province', type: 'select', required: true, index: true, options: provinces, admin: ordered },
    {
      name: 'city',
      type: 'select',
      required: true,
      options: cities,
      admin: ordered,
      filterOptions: ({ options, siblingData }) => {
        const own = cityCodes.get(String((siblingData as { province?: string }).province ?? ''));
        return own ? options.filter((one) => own.has(typeof one === 'string' ? one : one.value)) : options;
      },
      validate: cityOfProvince as never,
    },
    { name: 'district', type: 'text', localized: true, maxLength: 60 },
    { name: 'address', type: 'textarea', required: true, localized: true, maxLength: 300 },
    { name: 'latitude', type: 'number', required: true, validate: degrees('latitude') as never },
    { name: 'longitude', type: 'number', required: true, validate: degrees('longitude') as never },
    {
      name: 'phones',
      type: 'array',
      maxRows: 6,
      fields: [{ name: 'phone', type: 'text', required: true, validate: dialled as never, hooks: { beforeValidate: [asPhone] } }],
    },
    {
      name: 'hours',
      type: 'array',
      maxRows: 21,
      fields: [
        { name: 'days', type: 'select', hasMany: true, required: true, options: optionsOf(weekdayNames, 'centres.days') },
        time('from', true),
        time('to', true),
      ],
    },
    { name: 'onHolidays', type: 'select', required: true, defaultValue: 'closed', options: optionsOf(holidayRules, 'centres.holidays') },
    {
      name: 'holidayHours',
      type: 'array',
      maxRows: 3,
      admin: { condition: (_, { onHolidays }: { onHolidays?: string }) => onHolidays === 'own' },
      fields: [time('from', true), time('to', true)],
    },
    {
      name: 'exceptions',
      type: 'array',
      maxRows: 40,
      fields: [
        {
          name: 'day',
          type: 'text',
          required: true,
          validate: validDay,
          hooks: { beforeValidate: [asDay] },
          admin: { components: { Field: '/fields/jalali-day#JalaliDay' } },
        },
        time('from', false),
        time('to', false),
      ],
    },
    { name: 'services', type: 'textarea', localized: true, maxLength: 2000 },
    { name: 'licence', type: 'text', maxLength: 40 },
    { name: 'photo', type: 'upload', relationTo: 'media' },
    { name: 'appointment', type: 'text', maxLength: 300, validate: webAddress as never },
  ],
};
