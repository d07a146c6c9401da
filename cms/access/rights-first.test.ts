import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CollectionSlug } from 'payload';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let support: Person;
beforeAll(async () => {
  cms = await openCms();
  support = await cms.full('support');
});
afterAll(() => cms.stop());

/** Collections that the support role may not write: all that editors keep. */
const closed = () => cms.payload.config.collections.filter(({ slug, versions }) => versions && !slug.startsWith('payload-')).map(({ slug }) => slug);

test('[ADM-5: rights first] whoever may not write is told that alone, whatever is wrong with what was sent', async () => {
  const slugs = closed();
  expect(slugs).toContain('posts');
  const { cookie } = support;
  for (const slug of slugs) {
    const asked: [string, string, object][] = [
      ['POST', `/cms-api/${slug}`, { _status: 'published' }],
      ['POST', `/cms-api/${slug}?locale=xx`, { _status: 'published' }],
      ['PATCH', `/cms-api/${slug}/1`, {}],
      ['PATCH', `/cms-api/${slug}/1?locale=xx`, { _status: 'published' }],
      ['PATCH', `/cms-api/${slug}?where[id][exists]=true`, { _status: 'published' }],
      ['POST', `/cms-api/${slug}/x/do/plan`, { lang: 'xx' }],
      ['POST', `/cms-api/${slug}/1/do/nothing`, {}],
      ['DELETE', `/cms-api/${slug}/1`, {}],
    ];
    for (const [method, path, body] of asked) {
      const { status } = await cms.rest(method, path, { cookie, body });
      expect([method, path, status]).toEqual([method, path, 403]);
    }
    // There is nothing to copy, which anybody who reads may know.
    expect([403, 404]).toContain((await cms.rest('POST', `/cms-api/${slug}/1/duplicate`, { cookie, body: { _status: 'published' } })).status);
  }
});

test.each(['media', 'documents'])('[ADM-5: rights first] a file for %s is not looked into for whoever may keep none', async (slug) => {
  const user = { ...(await cms.payload.findByID({ collection: 'staff', id: support.id })), collection: 'staff', _strategy: 'second-factor' };
  const data = Buffer.from('neither a picture nor a paper');
  const file = { data, mimetype: slug === 'media' ? 'image/png' : 'application/pdf', name: 'x.bin', size: data.length };
  const kept = (who: object | undefined) =>
    cms.payload.create({ collection: slug as CollectionSlug, data: {} as never, file, ...(who ? { overrideAccess: false, user: who as never } : {}) }).then(
      () => 200,
      (error: { status?: number }) => error.status,
    );
  expect(await kept(user)).toBe(403);
  expect(await kept(undefined)).toBe(400);
});
