import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordType } from '../records/types/all';
import { deviceFields, familyDeviceKinds, isFamilyKind } from './family-device';

const read = (typed: string) => {
  const found = deviceFields.serial.read(typed);
  return found.ok ? found.value : found.code;
};

test.each(['NB2407183302', 'nb2407183302', ' NB ۲۴۰۷ ۱۸۳۳ ۰۲ ', 'nb-2407-183302', 'NB٢٤٠٧١٨٣٣٠٢', '\u200fNB2407183302\u200f'])(
  '[FAM-3, NUM-2: serial] %j is twelve characters, two letters and then digits, however it is typed',
  (typed) => {
    expect(read(typed)).toBe('NB2407183302');
  },
);

test.each(['', ' ', 'NB240718330', 'NB24071833021', '2407183302NB', 'N12407183302', 'NBX407183302', 'فش2407183302', 'NB24071833O2', "NB240718330'"])(
  '[FAM-3, NUM-2: serial] %j is none, with the one sentence that says so',
  (typed) => {
    expect(read(typed)).toBe('health.devices.serial');
  },
);

test('[FAM-3, NUM-2: serial] any two letters with ten digits are one, and nothing of another length is', () => {
  const letters = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const digits = (least: number, most: number) => fc.array(fc.constantFrom(...'0123456789'), { minLength: least, maxLength: most }).map((all) => all.join(''));
  fc.assert(fc.property(letters, letters, digits(10, 10), (a, b, rest) => read(a.toLowerCase() + b + rest) === a + b + rest));
  fc.assert(
    fc.property(
      letters,
      letters,
      digits(0, 40).filter((rest) => rest.length !== 10),
      (a, b, rest) => read(a + b + rest) === 'health.devices.serial',
    ),
  );
});

test('[FAM-3] each kind that a family measures with writes records of a type that there is; no other kind is one', () => {
  for (const type of Object.values(familyDeviceKinds)) expect(recordType(type)).toBeDefined();
  expect(['ecg', 'blood-pressure', 'body-analyzer', 'stethoscope'].every(isFamilyKind)).toBe(true);
  expect(['ultrasound', 'family-package', 'toString', '', null].some(isFamilyKind)).toBe(false);
});
