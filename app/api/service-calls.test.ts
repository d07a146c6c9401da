import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveServiceRequest } from '#services/service-requests/move';
import { workDue } from '#services/work/due';
import { giveCredit } from '../../tests/attack/forms/money';
import { rentedRequest } from '../../tests/attack/forms/service-requests';
import { logInByApi } from '../../tests/api-calls';
import { startApiServer, type ApiServer } from '../../tests/api-server';
import { openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { failureSchema, successSchema } from './envelope';
import type { Call } from './call';
import { serviceCalls } from './service-calls';

type Heard = { status: number; data: never; errors: { code: string; field: string | null }[] };
type Operation = { requestBody?: { content: { 'application/json': { schema: Schema } } } };
type Schema = { properties?: Record<string, unknown>; required?: string[]; oneOf?: Schema[]; anyOf?: Schema[] };

let shop: Shop;
let server: ApiServer;
let token: string;
let other: string;
const FORM = '/api/v2/service-form';
const key = () => `key-${Math.random().toString(36).slice(2).padEnd(16, '0')}`;
const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query<Record<string, unknown>>(text, values)).rows;
const callOf = (method: string, address: string) => serviceCalls.find((one) => one.method === method && one.at.includes(address)) as Call;

beforeAll(async () => {
  shop = await openShop();
  server = await startApiServer({ shop });
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
  [token, other] = [await logIn('09121110001'), await logIn('09121110002')];
});
afterAll(() => server.stop());

/** One call; what comes back has the shape that the document gives. */
async function ask(method: string, path: string, { body, by = token, once }: { body?: unknown; by?: string; once?: string } = {}): Promise<Heard> {
  const sent = body instanceof FormData ? body : body === undefined ? undefined : JSON.stringify(body);
  const headers: Record<string, string> = {
    ...(typeof sent === 'string' ? { 'Content-Type': 'application/json' } : {}),
    ...(by === '' ? {} : { Authorization: `Bearer ${by}` }),
    ...(once === undefined ? {} : { 'Idempotency-Key': once }),
  };
  const response = await fetch(server.url + path, { method, headers, body: sent });
  const heard = (await response.json()) as Omit<Heard, 'status'>;
  const call = serviceCalls.find(
    (one) => one.method === method && one.at.some((at) => new RegExp(`^${at.replace('{code}', '[^/]+')}$`).test(path.split('?', 1)[0] ?? '')),
  );
  if (response.status === 200 && call) expect(successSchema(call.data).safeParse(heard).error, path).toBeUndefined();
  if (response.status >= 400) expect(failureSchema.safeParse(heard).error, path).toBeUndefined();
  return { status: response.status, ...heard };
}

const logIn = (phone: string) => logInByApi(server, phone);

const who = { name: 'آوین کهن‌سار', phone: '09121112233', city: 'tehran', fullAddress: 'خیابان نمونه، کوچه‌ی سرو، پلاک ۱۲', plate: '12', unit: '3' };
const massage = { ...who, sessions: 1, day: '2026-11-24', part: 'any' };
const serum = { ...who, day: '2026-11-24', part: 'morning', 'count-serum-therapy': 1, every: 'once' };

async function priced(code: string, unitToman: number): Promise<void> {
  const [row] = await rows('select id, state from service_requests where code = $1', [code]);
  const offer = {
    lines: [{ kind: 'base' as const, reason: 'list' as const, item: null, words: '', count: 1, unitToman }],
    visitFrom: new Date('2026-11-24T05:00:00Z'),
    visitTo: new Date('2026-11-24T08:00:00Z'),
  };
  const staff = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: ['support'] } });
  const [last] = await rows('select coalesce(max(version), 0)::int as version from request_offers where request_id = $1', [row?.['id']]);
  const made = await moveServiceRequest(staff, {
    requestId: Number(row?.['id']),
    event: row?.['state'] === 'not-checked' ? 'offer' : 're-offer',
    expectedState: row?.['state'] as 'not-checked',
    seenVersion: Number(last?.['version']),
    offer,
    ...(row?.['state'] === 'not-checked' ? {} : { reason: 'مسیر دورتر است' }),
  });
  if (!made.ok) throw new Error(made.code);
}

