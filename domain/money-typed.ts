import { normaliseText } from './text/normalise';

/** Why an amount cannot be taken as it was typed: nothing is there, it names rial, or it can be read in two ways. */
export type NotMoney = 'empty' | 'rial' | 'unclear';

const UNIT = /\s*(?:تومان|تومن|toman|tomans|tmn)$/i;
const RIAL = /ریال|﷼|rials?|irr/i;
const MANY: readonly [RegExp, number][] = [
  [/\s*(?:هزار|thousand|k)$/i, 1_000],
  [/\s*(?:میلیون|million|m)$/i, 1_000_000],
];
/** An amount in groups of three, separated by commas of any script, dots or apostrophes. */
const GROUPS = /^\d{1,3}(?:([,٬،.٫'’])\d{3})(?:\1\d{3})*$/;

/** An amount in toman as people type it: any digits, with separators, blanks and its unit, also as «۲۰۰ هزار». [LANG-4] */
export function typedToman(typed: string): number | NotMoney {
  const text = normaliseText(typed.slice(0, 80)).toLowerCase();
  if (text === '') return 'empty';
  if (RIAL.test(text)) return 'rial';
  const bare = text.replace(UNIT, '');
  const [unit, times] = MANY.find(([word]) => word.test(bare)) ?? [undefined, 1];
  const digits = (unit ? bare.replace(unit, '') : bare).replace(/[\s\u200c]/g, '');
  if (unit && /^\d{1,6}[./٫]\d{1,3}$/.test(digits)) return Math.round(Number(digits.replace(/[/٫]/, '.')) * times);
  const whole = digits.replace(/[.٫]0{1,2}$/, '');
  if (GROUPS.test(whole)) return Number(whole.replace(/\D/g, '')) * times;
  return /^\d{1,12}$/.test(whole) ? Number(whole) * times : 'unclear';
}
