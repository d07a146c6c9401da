import { fa } from '@payloadcms/translations/languages/fa';
import { expect, test } from 'vitest';
import { betterEnglish, betterPersian } from './translations';
import { inSentenceCase } from './sentence-case';

/** Keys of Payload's lists: search, filters, and an empty result. */
const OF_LISTS = [
  'addFilter',
  'createNew',
  'enterAValue',
  'filterWhere',
  'filters',
  'noFiltersSet',
  'noResultsDescription',
  'noResultsFound',
  'perPage',
  'searchBy',
];

test('[ADM-2, LANG-2] the frame’s lists speak as ours do: one spelling of search, no words run apart, a filter called as people call it', () => {
  const all: Record<string, string> = { ...fa.translations.general, ...betterPersian.general };
  const said = [...OF_LISTS.map((key) => all[key] ?? ''), ...Object.values({ ...fa.translations.operators, ...betterPersian.operators })];
  expect(said.filter((words) => words === '' || /جستجو|صافی| اید|هیچ ?کدام|بزرگتر|کوچکتر|جدید|یافت/u.test(words))).toEqual([]);
  // What is filled in stays; what the frame fills in by an object is left out.
  for (const [key, words] of Object.entries(betterPersian.general).filter(([one]) => one !== 'sortByLabelDirection'))
    expect([key, words.match(/\{\{\w+\}\}/g)?.sort()]).toEqual([key, (fa.translations.general as Record<string, string>)[key]?.match(/\{\{\w+\}\}/g)?.sort()]);
});

test('[ADM-2, LANG-2] the frame makes copies and new documents in whole Persian words, whatever a document is called', () => {
  const said = { ...fa.translations.general, ...betterPersian.general, ...fa.translations.localization, ...betterPersian.localization } as Record<
    string,
    string
  >;
  const shown = ['createNewLabel', 'creatingNewLabel', 'newLabel', 'untitled', 'dashboard', 'duplicate', 'selectedLocales', 'selectLocaleToDuplicate'];
  // A window says what is done in it, and a count stands before «خطا», which then has no plural; the frame sets its own dots.
  expect(['creating', 'editing', 'errors', 'loading'].map((key) => said[key])).toEqual(['افزودن', 'ویرایش', 'خطا', 'در حال بارگذاری']);
  // «صفحه‌ی کالا تازه» and «انتخاب مناطق» were said so.
  expect(shown.filter((key) => /\}\} تازه|مناطق|مکان|کپی|داشبورد|بدون عنوان/u.test(said[key] ?? 'کپی'))).toEqual([]);
});

test('[ADM-2: English] the frame’s buttons and labels are written as ours: a capital at the head alone, no locale and no dashboard', () => {
  expect(inSentenceCase({ a: 'Save Draft', b: { c: 'Per Page: {{limit}}' }, d: 'Paste URL', e: 'Not saved. Are you sure?' })).toEqual({
    ...{ a: 'Save draft', b: { c: 'Per page: {{limit}}' } },
    ...{ d: 'Paste URL', e: 'Not saved. Are you sure?' },
  });
  expect([betterEnglish.general.createNew, betterEnglish.version.saveDraft, betterEnglish.fields.showAll]).toEqual(['Create new', 'Save draft', 'Show all']);
  expect(betterEnglish.general.untitled).toBe('Not named yet');
  const onDocuments = [betterEnglish.localization.copyToLocale, betterEnglish.localization.selectedLocales, betterEnglish.general.backToDashboard];
  expect(onDocuments.join(' ')).not.toMatch(/locale|dashboard/i);
});
