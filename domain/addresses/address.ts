import { normaliseCode } from '../text/normalise';
import { code, field, lines, optional, text } from '../fields';
import type { Field, Parsed } from '../fields';
import { receiverFields } from '../orders/receiver';
import { cityOf, provinceOf } from './iran';
import { ok, refuse, type Result } from '../result';

/** A postal code has ten digits. [ORD-14] */
export const POSTAL_CODE_DIGITS = 10;
export const FULL_ADDRESS_MOST_CHARACTERS = 300;
export const FULL_ADDRESS_LEAST_CHARACTERS = 10;
/** The only country that parcels go to. [WAR-1] */
export const COUNTRY = 'IR';

/** A postal code in any digits; spaces and dashes do not count. [ORD-1, ORD-14, LANG-4] */
function readPostalCode(typed: string): Result<string> {
  const code = normaliseCode(typed.slice(0, 60)).replace(/-/g, '');
  if (code === '') return refuse('addresses.postal-code.missing', { digits: POSTAL_CODE_DIGITS });
  if (!/^\d+$/.test(code)) return refuse('addresses.postal-code.invalid', { digits: POSTAL_CODE_DIGITS });
  if (code.length !== POSTAL_CODE_DIGITS) return refuse('addresses.postal-code.length', { digits: POSTAL_CODE_DIGITS, length: code.length });
  if (/^(\d)\1{9}$/.test(code)) return refuse('addresses.postal-code.invalid', { digits: POSTAL_CODE_DIGITS });
  return ok(code);
}

export const postalCode: Field<string> = field(
  {
    kind: 'digits',
    lengths: [POSTAL_CODE_DIGITS],
    label: 'checkout.address.postal-code',
    help: 'checkout.address.postal-code-help',
    helpFacts: { digits: POSTAL_CODE_DIGITS },
    fill: 'postal-code',
    example: '1456789012',
  },
  readPostalCode,
);

const country: Field<string> = field({ kind: 'place', of: 'country', label: 'checkout.address.country', fill: 'country', example: COUNTRY }, (typed) =>
  typed.trim() === '' || typed.trim() === COUNTRY ? ok(COUNTRY) : refuse('addresses.country.only-iran'),
);

/** A province of Iran, by its code. [ORD-14] */
export const province: Field<string> = field(
  { kind: 'place', of: 'province', label: 'checkout.address.province', fill: 'address-level1', example: 'tehran' },
  (typed) => {
    if (typed.trim() === '') return refuse('addresses.province.missing');
    const found = provinceOf(typed);
    return found ? ok(found.code) : refuse('addresses.province.unknown');
  },
);

/** A city by the name that was typed. [ORD-14] */
export const cityName: Field<string> = field(
  { kind: 'place', of: 'city', label: 'checkout.address.city', fill: 'address-level2', example: { fa: 'تهران', en: 'Tehran' } },
  text({ area: 'addresses.city', min: 2, max: 60, pattern: /^\p{L}[\p{L}\p{M}\u200C ().'-]*$/u }).read,
);

/** A city of the lists is kept by its code, so that both languages name it and the promise knows Tehran. [ORD-11, ORD-14] */
const city: Field<string> = {
  ...cityName,
  read: (typed) => {
    const name = cityName.read(typed);
    return name.ok ? ok(cityOf(name.value)?.code ?? name.value) : name;
  },
};

const short = (area: string, label: string, example: string): Field<string | null> =>
  optional(code({ area, max: 20, pattern: /^[\p{L}\p{N}\u200C ./-]+$/u, label, example }));

/** An address of the book, each field with its own refusal. [ORD-1, ORD-14] */
export const addressFields = {
  ...receiverFields,
  country,
  province,
  city,
  fullAddress: lines({
    area: 'addresses.full-address',
    min: FULL_ADDRESS_LEAST_CHARACTERS,
    max: FULL_ADDRESS_MOST_CHARACTERS,
    label: 'checkout.address.full',
    help: 'checkout.address.full-help',
    fill: 'street-address',
    example: { fa: 'خیابان نمونه، کوچه‌ی سرو', en: '12 Sarv Alley, Nemooneh Street' },
  }),
  unit: short('addresses.unit', 'checkout.address.unit', '3'),
  plate: short('addresses.plate', 'checkout.address.plate', '12'),
  postalCode,
} as const;

export type Address = Parsed<typeof addressFields>;
