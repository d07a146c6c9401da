import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { words } from '#locales/say';
import { declared } from '../../tests/attack/forms/declared';

const app = path.resolve(import.meta.dirname, '..');
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
const using = (tag: string) => files.filter((name) => new RegExp(`<${tag}[\\s/>]`).test(readFileSync(path.join(app, name), 'utf8'))).sort();

/** Fields whose text goes to staff, a courier, a doctor and their patient, or the writer alone; one that everybody will read says so in its declaration, and carries the rules. */
const PRIVATE = [
  'accountInfo history',
  'addressEdit fullAddress',
  'addressNew fullAddress',
  'ambulance fullAddress',
  'appHistoryStep description',
  'appHistoryStep fullAddress',
  'appMemberAbout description',
  'appMemberAbout note',
  'appShareNew message',
  'callRequest words',
  'careers words',
  'checkout fullAddress',
  'contact words',
  'demo words',
  'doctorRoom words',
  'doctorRoomSummary advice',
  'doctorRoomSummary diagnosis',
  'doctorTexts body',
  'providerVisit note',
  'providerVisit reason',
  'requestCancel reason',
  'room words',
  'serviceRequest note',
  'serviceRequest words',
  'serviceRequest wrong',
  'serviceRequestNew fullAddress',
  'ticketNew words',
];

test('[LEGAL-3: beside every public text box] each box of several lines is known as private, or carries the content rules', () => {
  const boxes = Object.entries(declared).flatMap(([page, fields]) =>
    Object.entries(fields).flatMap(([name, field]) => (field.kind === 'lines' ? [{ name: `${page} ${name}`, field }] : [])),
  );
  expect(boxes.flatMap(({ name, field }) => (field.isPublic ? [] : [name])).sort()).toEqual(PRIVATE);
  expect(boxes.flatMap(({ name, field }) => (field.isPublic ? [name] : [])).sort()).toEqual([
    'article body',
    'doctorQuestion body',
    'newsItem body',
    'questionNew body',
    'reviewNew body',
  ]);
  // A box stands on a page by its declaration alone; the words of a reading are its member's own.
  expect(using('TextArea')).toEqual(['components/form-field.tsx', 'components/public-text.tsx', 'routes/health/reading-form.tsx']);
  // A signed paper is pasted where it is checked, and sent nowhere.
  expect(using('textarea')).toEqual(['components/text-area.tsx', 'routes/verify/index.tsx']);
  expect(using('PublicText')).toEqual(['components/form-field.tsx']);
  expect(readFileSync(path.join(app, 'components/public-text.tsx'), 'utf8')).toContain('<ContentRules');
});

test('[LEGAL-3: the rules] no insults, incitement or politics; the truth; and that staff may edit or delete', () => {
  const { items } = words('en').reviews.rules;
  expect(items.respect).toMatch(/insults.*incitement.*political/);
  expect(items.truth).toMatch(/true/);
  expect(items.edit).toMatch(/edit, hide or delete/);
  expect(Object.keys(words('fa').reviews.rules.items)).toEqual(['respect', 'truth', 'private', 'edit']);
});
