import { normaliseCode } from '../text/normalise';
import { ok, refuse } from '../result';
import { field, type Field } from '../fields';

/** A legal entity's national ID has eleven digits. [ORD-2] */
export const LEGAL_ID_DIGITS = 11;
/** The weights that the ten digits are multiplied with, once the tenth digit and two were added to each. */
const WEIGHTS = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17] as const;

/**
 * Whether the eleventh digit agrees with the ten before it: (digit + tenth digit + 2) × its weight, summed, modulo 11, ten
 * written as nought; digits four to nine are not all nought. The rule of the registry of legal entities' national IDs. [ORD-2]
 */
export function hasLegalCheckDigit(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^\d{3}0{6}/.test(digits)) return false;
  const add = Number(digits[9]) + 2;
  const sum = WEIGHTS.reduce((total, weight, place) => total + (Number(digits[place]) + add) * weight, 0);
  return Number(digits[10]) === (sum % 11) % 10;
}

/** A legal entity's national ID in any digits, its check digit verified. [ORD-2, LANG-4] */
export const legalId: Field<string> = field(
  {
    kind: 'digits',
    lengths: [LEGAL_ID_DIGITS],
    label: 'invoices.to.legal-id',
    help: 'invoices.to.legal-id-help',
    helpFacts: { digits: LEGAL_ID_DIGITS },
    example: '10380284790',
  },
  (typed) => {
    const code = normaliseCode(typed.slice(0, 60)).replace(/-/g, '');
    if (code === '') return refuse('invoices.legal-id.missing', { digits: LEGAL_ID_DIGITS });
    if (!/^\d+$/.test(code) || code.length !== LEGAL_ID_DIGITS)
      return refuse('invoices.legal-id.length', { digits: LEGAL_ID_DIGITS, length: code.replace(/\D/g, '').length });
    return hasLegalCheckDigit(code) ? ok(code) : refuse('invoices.legal-id.invalid');
  },
);
