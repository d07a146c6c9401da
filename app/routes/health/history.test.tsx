import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ComponentType } from 'react';
import type { EhrKind } from '#domain/ehr/kind';
import { ehrKinds } from '#domain/ehr/kinds';
import { readEntry } from '#domain/ehr/read-entry';
import { ehrSteps } from '#domain/ehr/steps';
import { summaryOf } from '#domain/ehr/summary';
import { langs } from '#locales/lang';
import { say } from '#locales/say';
import type { EhrEntry } from '#services/health/ehr';
import { LangProvider } from '../../words';
import History from './history';
import Entry from './history-entry';
import Step from './history-step';
import Summary from './summary';
import { entryValues } from './ehr-says';

const NOW = new Date('2026-11-27T08:00:00Z');
const kinds: readonly EhrKind[] = ehrKinds;

/** An entry of a kind, each of its fields filled with its own example. */
function entryOf(kind: EhrKind): EhrEntry {
  const typed = Object.fromEntries(
    Object.entries(kind.fields).map(([name, { example }]) => [name, typeof example === 'object' ? example.fa : (example ?? 'on')]),
  );
  const read = readEntry(kind, typed, '2026-11-27');
  if (!read.ok) throw new Error(JSON.stringify(read.refusals));
  return { ref: 'e'.repeat(22), kind: kind.code, said: { ...read.value.plain, ...read.value.words }, enteredAt: NOW, version: 1, removedUntil: null };
}

function draw(Page: ComponentType, lang: 'fa' | 'en', data: object): string {
  const router = createMemoryRouter([{ id: 'page', path: '/', element: <Page />, loader: () => data }], { hydrationData: { loaderData: { page: data } } });
  return renderToStaticMarkup(
    <LangProvider lang={lang}>
      <RouterProvider router={router} />
    </LangProvider>,
  );
}

const mother = { of: 'm'.repeat(22), name: 'مادر', isMine: false };
const facts = {
  birthDay: '1961-08-24',
  gender: 'female',
  heightCm: 162,
  nationalId: '0084575948',
  place: { country: 'IR', province: 'tehran', city: 'tehran', fullAddress: 'خیابان نمونه' },
  version: 3,
};
/** Signs of a word or a value that was not there. */
const BROKEN = /undefined|NaN|\[object|health\.[a-z-]+\.|Invalid Date|\{\{/;

test.each(kinds.map((kind) => [kind.code, kind] as const))(
  '[EHR-2: pages] %s is drawn by each page in both languages, with nothing missing, for whom it is in the button',
  (code, kind) => {
    const entry = entryOf(kind);
    const step = { whose: mother, step: code, facts, mayChange: true, done: [code], clientId: 'c'.repeat(22), removed: [], none: false };
    for (const lang of langs) {
      const versions = [2, 1].map((version) => ({ version, said: entry.said, why: version === 1 ? 'made' : 'changed', at: NOW }));
      const pages = {
        step: draw(Step, lang, { ...step, entries: [entry] }),
        removed: draw(Step, lang, { ...step, entries: [], removed: [{ ...entry, removedUntil: NOW }] }),
        none: draw(Step, lang, { ...step, entries: [], none: true }),
        seen: draw(Step, lang, { ...step, entries: [entry], mayChange: false }),
        edit: draw(Entry, lang, { whose: mother, code, name: entry.said['name'], version: 2, values: entryValues(lang, entry.said), versions }),
        whole: draw(History, lang, {
          whose: mother,
          mayChange: true,
          done: [code],
          steps: ehrSteps.map((one) => ({ step: one, names: one === code ? ['x'] : [], none: false })),
        }),
      };
      for (const [name, html] of Object.entries(pages)) expect([name, BROKEN.exec(html)?.[0] ?? null]).toEqual([name, null]);
      for (const name of Object.keys(kind.fields))
        for (const html of [pages.step, pages.edit]) expect([name, html.includes(`name="${name}"`)]).toEqual([name, true]);
      expect(pages.step).toContain(say(lang, 'health.add.for', { name: 'مادر' }));
      expect(pages.step).toContain(entry.said['name']);
      expect(pages.none).toContain(say(lang, `health.ehr.step.${code}.is-none`));
      expect(pages.seen).not.toContain('<form');
      expect(pages.removed).toContain('value="restore"');
    }
  },
);

test('[EHR-1: pages] facts and address are forms for a keeper, filled with what is kept, and not for others', () => {
  for (const lang of langs)
    for (const step of ['card', 'place'] as const) {
      const data = { whose: mother, step, facts, done: [], clientId: '', entries: [], removed: [], none: false };
      const own = draw(Step, lang, { ...data, mayChange: true });
      const seen = draw(Step, lang, { ...data, facts: { ...facts, nationalId: null, place: null }, mayChange: false });
      for (const html of [own, seen]) expect(BROKEN.exec(html)?.[0] ?? null).toBeNull();
      expect(own).toContain(step === 'card' ? (lang === 'fa' ? '۰۰۸۴۵۷۵۹۴۸' : '0084575948') : 'خیابان نمونه');
      expect(seen).not.toContain('<form');
    }
});

test('[EHR-3: paper] the sheet has every part that was chosen, both calendars, and says that it is no diagnosis', () => {
  for (const lang of langs) {
    const all = { ...summaryOf(['allergy', 'medication', 'disease', 'surgery', 'family-disease', 'habit', 'readings', 'place'], '90') };
    const html = draw(Summary, lang, {
      whose: mother,
      ...all,
      now: NOW,
      fullName: 'میترا نیک‌رأی',
      facts,
      age: 65,
      entries: kinds.map(entryOf),
      none: [],
      readings: [],
    });
    expect(BROKEN.exec(html)?.[0] ?? null).toBeNull();
    for (const kind of kinds) expect(html).toContain(entryOf(kind).said['name']);
    for (const text of [
      lang === 'fa' ? '24 August 1961' : '2 Shahrivar 1340',
      say(lang, 'health.ehr.print.no-diagnosis'),
      say(lang, 'health.ehr.print.no-readings'),
    ])
      expect(html).toContain(text);
    const less = draw(Summary, lang, {
      whose: mother,
      ...summaryOf(['allergy'], '30'),
      now: NOW,
      fullName: '',
      facts: { ...facts, place: null },
      age: null,
      entries: [],
      none: ['allergy'],
      readings: [],
    });
    expect(less).toContain(say(lang, 'health.ehr.step.allergy.is-none'));
    expect(less).not.toContain('خیابان نمونه');
  }
});
