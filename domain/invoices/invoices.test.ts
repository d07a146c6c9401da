import { refusalIn } from '../fields';
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { hasNationalCheckDigit } from '../accounts/national-id';
import { inWords, WORDS_BELOW } from './amount-words';
import { economicCode } from './economic-code';
import { hasLegalCheckDigit, legalId } from './legal-id';
import { invoiceNumber } from './number';
import { addresseeOf, invoiceSchema } from './party';

test.each([
  ['10380284790', true],
  ['10380285692', false],
  ['10380284791', false],
  ['14000000000', false],
  ['1038028479', false],
  ['103802847900', false],
  ['1038028479x', false],
])('[ORD-2] the national ID %s of a legal entity is verified: %s', (digits, real) => {
  expect(hasLegalCheckDigit(digits)).toBe(real);
});

test('[ORD-2] of the ten last digits that one could write, one is right, and a slip in any one digit is caught or told', () => {
  const body = fc.stringMatching(/^\d{3}[1-9]\d{6}$/);
  fc.assert(fc.property(body, (digits) => Array.from({ length: 10 }, (_, last) => hasLegalCheckDigit(`${digits}${last}`)).filter(Boolean).length === 1));
});

test('[ORD-2] [LANG-4: codes] codes are read in any digits and said what is wrong with them', () => {
  expect(legalId.read('۱۰۳۸۰۲۸۴۷۹۰')).toEqual({ ok: true, value: '10380284790' });
  expect(legalId.read(' 103-8028-4790 ')).toEqual({ ok: true, value: '10380284790' });
  expect(legalId.read('')).toMatchObject({ code: 'invoices.legal-id.missing' });
  expect(legalId.read('1038028479')).toMatchObject({ code: 'invoices.legal-id.length', facts: { digits: 11, length: 10 } });
  expect(legalId.read('10380285692')).toMatchObject({ code: 'invoices.legal-id.invalid' });
  expect(economicCode.read('411111111119')).toEqual({ ok: true, value: '411111111119' });
  expect(economicCode.read('10380284790')).toEqual({ ok: true, value: '10380284790' });
  expect(economicCode.read('')).toMatchObject({ code: 'invoices.economic-code.missing' });
  expect(economicCode.read('4111')).toMatchObject({ code: 'invoices.economic-code.length', facts: { length: 4 } });
  for (const wrong of ['10380285692', '111111111111']) expect(economicCode.read(wrong)).toMatchObject({ code: 'invoices.economic-code.invalid' });
});

const read = (typed: Record<string, string>) => invoiceSchema().safeParse(typed);
const wrong = (typed: Record<string, string>) => {
  const found = read(typed);
  return found.success
    ? {}
    : Object.fromEntries(found.error.issues.map((issue) => [issue.path.join('.'), issue.code === 'custom' ? refusalIn(issue)?.code : issue.message]));
};

test('[ORD-2] an invoice goes to the buyer unless a legal entity is named; each field says what is wrong, those of the other kind nothing', () => {
  expect(read({}).data).toEqual({ invoice: { kind: 'individual', nationalCode: null } });
  expect(read({ invoiceTo: 'individual', nationalCode: '۰۰۸۴۵۷۵۹۴۸', legalId: 'x' }).data).toEqual({
    invoice: { kind: 'individual', nationalCode: '0084575948' },
  });
  expect(wrong({ nationalCode: '0084575949' })).toEqual({ nationalCode: 'accounts.national-id.invalid' });
  expect(wrong({ invoiceTo: 'both' })).toEqual({ invoiceTo: 'invoices.to.unknown' });
  expect(wrong({ invoiceTo: 'legal', nationalCode: 'x' })).toEqual({
    legalName: 'invoices.legal-name.missing',
    economicCode: 'invoices.economic-code.missing',
    legalId: 'invoices.legal-id.missing',
  });
  const entity = { legalName: ' شركت  مهر ', economicCode: '411111111119', legalId: '10380284790' };
  expect(read({ invoiceTo: 'legal', ...entity }).data).toEqual({
    invoice: { kind: 'legal', name: 'شرکت مهر', economicCode: '411111111119', legalId: '10380284790' },
  });
});

test('[ORD-2] an invoice can be issued to a legal entity, and to a person whose code is known', () => {
  expect(addresseeOf({ kind: 'individual', name: 'آوین', nationalCode: null })).toBeNull();
  expect(addresseeOf({ kind: 'individual', name: 'آوین', nationalCode: '0084575948' })).toMatchObject({ nationalCode: '0084575948' });
  expect(hasNationalCheckDigit('0084575948')).toBe(true);
});

test('[ORD-2: numbers] a number is the year and the place in it', () => {
  expect([invoiceNumber(1405, 1), invoiceNumber(1405, 1_234_567)]).toEqual(['1405-000001', '1405-1234567']);
});

test.each([
  [0, 'صفر', 'zero'],
  [7, 'هفت', 'seven'],
  [10, 'ده', 'ten'],
  [15, 'پانزده', 'fifteen'],
  [20, 'بیست', 'twenty'],
  [21, 'بیست و یک', 'twenty-one'],
  [100, 'صد', 'one hundred'],
  [101, 'صد و یک', 'one hundred and one'],
  [999, 'نهصد و نود و نه', 'nine hundred and ninety-nine'],
  [1_000, 'هزار', 'one thousand'],
  [1_001, 'هزار و یک', 'one thousand and one'],
  [2_019, 'دو هزار و نوزده', 'two thousand and nineteen'],
  [11_300, 'یازده هزار و سیصد', 'eleven thousand three hundred'],
  [275_000, 'دویست و هفتاد و پنج هزار', 'two hundred and seventy-five thousand'],
  [1_000_000, 'یک میلیون', 'one million'],
  [8_950_000, 'هشت میلیون و نهصد و پنجاه هزار', 'eight million nine hundred and fifty thousand'],
  [89_500_000, 'هشتاد و نه میلیون و پانصد هزار', 'eighty-nine million five hundred thousand'],
  [1_000_000_001, 'یک میلیارد و یک', 'one billion and one'],
  [
    1_234_567_890,
    'یک میلیارد و دویست و سی و چهار میلیون و پانصد و شصت و هفت هزار و هشتصد و نود',
    'one billion two hundred and thirty-four million five hundred and sixty-seven thousand eight hundred and ninety',
  ],
  [1_000_000_000_000, 'یک تریلیون', 'one trillion'],
  [999_000_000_001_000, 'نهصد و نود و نه تریلیون و هزار', 'nine hundred and ninety-nine trillion one thousand'],
])('[ORD-10: in words] %d is said in Persian and English', (amount, persian, english) => {
  expect([inWords('fa', amount), inWords('en', amount)]).toEqual([persian, english]);
});

test('[ORD-10: in words] no two amounts are said alike, and what is none is a fault', () => {
  const amount = fc.integer({ min: 0, max: WORDS_BELOW - 1 });
  fc.assert(
    fc.property(amount, amount, (a, b) => (['fa', 'en'] as const).every((lang) => (inWords(lang, a) === inWords(lang, b)) === (a === b))),
    { numRuns: 500 },
  );
  for (const none of [-1, 1.5, WORDS_BELOW, Number.NaN]) expect(() => inWords('fa', none)).toThrow();
});
