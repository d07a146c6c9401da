import { normaliseCode } from '../text/normalise';
import { ok, refuse } from '../result';
import { field, type Field } from '../fields';
import { hasLegalCheckDigit, LEGAL_ID_DIGITS } from './legal-id';

/** Economic codes of the old registry have twelve digits; in the new one a legal entity's is its national ID. [ORD-2] */
export const OLD_ECONOMIC_CODE_DIGITS = 12;

/** A legal entity's economic code in any digits: twelve, or eleven with their check digit. [ORD-2, LANG-4] */
export const economicCode: Field<string> = field(
  {
    kind: 'digits',
    lengths: [LEGAL_ID_DIGITS, OLD_ECONOMIC_CODE_DIGITS],
    label: 'invoices.to.economic-code',
    help: 'invoices.to.economic-code-help',
    helpFacts: { old: OLD_ECONOMIC_CODE_DIGITS, new: LEGAL_ID_DIGITS },
    example: '411111111111',
  },
  (typed) => {
    const code = normaliseCode(typed.slice(0, 60)).replace(/-/g, '');
    if (code === '') return refuse('invoices.economic-code.missing', { old: OLD_ECONOMIC_CODE_DIGITS, new: LEGAL_ID_DIGITS });
    if (!/^\d+$/.test(code) || (code.length !== OLD_ECONOMIC_CODE_DIGITS && code.length !== LEGAL_ID_DIGITS))
      return refuse('invoices.economic-code.length', { old: OLD_ECONOMIC_CODE_DIGITS, new: LEGAL_ID_DIGITS, length: code.replace(/\D/g, '').length });
    const real = code.length === LEGAL_ID_DIGITS ? hasLegalCheckDigit(code) : !/^(\d)\1+$/.test(code);
    return real ? ok(code) : refuse('invoices.economic-code.invalid');
  },
);