type Paper = { bytes?: Uint8Array<ArrayBuffer>; colour?: string; service?: string; field?: string };
async function paper({ bytes, colour = '#336699', service = 'nurse', field = 'prescription' }: Paper = {}): Promise<FormData> {
  const picture =
    bytes ??
    new Uint8Array(
      await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
        .jpeg()
        .toBuffer(),
    );
  const form = new FormData();
  form.set('service', service);
  form.set('field', field);
  form.append('files', new File([picture], 'a.jpg', { type: 'image/jpeg' }));
  return form;
}

describe('[SVC-1] [API-3: service form] a type of service by the API', () => {
  test('its form, prices and rules are read by anybody, in the language that is asked for; v1 gives the same list', async () => {
    const all = await ask('GET', FORM, { by: '' });
    const list = all.data as {
      type: string;
      fields: { name: string; kind: string; choices: { value: string; label: string }[] | null; when: object | null }[];
    }[];
    expect(list.map(({ type }) => type)).toEqual([
      'nurse',
      'ecg',
      'nursing',
      'homeCare',
      'doctorVisit',
      'labTest',
      'imaging',
      'physiotherapy',
      'massage',
      'beauty',
      'rental',
      'medicalProducts',
      'medicine',
    ]);
    expect((await ask('GET', '/api/v1/service-form', { by: '' })).data).toEqual(list);
    const medicine = list.at(-1);
    expect(medicine?.fields.find(({ name }) => name === 'doctorName')).toMatchObject({ when: { field: 'by', is: ['online'] } });
    expect(medicine?.fields.find(({ name }) => name === 'by')?.choices?.every(({ label }) => /[\u0600-\u06ff]/.test(label))).toBe(true);
    expect((await ask('GET', '/v2/beauty/service', { by: '' })).data).toEqual((await ask('GET', `${FORM}/beauty`, { by: '' })).data);
    expect((await ask('GET', `${FORM}/ambulance`, { by: '' })).status).toBe(404);
  });

  test('[API-4: services] the document has a body for each, without files; a form with cases is one of several', async () => {
    const document = (await (await fetch(`${server.url}/v2/openapi.json`)).json()) as { paths: Record<string, { post?: Operation }> };
    const schema = (address: string) => document.paths[address]?.post?.requestBody?.content['application/json'].schema;
    expect(schema(`${FORM}/medicine`)?.oneOf).toHaveLength(3);
    expect(Object.keys(schema(`${FORM}/nurse`)?.properties ?? {})).toEqual(
      expect.arrayContaining(['name', 'phone', 'count-serum-therapy', 'papers', 'address']),
    );
    expect(Object.keys(schema(`${FORM}/nurse`)?.properties ?? {})).not.toContain('prescription');
    expect(schema('/api/v1/service-form')?.anyOf?.length).toBeGreaterThanOrEqual(13);
    expect(document.paths['/v2/labTest/request']?.post).toBeDefined();
  });
});

