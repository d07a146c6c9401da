import type { Field } from '#domain/fields';
import { unreachable } from '#domain/result';

/** Inputs one beyond each limit that a field declares, by the name of the limit. Empty where its limits are not figures. */
export function edgesOf(field: Field<unknown>, sensible: string): Record<string, string> {
  const long = (length: number) => (sensible || 'a').padEnd(length, 'a').slice(0, length);
  switch (field.kind) {
    case 'text':
    case 'lines':
      return { 'one character too many': long(field.most + 1), ...(field.least > 1 ? { 'one character too few': long(field.least - 1) } : {}) };
    case 'code':
      return { 'one sign too many': long(field.most + 1) };
    case 'digits':
      return { 'one digit too many': '1'.repeat(Math.max(...field.lengths) + 1), 'digits too few': '1'.repeat(5) };
    case 'email':
      return { 'one character too many': `${'a'.repeat(field.most)}@b.ir` };
    case 'whole':
      return { 'one less than the least': String(field.least - 1), 'one more than the most': String(field.most + 1), 'half of one': '1.5' };
    case 'number':
      return {
        'below the least': String(field.least - field.step),
        'above the most': String(field.most + field.step),
        'between two steps': String(field.least + field.step / 2),
      };
    case 'money':
      return { 'one toman too few': String(field.leastToman - 1), 'one toman too many': String(field.mostToman + 1) };
    case 'choice':
    case 'several':
      return { 'a choice that nobody offers': 'constructor' };
    case 'place':
      return field.of === 'city' ? {} : { 'a place that is not there': 'Atlantis' };
    case 'phone':
      return { 'one digit too many': '091212345678' };
    case 'day':
    case 'moment':
      return { 'a day that no year has': '1404/13/32' };
    case 'contact':
    case 'tick':
    case 'files':
    case 'carried':
      return {};
    default:
      return unreachable(field);
  }
}
