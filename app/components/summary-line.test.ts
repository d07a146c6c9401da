import { expect, test } from 'vitest';
import { registrationFields, userInfoFields } from '#domain/accounts/user-info';
import { addressFields } from '#domain/addresses/address';
import { parseFields, type Fields } from '#domain/fields';
import { groupFields } from '#domain/groups/fields';
import { economicCode } from '#domain/invoices/economic-code';
import { legalId } from '#domain/invoices/legal-id';
import { callFields, contactFields, demoFields, hiringFields } from '#domain/inquiries/fields';
import { reviewFields } from '#domain/reviews/fields';
import { registerFields, ticketFields } from '#domain/warranty/fields';
import { sayRefusal } from '#locales/refusal';
import { say, type WordKey } from '#locales/say';
import { resources } from '#locales/words';
import { summaryLine } from './summary-line';

const langs = ['fa', 'en'] as const;
const forms: Fields[] = [
  registrationFields,
  userInfoFields,
  addressFields,
  groupFields,
  callFields,
  contactFields,
  demoFields,
  hiringFields(['nurse']),
  reviewFields,
  registerFields,
  ticketFields,
  { economicCode, legalId },
];
const typed = ['', 'a', '☃', '1', '۰۹۱۲', '1405/13/40', '1499/01/01', 'x'.repeat(5_000)];

/** Everything a form's fields can be told, with the name of each. */
function allSaid(lang: 'fa' | 'en'): { name: string; sentence: string }[] {
  return forms.flatMap((fields) =>
    typed.flatMap((text) => {
      const read = parseFields(fields, Object.fromEntries(Object.keys(fields).map((field) => [field, text])));
      return read.ok
        ? []
        : read.refusals.flatMap((refusal) => {
            const name = (fields as Fields)[refusal.field ?? '']?.label as WordKey | undefined;
            return name ? [{ name: say(lang, name), sentence: sayRefusal(lang, refusal) }] : [];
          });
    }),
  );
}

const bare = (name: string) => name.replace(/[?؟]$/, '').toLowerCase();
const count = (line: string, name: string) => line.toLowerCase().split(bare(name)).length - 1;

test('[CART-7: once] no form says a field’s name twice in its summary, whatever was typed into it', () => {
  for (const lang of langs) {
    const all = allSaid(lang);
    expect(all.length).toBeGreaterThan(150);
    const stutters = all.map(({ name, sentence }) => ({ name, line: summaryLine(name, sentence), own: count(sentence, name) }));
    expect(stutters.filter(({ name, line, own }) => count(line, name) > Math.max(1, own)).map(({ line }) => line)).toEqual([]);
  }
});

test('[LANG-4: empty] what was left empty is asked for; nobody is told that they wrote none', () => {
  for (const fields of forms) {
    const read = parseFields(fields, {});
    if (!read.ok) for (const refusal of read.refusals) expect(sayRefusal('en', refusal)).not.toMatch(/ (?:wrote|entered) 0\b/);
  }
});

test('[CART-7: once] a name and its sentence never begin alike', () => {
  expect(summaryLine('شماره‌ی همراه', 'شماره‌ی همراه ۱۱ رقم است؛ ۴ رقم نوشته‌اید.')).toBe('شماره‌ی همراه ۱۱ رقم است؛ ۴ رقم نوشته‌اید.');
  expect(summaryLine('شهر محل زندگی', 'محل زندگی بلند است.')).toBe('محل زندگی بلند است.');
  expect(summaryLine('از کجا خریده‌اید؟', 'بگویید دستگاه را از کجا خریده‌اید.')).toBe('بگویید دستگاه را از کجا خریده‌اید.');
  expect(summaryLine('Receiver’s full name', 'Enter the receiver’s name.')).toBe('Enter the receiver’s name.');
  for (const lang of langs)
    for (const { name, sentence } of allSaid(lang)) {
      const [first] = sentence.replace(/^(?:An?|The) /, '').split(' ');
      const line = summaryLine(name, sentence);
      if (line !== sentence) expect([line, bare(name).split(/[ ’']/)]).not.toEqual([line, expect.arrayContaining([first?.toLowerCase()])]);
    }
});

test('[CART-7: once] a sentence that does not name its field has the name before it; so has one that several fields are told', () => {
  expect(summaryLine('تاریخ خرید', 'این روز هنوز نرسیده است.')).toBe('تاریخ خرید: این روز هنوز نرسیده است.');
  expect(summaryLine('Where would you see the device?', 'Choose one.')).toBe('Where would you see the device? Choose one.');
  expect(summaryLine('جنسیت', 'یکی از گزینه‌ها را برگزینید.')).toBe('جنسیت: یکی از گزینه‌ها را برگزینید.');
  expect(summaryLine('کد تازه', 'کد را بنویسید.', true)).toBe('کد تازه: کد را بنویسید.');
});

test('[LANG-2: refusals] no refusal begins with a name and a colon that it then repeats', () => {
  const sentences = (node: unknown): string[] => (typeof node === 'string' ? [node] : Object.values(node as object).flatMap(sentences));
  for (const lang of langs) {
    const all = sentences(resources[lang].refusals);
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((one) => /^([^:]{2,40}): (?:An? |The )?\1/i.test(one))).toEqual([]);
  }
});
