import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusals } from '../journeys/refusals';
import { openCms, type Cms } from '../cms';

let cms: Cms;
beforeAll(async () => {
  cms = await openCms();
});
afterAll(() => cms.stop());

/** Lists whose documents nobody makes in the admin's form, and why. */
const MADE_ELSEWHERE: Readonly<Record<string, string>> = { staff: 'a colleague is invited on a page of ours, which has a journey of its own' };

test('[ADM-2: reasons] every list that somebody writes in, and every page that there is one of, has its refusal in the journey of reasons', async () => {
  const { collections, globals } = cms.payload.config;
  const asAdministrator = { req: { user: { id: 1, collection: 'staff', roles: ['administrator'], _strategy: 'second-factor' }, payload: cms.payload } };
  const written: string[] = [];
  for (const { slug, access } of collections) {
    if (slug.startsWith('payload-') || slug in MADE_ELSEWHERE) continue;
    if (await access.create(asAdministrator as never)) written.push(`collections/${slug}`);
  }
  written.push(...globals.map(({ slug }) => `globals/${slug}`));
  expect(Object.keys(refusals).sort()).toEqual(written.sort());
  expect(written.length).toBeGreaterThan(15);
});
