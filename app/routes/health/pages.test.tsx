import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ComponentType } from 'react';
import { measureField, readingFields, readReading } from '#domain/records/read-reading';
import { recordTypes } from '#domain/records/types/all';
import type { RecordType } from '#domain/records/types/record-type';
import { langs } from '#locales/lang';
import { say } from '#locales/say';
import type { ShownReading } from '#services/health/shown-reading';
import { LangProvider } from '../../words';
import Add from './add';
import Home from './home';
import Reading from './reading';
import Edit from './reading-edit';
import Records from './records';
import Type from './type';

const NOW = new Date('2026-11-27T08:00:00Z');
const types: readonly RecordType[] = recordTypes;

/** A reading of a type, each of its fields filled with its own example. */
function readingOf(type: RecordType): ShownReading {
  const typed = Object.fromEntries([
    ...[...type.measures, ...(type.more ?? [])].map((one) => [one.name, String(measureField(one).example)]),
    ...type.choices.map(({ name, of }) => [name, of[0]]),
    ...(type.lines ?? []).map(({ name, field }) => [name, field.example]),
  ]) as Record<string, string>;
  const read = readReading(type, typed, NOW);
  if (!read.ok) throw new Error(JSON.stringify(read.refusals));
  const { numbers, choices, lines, measuredAt } = read.value;
  return { ref: 'r'.repeat(22), type: type.code, numbers, choices, lines, measuredAt, class: null, rule: null, origin: 'user', confirmed: false };
}

function draw(Page: ComponentType, lang: 'fa' | 'en', data: object): string {
  const router = createMemoryRouter([{ id: 'page', path: '/', element: <Page />, loader: () => data }], { hydrationData: { loaderData: { page: data } } });
  return renderToStaticMarkup(
    <LangProvider lang={lang}>
      <RouterProvider router={router} />
    </LangProvider>,
  );
}

const whose = { of: undefined, name: 'آوین', isMine: true };
const of = 'm'.repeat(22);
const file = (type: RecordType) => ({ id: 'f'.repeat(32), kind: type.files?.kinds.includes('sound') ? 'audio/wav' : 'image/webp', bytes: 400_000 });
/** Signs of a word or a value that was not there. */
const BROKEN = /undefined|NaN|\[object|health\.[a-z-]+\.|Invalid Date/;

test.each(types.map((type) => [type.code, type] as const))('[REC-1: pages] %s is drawn by each page in both languages, with nothing missing', (code, type) => {
  const reading = readingOf(type);
  const day = { at: '2026-11-27', n: 1, low: reading.numbers, high: reading.numbers, mean: reading.numbers, standard: 0, nonStandard: 0 };
  const days = type.measures.length > 0 ? [day] : [];
  const figures = days.length > 0 ? { n: 1, mean: reading.numbers, standard: 0, nonStandard: 0 } : null;
  const list = { whose, code, ref: of, range: '30', only: null, first: true, figures, marks: days, byMonth: false, next: null };
  const one = {
    ...{
      whose,
      of,
      reading,
      words: null,
      files: type.files ? [file(type)] : [],
      favourite: false,
      by: '',
      removedUntil: null,
      mayChange: true,
      mayRemove: true,
    },
    versions: [1, 2].map((version) => ({ version, numbers: reading.numbers, measuredAt: NOW, why: 'made', at: NOW })),
  };
  const overview = { whose, ref: of, mayExport: true, types: [{ type: code, last: reading, figures, days }], favourites: [], now: NOW };
  const values = Object.fromEntries(Object.keys(readingFields(type)).map((name) => [name, '1']));
  for (const lang of langs) {
    const pages = {
      add: draw(Add, lang, { whose, code, ref: of, clientId: of, last: [reading] }),
      edit: draw(Edit, lang, { whose, of, ref: reading.ref, code, version: 1, values }),
      home: draw(Home, lang, overview),
      reading: draw(Reading, lang, one),
      records: draw(Records, lang, overview),
      type: draw(Type, lang, { ...list, readings: [reading] }),
      empty: draw(Type, lang, { ...list, readings: [], marks: [], figures: null }),
    };
    for (const [name, html] of Object.entries(pages)) expect([name, BROKEN.exec(html)?.[0] ?? null]).toEqual([name, null]);
    for (const name of Object.keys(readingFields(type))) expect([name, pages.add.includes(`name="${name}"`)]).toEqual([name, true]);
    expect([pages.add.includes('name="files"'), pages.edit.includes('name="files"')]).toEqual([type.files !== undefined, false]);
    expect(pages.reading.includes(`/files/${'f'.repeat(32)}`)).toBe(type.files !== undefined);
    for (const { name, says } of type.choices) expect(pages.reading).toContain(say(lang, `${says}.${reading.choices[name]}` as 'health.choices.arm.left'));
    for (const text of Object.values(reading.lines)) expect(pages.reading).toContain(text);
    expect(pages.type.includes('class="trend"')).toBe(type.chart !== 'none');
    expect(pages.empty).toContain(say(lang, `health.types.${code as 'ecg'}.empty`));
  }
});

test('[LABR-1: taken over] what a laboratory found stands on the page with its own range, and with no class of ours', () => {
  const found = JSON.stringify([{ test: 'cbc', value: '12.5', unit: 'g/dL', reference: '12–16' }]);
  const reading = { ...readingOf(types.find(({ code }) => code === 'lab-test')!), choices: { test: 'several' }, lines: { found }, origin: 'service' };
  const html = draw(Reading, 'en', {
    ...{ whose, of, reading, words: null, files: [], favourite: false, by: '', versions: [], removedUntil: null, mayChange: false, mayRemove: true },
  });
  for (const part of ['12.5 g/dL', '12–16', say('en', 'services.tests.several'), say('en', 'health.reading.laboratory')]) expect(html).toContain(part);
  expect(BROKEN.exec(html)).toBeNull();
});
