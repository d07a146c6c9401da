import { cityOf, provinceOf } from '#domain/addresses/iran';
import type { Field } from '#domain/fields';
import { unreachable } from '#domain/result';
import { formatCode, formatMoney, formatNumber, formatPhone, formatShortDate, localDigits } from '#locales/format';
import type { Lang } from '#locales/lang';
import { hasWord, say, type WordFacts } from '#locales/say';

/** A value of a form's field as a reader of a language sees it, as in a staff's view; `facts` fill the words of a choice. Empty for what is not given or not shown. [LANG-4] */
export function showValue(lang: Lang, field: Field<unknown>, value: unknown, facts: WordFacts = {}): string {
  if (value === null || value === undefined || value === '') return '';
  const text = String(value);
  switch (field.kind) {
    case 'text':
    case 'lines':
    case 'contact':
    case 'email':
      return text;
    case 'code':
    case 'digits':
      return formatCode(lang, text);
    case 'phone':
      return formatPhone(lang, text);
    case 'whole':
      return formatNumber(lang, Number(value), 0);
    case 'number':
      return `${formatNumber(lang, Number(value), decimalsOf(field.step))} ${field.unit}`;
    case 'money':
      return formatMoney(lang, Number(value));
    case 'choice': {
      const key = `${field.says}.${text}`;
      return hasWord(key) ? say(lang, key, facts) : text;
    }
    case 'several':
      return (value as readonly string[])
        .map((one) => `${field.says}.${one}`)
        .map((key) => (hasWord(key) ? say(lang, key, facts) : key))
        .join(lang === 'fa' ? '، ' : ', ');
    case 'tick':
      return value === true ? say(lang, 'common.yes') : say(lang, 'common.no');
    case 'day':
      return /^\d{4}-\d\d-\d\d$/.test(text) ? formatShortDate(lang, new Date(`${text}T12:00:00Z`)) : localDigits(lang, text);
    case 'moment':
      return localDigits(lang, text);
    case 'place':
      return (field.of === 'province' ? provinceOf(text) : cityOf(text))?.[lang] ?? text;
    case 'files':
    case 'carried':
      return '';
    default:
      return unreachable(field);
  }
}

function decimalsOf(step: number): number {
  return (String(step).split('.')[1] ?? '').length;
}
