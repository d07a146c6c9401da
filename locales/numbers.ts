import type { Lang } from './lang';

const numberForms = new Map<string, Intl.NumberFormat>();

function numberForm(lang: Lang, decimals: number): Intl.NumberFormat {
  const key = `${lang} ${decimals}`;
  let form = numberForms.get(key);
  const tag = lang === 'fa' ? 'fa-IR' : 'en-US';
  if (!form) numberForms.set(key, (form = new Intl.NumberFormat(tag, { maximumFractionDigits: decimals })));
  return form;
}

/** Digits in the reader's script; everything else stays. [LANG-3] */
export function localDigits(lang: Lang, text: string | number): string {
  const plain = String(text);
  return lang === 'fa' ? plain.replace(/[0-9]/g, (digit) => String.fromCharCode(0x06f0 + Number(digit))) : plain;
}

/** A number with separators, at most `decimals` places. [LANG-3] */
export function formatNumber(lang: Lang, value: number, decimals = 2): string {
  return numberForm(lang, decimals)
    .format(value)
    .replace(/\u200E/g, '');
}

/** Money in two pieces, so that a page can set the unit small. [LANG-3] */
export function moneyParts(lang: Lang, amount: number): { amount: string; unit: string } {
  return { amount: formatNumber(lang, amount, 0), unit: lang === 'fa' ? 'تومان' : 'toman' };
}

/** Money: «۸٬۹۵۰٬۰۰۰ تومان», “8,950,000 toman”. [LANG-3] */
export function formatMoney(lang: Lang, amount: number): string {
  const { amount: digits, unit } = moneyParts(lang, amount);
  return `${digits} ${unit}`;
}

/** A percentage given as 5 for five percent: «۵٪», “5%”. [LANG-3] */
export function formatPercent(lang: Lang, percent: number): string {
  return `${formatNumber(lang, percent)}${lang === 'fa' ? '٪' : '%'}`;
}

/** A mobile or landline number in groups: «۰۹۱۲ ۰۰۰ ۰۰۰۰», «۰۲۱ ۰۰۰۰ ۰۰۰۰»; any other text only gets the reader's digits. Spaces that do not break keep it one number behind Persian words too. [LANG-3] */
export function formatPhone(lang: Lang, phone: string): string {
  const groups = /^(09\d{2})(\d{3})(\d{4})$/.exec(phone) ?? /^(0[1-8]\d)(\d{4})(\d{4})$/.exec(phone);
  return localDigits(lang, groups ? groups.slice(1).join('\u00A0') : phone);
}

/** A number made of parts, as 1405-000012, in the reader's digits; behind Persian words its parts keep their order. [LANG-3] */
export function formatCode(lang: Lang, code: string): string {
  return lang === 'fa' ? `\u200E${localDigits(lang, code)}\u200E` : code;
}

/** A courier's number in the reader's digits; one with letters stays as it stands on the receipt. [LANG-3] */
export function formatTracking(lang: Lang, tracking: string): string {
  return /[A-Za-z]/.test(tracking) ? tracking : localDigits(lang, tracking);
}
