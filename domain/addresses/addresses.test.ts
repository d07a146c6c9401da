import { expect, test } from 'vitest';
import { parseFields } from '../fields';
import { addressFields, postalCode } from './address';
import { cityCode, cityOf, placeNames, provinceOf, provincesIn } from './iran';

const right = {
  receiverName: 'آوین راد',
  receiverPhone: '۰۹۱۲۰۰۰۰۰۰۰',
  country: 'IR',
  province: 'tehran',
  city: 'تهران',
  fullAddress: 'خیابان بهار، کوچه‌ی نسترن',
  unit: '۳',
  plate: '۱۲',
  postalCode: '۱۲۳۴۵-۶۷۸۹۰',
};

test('[ORD-14: the fields, ORD-1: address, LANG-4: address] a complete and correct address is stored normalised', () => {
  expect(parseFields(addressFields, right)).toEqual({
    ok: true,
    value: { ...right, receiverPhone: '09120000000', city: 'tehran', unit: '3', plate: '12', postalCode: '1234567890' },
  });
  expect(parseFields(addressFields, { ...right, city: 'لواسان', unit: '', plate: '', country: '' })).toMatchObject({
    value: { city: 'لواسان', unit: null, plate: null, country: 'IR' },
  });
});

test.each([
  ['receiverName', '', 'addresses.receiver-name.missing'],
  ['receiverName', '<b>آوا</b>', 'addresses.receiver-name.invalid'],
  ['receiverPhone', '0912', 'accounts.phone.length'],
  ['country', 'DE', 'addresses.country.only-iran'],
  ['province', '', 'addresses.province.missing'],
  ['province', 'Bavaria', 'addresses.province.unknown'],
  ['city', '', 'addresses.city.missing'],
  ['city', '12', 'addresses.city.invalid'],
  ['fullAddress', 'کوچه', 'addresses.full-address.too-short'],
  ['fullAddress', 'ا'.repeat(301), 'addresses.full-address.too-long'],
  ['plate', '<12>', 'addresses.plate.invalid'],
  ['postalCode', '', 'addresses.postal-code.missing'],
  ['postalCode', '1234567', 'addresses.postal-code.length'],
  ['postalCode', '12345ab890', 'addresses.postal-code.invalid'],
  ['postalCode', '0000000000', 'addresses.postal-code.invalid'],
])('[ORD-1: complete and correct only] %s %j is refused', (field, typed, code) => {
  expect(parseFields(addressFields, { ...right, [field]: typed })).toMatchObject({ ok: false, refusals: [{ field, code }] });
});

test('every wrong field is told at once, with what is missing', () => {
  const form = parseFields(addressFields, {});
  expect(form.ok ? [] : form.refusals.map((refusal) => refusal.field)).toEqual([
    'receiverName',
    'receiverPhone',
    'province',
    'city',
    'fullAddress',
    'postalCode',
  ]);
  expect(postalCode.read('1234567')).toMatchObject({ facts: { digits: 10, length: 7 } });
});

test('[ORD-14: places, LANG-1: lists] provinces and their cities stand in the alphabet of the language', () => {
  const names = (lang: 'fa' | 'en') => provincesIn[lang].map((one) => one[lang]);
  expect(names('fa').slice(0, 4)).toEqual(['آذربایجان شرقی', 'آذربایجان غربی', 'اردبیل', 'اصفهان']);
  // Letters of Persian alone stand where its alphabet has them, not behind the Arabic ones.
  expect(names('fa').slice(-7)).toEqual(['گیلان', 'لرستان', 'مازندران', 'مرکزی', 'هرمزگان', 'همدان', 'یزد']);
  expect(names('en').slice(0, 3)).toEqual(['Alborz', 'Ardabil', 'Bushehr']);
  expect(
    provincesIn.en
      .find(({ code }) => code === 'tehran')
      ?.cities.map(({ en }) => en)
      .slice(0, 3),
  ).toEqual(['Damavand', 'Eslamshahr', 'Parand']);
});

test('[ORD-14: places] thirty-one provinces with their cities, known by code and by name in both languages', () => {
  const provinces = provincesIn.fa;
  expect(provinces.length).toBe(31);
  expect(new Set(provinces.map((one) => one.code)).size).toBe(31);
  for (const province of provinces) {
    expect(province.cities.length).toBeGreaterThan(1);
    for (const place of [province, ...province.cities]) {
      expect(place).toMatchObject({
        code: expect.stringMatching(/^[a-z-]+$/),
        fa: expect.stringMatching(/^[\u0600-\u06FF\u200C ]+$/),
        en: expect.stringMatching(/^[A-Z][A-Za-z -]+$/),
      });
    }
    expect([provinceOf(province.fa)?.code, provinceOf(province.en)?.code]).toEqual([province.code, province.code]);
    expect(new Set(province.cities.map((one) => one.code)).size).toBe(province.cities.length);
  }
  const names = provincesIn.fa.flatMap((one) => one.cities).flatMap((city) => [city.fa, city.en]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect([cityOf('شيراز')?.code, cityOf('Shiraz')?.code, cityOf('shiraz')?.code, cityOf('دهکده')]).toEqual(['shiraz', 'shiraz', 'shiraz', undefined]);
  expect([cityCode('fars', 'شيراز'), cityCode('qom', 'شیراز')]).toEqual(['shiraz', undefined]);
  expect(cityCode('tehran', 'اسلام شهر')).toBe('eslamshahr');
  expect(placeNames('en', 'fars', 'shiraz')).toEqual({ province: 'Fars', city: 'Shiraz' });
  expect(placeNames('fa', 'fars', 'قیر')).toEqual({ province: 'فارس', city: 'قیر' });
});
