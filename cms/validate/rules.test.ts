import { expect, test } from 'vitest';
import { cityOfProvince, degrees, dialled, timeOfDay } from './centre';
import { councilNumber } from './doctor';
import { validCode, validDay, validDiscount, validSku, validSlug, whole, wholeToman } from './rules';

const asked = { req: { i18n: { language: 'en' } }, required: true, siblingData: {} };
const rules = { validSlug, validSku, validCode, validDiscount, validDay, cityOfProvince, dialled, timeOfDay };

test.each([...Object.entries(rules), ['wholeToman', wholeToman(0, true)], ['whole', whole(0, true)], ['degrees', degrees('latitude')]] as const)(
  '[ADM-2: reasons] what was left empty is asked for and not judged: %s',
  (_name, rule) => {
    for (const empty of ['', null, undefined]) expect(rule(empty as never, asked)).toBe('This field is required.');
    expect(rule('#' as never, asked)).not.toMatch(/required/);
  },
);

test('[ADM-2: reasons, LANG-4] what is typed in Persian digits or capitals is judged as it will be kept: a form asks before it is saved', () => {
  const typed = [councilNumber('۱۲۳۴۵۶', asked), councilNumber('١٢ ٣٤', asked), validSlug('NB1', asked), validSku('nb۱-se', asked), validCode('mehr۰۵', asked)];
  expect(typed.every((one) => one === true)).toBe(true);
  expect([validDay('۱۴۰۵/۰۹/۰۷', asked), dialled('۰۲۱-۸۸۱۲۳۴۵۶', asked)]).toEqual([true, true]);
  const hours = { ...asked, siblingData: { from: '۸', to: '۱۶:۳۰' } };
  expect([timeOfDay('۸', hours), timeOfDay('۱۶:۳۰', hours)]).toEqual([true, true]);
  expect([councilNumber('۱', asked), validSlug('نام', asked), validDay('۱۴۰۵/۱۳/۰۷', asked)].filter((one) => one === true)).toEqual([]);
});

test('[ADM-2: reasons] what may stay empty may', () => {
  expect([wholeToman(1, false)('', asked), whole(1, false)(null, asked), timeOfDay('', { ...asked, required: false })]).toEqual([true, true, true]);
});
