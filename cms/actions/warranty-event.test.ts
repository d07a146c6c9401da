import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let afterSales: Person;
let operations: Person;
let editor: Person;
let variantId: number;
let userId: number;
let channelId: number;

const one = async (text: string, values: unknown[] = []) => (await cms.database.pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
const rows = async (text: string, values: unknown[] = []) => (await cms.database.pool.query<Record<string, unknown>>(text, values)).rows;
beforeAll(async () => {
  cms = await openCms();
  [afterSales, operations, editor] = [await cms.full('after-sales'), await cms.full('operations'), await cms.full('editor')];
  userId = await one(`insert into users (phone, first_name, last_name) values ('09121234567', 'آوین', 'کهن‌سار') returning id`);
  const product = await one(
    `insert into products (slug, kind_id, drawing, stage, rank, _status) values ('nb1', (select id from kinds where slug = 'blood-pressure'), 'nb1', 'glaze', 2, 'published') returning id`,
  );
  variantId = await one(`insert into variants (sku, product_id, price_toman) values ('NB1', $1, 3290000) returning id`, [product]);
  channelId = await one(`insert into sales_channels (kind) values ('dealer') returning id`);
});
afterAll(() => cms.stop());

let made = 0;
/** A registered device with a ticket that was just sent. */
async function ticket(): Promise<{ id: number; deviceId: number }> {
  made += 1;
  const deviceId = await one(
    `insert into devices (serial, variant_id, state, user_id, channel_id, received_on, purchased_on, warranty_ends_on, service_ends_on, registered_at)
     values ($1, $2, 'active', $3, $4, '2026-11-20', '2026-11-19', '2027-11-19', '2031-11-19', now()) returning id`,
    [`NB${2_600_000_000 + made}`, variantId, userId, channelId],
  );
  const id = await one(
    `insert into warranty_tickets (code, kind, state, state_since, device_id, user_id, lang, province, city)
     values ($1, 'guarantee', 'sent', now(), $2, $3, 'fa', 'tehran', 'tehran') returning id`,
    [`ZT-${2_222_222 + made}`, deviceId, userId],
  );
  return { id, deviceId };
}
const press = (path: string, body: object, by: Person) => cms.rest('POST', `/cms-api/${path}`, { cookie: by.cookie, body });

test('[WAR-7: buttons] after-sales staff move a ticket by its buttons from the state they saw; no other role, no other move, nobody without the second factor', async () => {
  const { id } = await ticket();
  const at = `warranty-tickets/${id}/do`;
  expect((await press(`${at}/contact`, { expectedState: 'sent' }, editor)).status).toBe(403);
  expect((await press(`${at}/contact`, { expectedState: 'sent' }, operations)).status).toBe(403);
  expect((await press(`${at}/contact`, { expectedState: 'sent' }, await cms.half('after-sales'))).status).toBe(403);
  expect((await press(`${at}/repair`, { expectedState: 'sent', reason: 'x' }, afterSales)).status).toBe(409);
  expect((await press(`${at}/withdraw`, { expectedState: 'sent' }, afterSales)).status).toBe(403);
  for (const [event, body] of [
    ['fly', { expectedState: 'sent' }],
    ['contact', {}],
    ['contact', { expectedState: 'constructor' }],
  ] as const)
    expect((await press(`${at}/${event}`, body, afterSales)).status).toBe(404);
  expect((await press(`${at}/contact`, { expectedState: 'sent' }, afterSales)).body).toMatchObject({ value: { state: 'contacted' } });
  expect((await press(`${at}/contact`, { expectedState: 'sent' }, afterSales)).status).toBe(409);
  expect(await press(`${at}/refuse`, { expectedState: 'contacted' }, afterSales)).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } });
  expect(await rows('select event, actor from events where subject = $1', [`ticket:${id}`])).toEqual([{ event: 'contact', actor: `staff:${afterSales.id}` }]);
  expect((await cms.rest('PATCH', `/cms-api/warranty-tickets/${id}`, { cookie: afterSales.cookie, body: { state: 'replaced' } })).status).toBe(403);
  // [ADM-4] Whether it has moved on is asked with the right of its list.
  const stamp = (by?: Person) => cms.rest('GET', `/cms-api/desk/stamp/warranty-tickets/${id}`, { cookie: by?.cookie ?? '' });
  expect([(await stamp(afterSales)).status, (await stamp(operations)).status, (await stamp(editor)).status, (await stamp()).status]).toEqual([
    200, 404, 404, 403,
  ]);
});

