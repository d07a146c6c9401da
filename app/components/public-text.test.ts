import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { words } from '#locales/say';

const app = path.resolve(import.meta.dirname, '..');
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
const using = (tag: string) => files.filter((name) => new RegExp(`<${tag}[\\s/>]`).test(readFileSync(path.join(app, name), 'utf8'))).sort();

/** Boxes whose text goes to staff, a courier or the writer alone; a box that everybody will read is a PublicText. */
const PRIVATE = [
  'components/public-text.tsx',
  'routes/account/address-fields.tsx',
  'routes/account/info-form.tsx',
  'routes/account/order-cancel.tsx',
  'routes/company/careers-form.tsx',
  'routes/company/call.tsx',
  'routes/company/contact.tsx',
  'routes/shop/checkout-address.tsx',
  'routes/shop/demo.tsx',
  'routes/warranty/ticket-form.tsx',
];

test('[LEGAL-3: beside every public text box] each box of several lines is known as private, or carries the content rules', () => {
  expect(using('TextArea').filter((name) => !PRIVATE.includes(name))).toEqual([]);
  expect(using('textarea')).toEqual(['components/text-area.tsx']);
  expect(using('PublicText')).toEqual(['routes/reviews/review-form.tsx']);
  expect(readFileSync(path.join(app, 'components/public-text.tsx'), 'utf8')).toContain('<ContentRules');
});

test('[LEGAL-3: the rules] no insults, incitement or politics; the truth; and that staff may edit or delete', () => {
  const { items } = words('en').reviews.rules;
  expect(items.respect).toMatch(/insults.*incitement.*political/);
  expect(items.truth).toMatch(/true/);
  expect(items.edit).toMatch(/edit, hide or delete/);
  expect(Object.keys(words('fa').reviews.rules.items)).toEqual(['respect', 'truth', 'private', 'edit']);
});
