import { serviceCollection } from './service';

/** A certificate of a course: what was signed, once, and whether it was withdrawn; staff withdraw one with a reason. [ACAD-3] */
export const certificates = serviceCollection(
  'certificates',
  'admin.certificates.read',
  [
    { name: 'withdraw', type: 'ui', admin: { components: { Field: '/academy/withdraw-panel#WithdrawPanel' } } },
    { name: 'number', type: 'text', required: true, unique: true, index: true },
    { name: 'check', type: 'text', required: true },
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'enrolment', type: 'text', required: true, unique: true },
    { name: 'name', type: 'text', required: true },
    { name: 'course', type: 'text', required: true },
    { name: 'titleFa', type: 'text', required: true },
    { name: 'titleEn', type: 'text', required: true },
    { name: 'hours', type: 'number', required: true },
    { name: 'score', type: 'number' },
    { name: 'issuedAt', type: 'date', required: true, index: true },
    { name: 'signed', type: 'textarea', required: true },
    { name: 'revokedAt', type: 'date' },
    { name: 'why', type: 'text' },
  ],
  {
    admin: { useAsTitle: 'number', defaultColumns: ['number', 'name', 'titleFa', 'issuedAt', 'revokedAt'], listSearchableFields: ['number', 'name'] },
    defaultSort: '-issuedAt',
  },
);