test('[WAR-7: buttons] a warranty is voided with its reason by after-sales staff alone; registering and replacing are no buttons of a device', async () => {
  const { deviceId } = await ticket();
  const at = `devices/${deviceId}/do`;
  for (const event of ['register', 'replace']) expect((await press(`${at}/${event}`, { expectedState: 'active', reason: 'x' }, afterSales)).status).toBe(404);
  expect((await press(`${at}/void`, { expectedState: 'active', reason: 'x' }, operations)).status).toBe(403);
  expect((await press(`${at}/void`, { expectedState: 'active' }, afterSales)).status).toBe(422);
  expect((await press(`${at}/void`, { expectedState: 'active', reason: 'برچسب سریال کنده شده بود' }, afterSales)).body).toMatchObject({
    value: { state: 'void' },
  });
  expect((await cms.rest('PATCH', `/cms-api/devices/${deviceId}`, { cookie: afterSales.cookie, body: { warrantyEndsOn: '2030-01-01' } })).status).toBe(403);
});

test('[WAR-3: made serials] staff add the serials of a model, all or none, pressed twice once; an editor does not', async () => {
  const add = (serials: string, by = operations) => press(`variants/${variantId}/do/add-serials`, { serials }, by);
  expect((await add('NB3000000001\nnb۳۰۰۰۰۰۰۰۰۲، NB3000000003')).body).toMatchObject({ value: { added: 3 } });
  expect((await add('NB3000000001 NB3000000002')).body).toMatchObject({ value: { added: 0 } });
  expect((await add('NB3000000004, NB12')).status).toBe(422);
  expect((await add(' , ')).status).toBe(422);
  expect((await add(Array.from({ length: 501 }, (_, at) => `NB${3_100_000_000 + at}`).join(' '))).status).toBe(422);
  expect((await add('NB3000000005', editor)).status).toBe(403);
  expect(await rows(`select serial, state from devices where serial like 'NB300000000%' order by serial`)).toEqual(
    [1, 2, 3].map((at) => ({ serial: `NB300000000${at}`, state: 'made' })),
  );
});

test('[WAR-2: staff keep the list] after-sales staff add and switch off covered places; they are never deleted, and no other role changes them', async () => {
  const body = { title: 'تجهیزات سرو', kind: 'dealer', province: 'tehran', active: true, rank: 10 };
  expect((await press('sales-channels?locale=fa', body, operations)).status).toBe(403);
  const { status, body: added } = await press('sales-channels?locale=fa', body, afterSales);
  expect(status).toBe(201);
  const { id } = (added as { doc: { id: number } }).doc;
  expect((await cms.rest('PATCH', `/cms-api/sales-channels/${id}?locale=fa`, { cookie: afterSales.cookie, body: { active: false } })).status).toBe(200);
  expect((await cms.rest('DELETE', `/cms-api/sales-channels/${id}`, { cookie: afterSales.cookie })).status).toBe(403);
});

test('[WAR-7: papers] a private photo opens for after-sales staff with a line in the log, and for no other role', async () => {
  const { id, deviceId } = await ticket();
  const paper = 'a'.repeat(32);
  await cms.rt.files.put(`warranty/${paper}.webp`, { bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' });
  await cms.database.pool.query(
    `insert into warranty_papers (id, kind, device_id, ticket_id, user_id, file, bytes, created_at) values ($1, 'photo', $2, $3, $4, $5, 3, now())`,
    [paper, deviceId, id, userId, `warranty/${paper}.webp`],
  );
  const open = (by?: Person, which = paper) => cms.rest('GET', `/cms-api/warranty-tickets/papers/${which}`, { cookie: by?.cookie ?? '' });
  expect([(await open()).status, (await open(editor)).status, (await open(operations)).status, (await open(afterSales, 'b'.repeat(32))).status]).toEqual([
    403, 404, 404, 404,
  ]);
  expect((await open(afterSales)).status).toBe(200);
  expect(await rows(`select actor from audit where action = 'papers.read'`)).toEqual([{ actor: `staff:${afterSales.id}` }]);
});
