import { serviceCollection } from './service';

/** A customer's account: one person, one confirmed mobile number. */
export const users = serviceCollection(
  'users',
  'admin.users.read',
  [
    { name: 'phone', type: 'text', required: true, unique: true, index: true },
    { name: 'email', type: 'text', unique: true, index: true },
    { name: 'emailConfirmedAt', type: 'date' },
    { name: 'firstName', type: 'text' },
    { name: 'lastName', type: 'text' },
    { name: 'job', type: 'text' },
    { name: 'birthDay', type: 'text' },
    { name: 'gender', type: 'select', options: ['female', 'male', 'unsaid'] },
    { name: 'residence', type: 'text' },
    { name: 'history', type: 'textarea' },
    { name: 'adultConfirmedAt', type: 'date' },
    { name: 'lang', type: 'select', required: true, options: ['fa', 'en'], defaultValue: 'fa' },
    { name: 'source', type: 'select', required: true, options: ['WEBSITE', 'ANDROID_APP'], defaultValue: 'WEBSITE' },
  ],
  { admin: { useAsTitle: 'phone', defaultColumns: ['phone', 'firstName', 'lastName', 'createdAt'] } },
);
