import type { CollectionConfig } from 'payload';
import { doctorCategories, doctorLevels } from '#domain/accounts/account-role';
import { consultationKinds, doctorGenders, doctorLanguages } from '#domain/doctors/doctor';
import { LEAST_PAYABLE_TOMAN } from '#domain/orders/pricing';
import { readAndWrite } from '../access/staff';
import { named } from '../dress/in-both';
import { asCouncilNumber, centreOfKind, councilNumber, kindOfCategory, onePriceADay } from '../validate/doctor';
import { refuseWhenInUse } from '../validate/in-use';
import { asDay, asSlug } from '../validate/normalise';
import { validDay, validSlug, wholeToman } from '../validate/rules';
import { optionsOf } from '../warranty/options';

/** A doctor as patients read of them; shown once it is published and the role with its council number is verified. [CONS-1, DOC-4, LIST-2] */
export const doctors: CollectionConfig = {
  slug: 'doctors',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'level', 'categories', 'councilNumber', 'published'] },
  access: readAndWrite('admin.doctors.read', 'admin.doctors.change'),
  hooks: { beforeDelete: [refuseWhenInUse('doctors')] },
  fields: [
    { name: 'onSite', type: 'ui', label: named('fields.onSite'), admin: { components: { Field: '/doctors/on-site-line#OnSiteLine' } } },
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 80 },
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 80,
      validate: validSlug as never,
      hooks: { beforeValidate: [asSlug] },
    },
    {
      name: 'councilNumber',
      admin: { components: { Cell: '/fields/code-cell#CodeCell' } },
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: councilNumber as never,
      hooks: { beforeValidate: [asCouncilNumber] },
    },
    { name: 'published', type: 'checkbox', required: true, defaultValue: false },
    { name: 'level', type: 'select', required: true, options: optionsOf(doctorLevels, 'roles.levels') },
    { name: 'categories', type: 'select', hasMany: true, required: true, options: optionsOf(doctorCategories, 'roles.categories') },
    { name: 'gender', type: 'select', required: true, options: optionsOf(doctorGenders, 'doctors.genders') },
    { name: 'speaks', type: 'select', hasMany: true, required: true, options: optionsOf(doctorLanguages, 'doctors.languages') },
    { name: 'focus', type: 'text', required: true, localized: true, maxLength: 120 },
    { name: 'biography', type: 'textarea', required: true, localized: true, maxLength: 2000 },
    { name: 'education', type: 'textarea', localized: true, maxLength: 1000 },
    { name: 'photo', type: 'upload', relationTo: 'media' },
    { name: 'centres', type: 'relationship', relationTo: 'centres', hasMany: true, maxRows: 6 },
    {
      name: 'services',
      type: 'array',
      maxRows: 40,
      validate: onePriceADay as never,
      fields: [
        { name: 'kind', type: 'select', required: true, options: optionsOf(consultationKinds, 'doctors.kinds'), validate: kindOfCategory as never },
        { name: 'centre', type: 'relationship', relationTo: 'centres', validate: centreOfKind as never },
        { name: 'priceToman', type: 'number', required: true, min: LEAST_PAYABLE_TOMAN, validate: wholeToman(LEAST_PAYABLE_TOMAN, true) },
        {
          name: 'holdsFrom',
          type: 'text',
          required: true,
          validate: validDay,
          hooks: { beforeValidate: [asDay] },
          admin: { components: { Field: '/fields/jalali-day#JalaliDay' } },
        },
      ],
    },
  ],
};
