import { normaliseCode } from '../text/normalise';
import { optional, requiredText } from '../fields';
import type { Field, Parsed } from '../fields';
import { receiverFields } from '../orders/receiver';
import { cityOf, provinceOf } from './iran';
import { ok, refuse } from '../result';

/** A postal code has ten digits. [ORD-14] */
export const POSTAL_CODE_DIGITS = 10;
export const FULL_ADDRESS_MOST_CHARACTERS = 300;
export const FULL_ADDRESS_LEAST_CHARACTERS = 10;
/** Parcels go to places in Iran only. [WAR-1] */
export const COUNTRY = 'IR';

/** A postal code in any digits; spaces and dashes do not count. [ORD-1, ORD-14, LANG-4] */
export const postalCode: Field<string> = (typed) => {
  const code = normaliseCode(typed.slice(0, 60)).replace(/-/g, '');
  if (code === '') return refuse('addresses.postal-code.missing', { digits: POSTAL_CODE_DIGITS });
  if (!/^\d+$/.test(code)) return refuse('addresses.postal-code.invalid', { digits: POSTAL_CODE_DIGITS });
  if (code.length !== POSTAL_CODE_DIGITS) return refuse('addresses.postal-code.length', { digits: POSTAL_CODE_DIGITS, length: code.length });
  if (/^(\d)\1{9}$/.test(code)) return refuse('addresses.postal-code.invalid', { digits: POSTAL_CODE_DIGITS });
  return ok(code);
};

const country: Field<string> = (typed) => (typed.trim() === '' || typed.trim() === COUNTRY ? ok(COUNTRY) : refuse('addresses.country.only-iran'));

const province: Field<string> = (typed) => {
  if (typed.trim() === '') return refuse('addresses.province.missing');
  const found = provinceOf(typed);
  return found ? ok(found.code) : refuse('addresses.province.unknown');
};

const cityName = requiredText({ area: 'addresses.city', min: 2, max: 60, pattern: /^\p{L}[\p{L}\p{M}\u200C ().'-]*$/u });

/** A city of the lists is kept by its code, so that both languages name it and the promise knows Tehran. [ORD-11, ORD-14] */
const city: Field<string> = (typed) => {
  const name = cityName(typed);
  return name.ok ? ok(cityOf(name.value)?.code ?? name.value) : name;
};

const short = (area: string): Field<string | null> => optional(requiredText({ area, max: 20, value: true, pattern: /^[\p{L}\p{N}\u200C ./-]+$/u }));

/** An address of the book, each field with its own refusal. [ORD-1, ORD-14] */
export const addressFields = {
  ...receiverFields,
  country,
  province,
  city,
  fullAddress: requiredText({
    area: 'addresses.full-address',
    min: FULL_ADDRESS_LEAST_CHARACTERS,
    max: FULL_ADDRESS_MOST_CHARACTERS,
    lines: true,
  }),
  unit: short('addresses.unit'),
  plate: short('addresses.plate'),
  postalCode,
} as const;

export type Address = Parsed<typeof addressFields>;
