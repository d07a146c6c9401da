import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { ComponentType } from 'react';
import { summaryOf } from '#domain/ehr/summary';
import { langs } from '#locales/lang';
import { say } from '#locales/say';
import { Hydrates } from '../../link';
import { LangProvider } from '../../words';
import Imported from './imported';
import Summary from './summary';

const NOW = new Date('2026-11-27T08:00:00Z');
const mine = { of: undefined, name: 'من', isMine: true };

/** A page as a hydrated one draws it, where links between pages are the router’s. */
function draw(Page: ComponentType, lang: 'fa' | 'en', data: object): string {
  const router = createMemoryRouter([{ id: 'page', path: '/', element: <Page />, loader: () => data }], { hydrationData: { loaderData: { page: data } } });
  return renderToStaticMarkup(
    <LangProvider lang={lang}>
      <Hydrates.Provider value>
        <RouterProvider router={router} />
      </Hydrates.Provider>
    </LangProvider>,
  );
}

test('[EHR-3: preview] a look at a bundle says of which kind how many entries come, and of which there is none', () => {
  const found = { whose: mine, kind: 'bundle', person: null, types: [], rare: [], rareCount: 0, left: [], there: 0, stored: null };
  for (const lang of langs) {
    const history = [
      { kind: 'medication', n: 2 },
      { kind: 'allergy', n: 0 },
    ];
    const page = draw(Imported, lang, { ...found, history, count: 3 });
    expect(page).toContain(say(lang, 'health.import.history-kind', { kind: say(lang, 'health.ehr.step.medication.name'), count: 2 }));
    expect(page).toContain(say(lang, 'health.ehr.step.allergy.is-none'));
    expect(page).toContain(say(lang, 'health.import.store', { count: 3 }));
    expect(page).not.toContain(say(lang, 'health.import.empty'));
    expect(draw(Imported, lang, { ...found, history: [], count: 0 })).toContain(say(lang, 'health.import.empty'));
  }
});

test('[EHR-3: summary document] whoever keeps the file takes the summary as a document, with what is private where that is ticked; nobody else', () => {
  const facts = { birthDay: null, gender: null, heightCm: null, nationalId: null, place: null, version: 1 };
  const paper = { whose: mine, fullName: 'آوین', age: null, facts, entries: [], readings: [], none: [], now: NOW, ...summaryOf([], null) };
  for (const lang of langs) {
    const links = (data: object) => [...draw(Summary, lang, { ...paper, ...data }).matchAll(/<a[^>]*href="([^"]*summary\/fhir[^"]*)"[^>]*>/g)];
    const [plain] = links({ keeps: true, withPrivate: false });
    expect([plain?.[1]?.endsWith('/app/summary/fhir'), plain?.[0]?.includes('download')]).toEqual([true, true]);
    expect(links({ keeps: true, withPrivate: true })[0]?.[1]).toMatch(/\/app\/summary\/fhir\?private=on$/);
    expect(links({ keeps: false, withPrivate: false })).toEqual([]);
  }
});