describe('[SVC-1] [INP-2] [INP-7] a request by the API', () => {
  test('is asked for with a paper, once for a key, and read back by its owner alone', async () => {
    const [id] = (await ask('POST', '/v2/file', { body: await paper() })).data as string[];
    const once = key();
    const sent = await ask('POST', `${FORM}/nurse`, { body: { ...serum, papers: [id] }, once });
    expect(sent).toMatchObject({ status: 200, data: { code: expect.stringMatching(/^ZS-/), dueAt: expect.any(String) } });
    expect((await ask('POST', `${FORM}/nurse`, { body: { ...serum, papers: [id] }, once })).data).toEqual(sent.data);
    expect(await ask('POST', `${FORM}/nurse`, { body: { ...serum, part: 'evening', papers: [id] }, once })).toMatchObject({ status: 409 });
    const { code } = sent.data as { code: string };
    const read = await ask('GET', `${FORM}/mine/${code}`);
    expect(read.data).toMatchObject({ code, service: 'nurse', state: 'not-checked', papers: [{ id }], phone: '09121112233' });
    const mine = await ask('GET', `${FORM}/mine`);
    expect((mine.data as { rows: { code: string }[] }).rows.map((one) => one.code)).toEqual([code]);
    expect((await ask('GET', `${FORM}/mine`, { by: other })).data).toMatchObject({ rows: [] });
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/cancel', {}],
      ['POST', '/decline', {}],
      ['POST', '/nobody-came', {}],
      ['POST', '/accept', { version: 1 }],
      ['POST', '/wait', undefined],
      ['POST', '/message', { words: 'سلام، کی می‌آیید؟' }],
    ] as const)
      expect([path, (await ask(method, `${FORM}/mine/${code}${path}`, { by: other, body })).status]).toEqual([path, 404]);
  });

  test('what is wrong is named by field, a paper of another is as absent as none, and nothing is written', async () => {
    const before = await rows('select count(*)::int as n from service_requests');
    const wrong = await ask('POST', `${FORM}/nurse`, { body: { ...serum, phone: '12', city: 'ری', 'count-serum-therapy': true } });
    expect(wrong.errors.map(({ field, code }) => [field, code])).toContainEqual(['count-serum-therapy', 'api.kind.number']);
    const late = await ask('POST', `${FORM}/nurse`, { body: { ...serum, phone: '12' } });
    expect(late.errors.map(({ field }) => field)).toEqual(expect.arrayContaining(['phone', 'prescription']));
    const [others] = (await ask('POST', '/v2/file', { body: await paper(), by: other })).data as string[];
    expect((await ask('POST', `${FORM}/nurse`, { body: { ...serum, papers: [others] } })).errors).toContainEqual(
      expect.objectContaining({ field: 'prescription' }),
    );
    expect((await ask('POST', `${FORM}/nurse`, { body: { ...serum, papers: 'x' } })).errors[0]).toMatchObject({ code: 'api.kind.list', field: 'papers' });
    expect((await ask('POST', `${FORM}/nurse`, { body: { ...serum, papers: Array(9).fill('x') } })).errors[0]).toMatchObject({
      code: 'api.too-many',
      field: 'papers',
    });
    expect((await ask('POST', `${FORM}/massage`, { body: { ...massage, address: 'mine' } })).errors[0]).toMatchObject({ field: 'address' });
    expect((await ask('POST', `${FORM}/massage`, { body: { ...massage, address: 987_654 } })).errors[0]).toMatchObject({ field: 'address' });
    expect((await ask('POST', '/v2/file', { body: await paper({ bytes: new Uint8Array([60, 104, 116, 109, 108, 62]) }) })).errors[0]?.field).toBe('files');
    expect((await ask('POST', '/api/v1/service-form', { body: { serviceType: 'x', ...massage } })).errors[0]?.field).toBe('serviceType');
    expect((await ask('POST', `${FORM}/massage`, { body: massage, by: '' })).status).toBe(401);
    expect(await rows('select count(*)::int as n from service_requests')).toEqual(before);
  });

  test('[API-2: servicesPayment] its price is accepted as it was read, another is not; the bill is paid at the gateway and nothing is paid twice', async () => {
    const sent = await ask('POST', '/api/v1/service-form', { body: { serviceType: 'massage', ...massage } });
    expect(sent.errors).toEqual([]);
    const { code } = sent.data as { code: string };
    await priced(code, 500_000);
    server.later(60);
    await priced(code, 650_000);
    const stale = await ask('POST', `${FORM}/mine/${code}/accept`, { body: { version: 1 } });
    expect(stale).toMatchObject({ status: 409, errors: [{ code: 'services.offer.other-price' }] });
    expect((await ask('GET', '/v2/servicesPayment')).data).toEqual([]);
    for (let time = 0; time < 2; time += 1)
      expect((await ask('POST', `${FORM}/mine/${code}/accept`, { body: { version: 2 } })).data).toMatchObject({
        state: 'waiting-payment',
        totalToman: 650_000,
      });
    expect((await ask('GET', '/v2/servicesPayment')).data).toMatchObject([{ code, service: 'massage', totalToman: 650_000 }]);
    expect((await ask('GET', '/v2/servicesPayment', { by: other })).data).toEqual([]);
    const pay = (body: object, more: { by?: string; once?: string } = {}) =>
      ask('POST', '/v2/servicesPayment', { body: { code, shownToman: 650_000, by: 'gateway', ...body }, ...more });
    expect((await pay({}, { by: other })).status).toBe(404);
    expect((await pay({ shownToman: 500_000 })).status).toBe(409);
    expect((await pay({ by: 'wallet' })).errors[0]?.code).toBe('wallet.credit.insufficient');
    expect((await pay({ by: 'both' })).errors[0]).toMatchObject({ code: 'api.missing', field: 'walletToman' });
    const once = key();
    const way = await pay({}, { once });
    expect(way.data).toMatchObject({ code, paid: false, payUrl: expect.stringContaining('http') });
    await fetch((way.data as { payUrl: string }).payUrl, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' });
    expect((await pay({})).data).toMatchObject({ paid: true, payUrl: null });
    expect((await ask('GET', '/v2/servicesPayment')).data).toEqual([]);
    expect((await ask('GET', `${FORM}/mine/${code}`)).data).toMatchObject({
      ...{ state: 'waiting-action', paidToman: 650_000, openings: [] },
      visits: [{ state: 'planned', code: null, doorAt: null, note: null, findings: [] }],
    });
  });

  test('[INP-4] [INP-8] it is written about, cancelled by the fee that was shown, and its end is told again when pressed again', async () => {
    const { code } = (await ask('POST', `${FORM}/massage`, { body: massage })).data as { code: string };
    const written = await ask('POST', `${FORM}/mine/${code}/message`, { body: { words: 'زنگ خراب است، لطفاً تماس بگیرید' } });
    expect(written.data).toMatchObject({ messages: [{ side: 'requester', words: 'زنگ خراب است، لطفاً تماس بگیرید' }] });
    expect((await ask('POST', `${FORM}/mine/${code}/wait`)).status).toBe(409);
    for (let time = 0; time < 2; time += 1)
      expect((await ask('POST', `${FORM}/mine/${code}/cancel`, { body: { reason: 'دیگر لازم نیست' } })).data).toMatchObject({ state: 'cancelled' });
  });

  test('[MED-1] [MED-2] medicine by an online prescription, on paper at most twice, or by its name; each waits in the desk’s one queue and goes the way of every request', async () => {
    const medicine = { ...who, day: '2026-11-24', part: 'any' };
    const send = (body: object) => ask('POST', `${FORM}/medicine`, { body: { ...medicine, ...body } });
    const missing = async (body: object) => (await send(body)).errors.map(({ field }) => field).sort();
    expect(await missing({ by: 'online' })).toEqual(['doctorName', 'insurance', 'nationalId']);
    expect(await missing({ by: 'paper' })).toEqual(['photos']);
    expect(await missing({ by: 'none' })).toEqual(['medicines']);
    expect(await missing({ by: 'none', medicines: 'قرص استامینوفن', name: '', phone: '', city: '', fullAddress: '' })).toEqual([
      'city',
      'fullAddress',
      'name',
      'phone',
    ]);
    const online = { by: 'online', doctorName: 'دکتر سپیدرود', nationalId: '0084575948', insurance: 'health' };
    const photos = await Promise.all(['#112233', '#445566', '#778899'].map((colour) => paper({ colour, service: 'medicine', field: 'photos' })));
    const kept = [];
    for (const photo of photos) kept.push(await ask('POST', '/v2/file', { body: photo }));
    expect(kept.map(({ status }) => status)).toEqual([200, 200, 422]);
    const papers = kept.flatMap(({ data }) => (data as string[] | null) ?? []);
    const codes: string[] = [];
    for (const body of [online, { by: 'paper', papers }, { by: 'none', medicines: 'قرص استامینوفن ۵۰۰، دو ورق' }]) {
      const sent = await send(body);
      expect(sent.errors).toEqual([]);
      codes.push((sent.data as { code: string }).code);
    }
    const staff = testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: ['support'] } });
    const ids = (await rows('select id from service_requests where code = any($1)', [codes])).map((row) => row['id']);
    const waiting = (await workDue(staff, { queue: 'services' })).spans.flatMap(({ items }) => items).map((item) => item.id);
    expect(waiting).toEqual(expect.arrayContaining(ids));
    const [code = ''] = codes;
    await priced(code, 180_000);
    expect((await ask('POST', `${FORM}/mine/${code}/accept`, { body: { version: 1 } })).data).toMatchObject({ state: 'waiting-payment' });
    for (const one of codes) expect((await ask('POST', `${FORM}/mine/${one}/cancel`, { body: {} })).status).toBe(one === code ? 409 : 200);
    expect((await ask('POST', `${FORM}/mine/${code}/decline`, { body: {} })).data).toMatchObject({ state: 'cancelled' });
  });

  test('[INP-9: by the API] what is lent is read with its end and today’s price; another month is paid once from the wallet, and it is fetched on a day of one’s own', async () => {
    const { pool } = shop.database;
    const [own] = await rows(`select id from users where phone = '09121110001'`);
    const requester = Number(own?.['id']);
    const code = await rentedRequest(pool, { requester, provider: requester, lent: true });
    await rows(
      `update rental_loans set since = '2026-10-27T08:00:00Z', ends_on = '2026-11-26' where request_id = (select id from service_requests where code = $1)`,
      [code],
    );
    await giveCredit(pool, requester, 1_000_000);
    const at = `${FORM}/mine/${code}`;
    const rental = { serial: `W-${code}`, endsOn: '2026-11-26', months: 1, extend: 'now', price: { wasToman: 500_000, isToman: 690_000 }, returned: false };
    expect((await ask('GET', at)).data).toMatchObject({ rental });
    expect((await ask('POST', `${at}/cancel`, { body: { seenFeeToman: 100_000 } })).errors).toMatchObject([{ code: 'services.lent' }]);
    const body = { endsOn: '2026-11-26', shownToman: 690_000, by: 'wallet' };
    expect((await ask('POST', `${at}/month`, { body, by: other })).status).toBe(404);
    expect((await ask('POST', `${at}/month`, { body: { ...body, shownToman: 1_000 } })).errors).toMatchObject([{ code: 'services.offer.other-price' }]);
    const once = key();
    for (let time = 0; time < 2; time += 1) expect((await ask('POST', `${at}/month`, { body, once })).data).toMatchObject({ code, paid: true });
    expect((await ask('POST', `${at}/month`, { body })).status).toBe(409);
    expect((await ask('GET', at)).data).toMatchObject({ rental: { months: 2, endsOn: '2026-12-26', extend: 'later' } });
    expect((await ask('POST', `${at}/fetch`, { body: { day: '2026-11-20', part: 'any' } })).errors).toMatchObject([{ field: 'day' }]);
    expect((await ask('POST', `${at}/fetch`, { body: { day: '2026-11-30', part: 'morning' } })).data).toMatchObject({
      visits: [{ kind: 'bring' }, { kind: 'fetch', from: '2026-11-30T04:30:00.000Z' }],
    });
  });

  test('[API-4: services] every call that writes is refused without a token, as its document says', async () => {
    for (const { method, at, access, refused } of serviceCalls) {
      if (access !== 'user') continue;
      const heard = await ask(method, at[0].replace('{code}', 'ZS-XXXXXXX'), { by: '', ...(method === 'GET' ? {} : { body: {} }) });
      expect([at[0], heard.status]).toEqual([at[0], 401]);
      expect(refused).not.toContain(401);
    }
    expect(callOf('POST', `${FORM}/nurse`).refused).toContain(409);
  });
});
