import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '#services/content/page';
import { openCms, type Cms, type Person } from '../../tests/cms';
import { testContext } from '../../tests/test-context';
import { contentPages } from '../seed/content/pages';
import { seed } from '../seed/seed';

/** Fields that hold choices (pages, drawings) and not an editor's text. */
const CHOICES = /^(?:blockType|id|anchor|colour|drawing|picture|kind|primaryPage|secondaryPage|actionPage|page|address|openAddress|slugs|target)$/;
const MARK = '‹edited›';

let cms: Cms;
let editor: Person;
beforeAll(async () => {
  cms = await openCms();
  await seed({ databaseUrl: cms.database.url, secret: cms.rt.settings.secrets.payload, production: false, root: process.cwd(), keep: () => {} });
  editor = await cms.full('editor');
}, 120_000);
afterAll(() => cms.stop());

/** The same sections, each word marked; says how many. */
function marked(value: unknown, key = ''): { value: unknown; words: number } {
  if (typeof value === 'string') return CHOICES.test(key) || value.trim() === '' ? { value, words: 0 } : { value: `${value} ${MARK}`, words: 1 };
  if (Array.isArray(value)) {
    const all = value.map((one) => marked(one));
    return { value: all.map((one) => one.value), words: all.reduce((sum, one) => sum + one.words, 0) };
  }
  if (value === null || typeof value !== 'object') return { value, words: 0 };
  const all = Object.entries(value).map(([name, one]) => [name, marked(one, name)] as const);
  return { value: Object.fromEntries(all.map(([name, one]) => [name, one.value])), words: all.reduce((sum, [, one]) => sum + one.words, 0) };
}
const count = (value: unknown) => JSON.stringify(value).split(MARK).length - 1;

test('[PAGE-11] the first start fills every page in both languages; every word of it is an editor’s to change, and the site reads the change', async () => {
  const { docs } = await cms.payload.find({ collection: 'pages', limit: 100 });
  expect(docs.map(({ slug }) => slug).sort()).toEqual(contentPages.map(({ slug }) => slug).sort());
  for (const { id, slug } of docs) {
    for (const lang of ['fa', 'en'] as const) {
      const before = await readPage(testContext(cms.rt, { lang }), slug);
      expect([slug, lang, before.ok && before.value.title !== '' && before.value.lead !== '']).toEqual([slug, lang, true]);
      const { title, lead, sections } = await cms.payload.findByID({ collection: 'pages', id, locale: lang });
      const edited = marked({ title, lead, sections });
      const answer = await cms.rest('PATCH', `/cms-api/pages/${id}?locale=${lang}`, {
        cookie: editor.cookie,
        body: { ...(edited.value as object), _status: 'published' },
      });
      expect([slug, lang, answer.status, answer.body['errors']]).toEqual([slug, lang, 200, undefined]);
      const after = await readPage(testContext(cms.rt, { lang }), slug);
      if (!after.ok) throw new Error(after.code);
      const { title: newTitle, lead: newLead, sections: newSections } = after.value;
      expect([slug, lang, count([newTitle, newLead, newSections])]).toEqual([slug, lang, edited.words]);
    }
  }
}, 120_000);
