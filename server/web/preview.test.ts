import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AppLoadContext } from '@remix-run/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedContent } from '../../tests/seed-content';
import { openCms, type Cms, type Person } from '../../tests/cms';
import { answerPreview } from './preview';

let cms: Cms;
let editor: Person;
let server: http.Server;
let origin = '';
let rendered: { url: string; load: AppLoadContext }[] = [];
beforeAll(async () => {
  cms = await openCms();
  await seedContent(cms.database.pool);
  editor = await cms.full('editor');
  const render = async (request: Request, load?: AppLoadContext) => {
    rendered.push({ url: request.url, load: load as AppLoadContext });
    return new Response('<main>page</main>');
  };
  server = http.createServer((req, res) => {
    const ticket = decodeURIComponent((req.url ?? '').replace('/preview/', ''));
    answerPreview(render, ticket, Object.assign(req, { requestId: 'r' }) as never, res).catch(() => res.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await cms.stop();
});
beforeEach(() => void (rendered = []));

const pageId = async (slug: string) => (await cms.database.pool.query<{ id: number }>('select id from pages where slug = $1', [slug])).rows[0]?.id ?? 0;
const ask = (person: Person | null, document: string, lang: string) =>
  cms.rest('POST', `/cms-api/${document}/do/preview`, { ...(person ? { cookie: person.cookie } : {}), body: { lang } });
async function ticketFor(document: string, lang = 'fa'): Promise<string> {
  const { body } = await ask(editor, document, lang);
  return (body['value'] as { href: string }).href.replace(/^.*\/preview\//, '');
}
const post = (ticket: string, body: string, type = 'application/json') =>
  fetch(`${origin}/preview/${encodeURIComponent(ticket)}`, { method: 'POST', headers: { 'Content-Type': type }, body });
const form = (values: object) => JSON.stringify({ values });

test('[ADM-2: preview] the page is made of the form, for the document and language of the ticket, and nobody keeps it or opens it by itself', async () => {
  const answer = await post(await ticketFor(`pages/${await pageId('about')}`, 'en'), form({ slug: 'about', title: 'Now', id: 999, locale: 'fa' }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toBe(`default-src 'none'; frame-ancestors 'none'; sandbox`);
  expect(new URL(rendered[0]?.url ?? '').pathname).toBe('/en/company/about');
  expect(rendered[0]?.load.preview).toMatchObject({ collection: 'pages', id: await pageId('about'), lang: 'en', values: { title: 'Now' } });
});

test('[ADM-2: preview] a page that an editor made stands at its own address, before it is published as after', async () => {
  const made = await cms.rest('POST', '/cms-api/pages?locale=fa&draft=true', {
    cookie: editor.cookie,
    body: { slug: 'workshop', title: 'کارگاه', _status: 'draft' },
  });
  const { id } = made.body['doc'] as { id: number };
  expect((await post(await ticketFor(`pages/${id}`), form({ slug: 'workshop', title: 'کارگاه ما' }))).status).toBe(200);
  expect((await post(await ticketFor(`pages/${id}`, 'en'), form({ slug: 'constructor', title: 'Any' }))).status).toBe(200);
  expect(rendered.map(({ url }) => new URL(url).pathname)).toEqual(['/pages/workshop', '/en/pages/constructor']);
  expect(rendered[0]?.load.preview).toMatchObject({ collection: 'pages', id, values: { title: 'کارگاه ما' } });
});

test('[ADM-2: preview] who may not change a document gets no address for it', async () => {
  const about = `pages/${await pageId('about')}`;
  const support = await cms.full('support');
  const half = await cms.half('editor');
  for (const person of [null, support, half]) expect((await ask(person, about, 'fa')).status).toBeGreaterThanOrEqual(401);
  expect((await ask(editor, about, 'de')).status).toBe(422);
  // Tags have no page of their own to preview.
  expect((await ask(editor, 'tags/1', 'fa')).status).toBe(404);
});

test('[ADM-2, ADM-5: preview] a forged ticket, an old one, one of an ended session or of who lost the right shows nothing', async () => {
  const about = `pages/${await pageId('about')}`;
  const sent = form({ slug: 'about', title: 'x' });
  for (const forged of ['x', 'x.y', `${(await ticketFor(about)).split('.')[0]}.${'A'.repeat(43)}`])
    expect([forged, (await post(forged, sent)).status]).toEqual([forged, 404]);
  const ticket = await ticketFor(about);
  expect((await post(ticket, sent)).status).toBe(200);
  rendered = [];
  await cms.database.pool.query(`update staff_roles set value = 'support' where parent_id = $1`, [editor.id]);
  expect((await post(ticket, sent)).status).toBe(404);
  await cms.database.pool.query(`update staff_roles set value = 'editor' where parent_id = $1`, [editor.id]);
  const now = Date.now();
  cms.at(new Date(now + 16 * 60_000));
  expect((await post(ticket, sent)).status).toBe(404);
  cms.at(new Date(now));
  expect((await post(ticket, sent)).status).toBe(200);
  rendered = [];
  await cms.database.pool.query(`delete from staff_sessions where _parent_id = $1`, [editor.id]);
  const answer = await post(ticket, sent);
  expect([answer.status, await answer.text(), rendered]).toEqual([404, '', []]);
  editor = await cms.full('editor');
});

test('[ADM-2: preview] what is no form of an editor, or has no page, is refused and shows nothing', async () => {
  const ticket = await ticketFor(`pages/${await pageId('about')}`);
  for (const [body, type] of [
    [form({ slug: 'about' }), 'text/plain'],
    ['values=1', 'application/x-www-form-urlencoded'],
    ['{', 'application/json'],
    ['[]', 'application/json'],
    ['{"values":[]}', 'application/json'],
    [`{"values":${'['.repeat(100_000)}`, 'application/json'],
    [form({ slug: 'about', title: '\u0000' }), 'application/json'],
    [form({ slug: 'no where' }), 'application/json'],
    [form({ slug: '../about' }), 'application/json'],
    [form({ slug: 'about/x' }), 'application/json'],
    [form({ slug: 7 }), 'application/json'],
    [form({ slug: '' }), 'application/json'],
  ] as const)
    expect([body.slice(0, 40), (await post(ticket, body, type)).status]).toEqual([body.slice(0, 40), 422]);
  expect(rendered).toEqual([]);
});
