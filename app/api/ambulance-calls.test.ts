import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApiServer, type ApiServer } from '../../tests/api-server';
import { openShop, type Shop } from '../../tests/shop';
import { ambulanceCalls } from './ambulance-calls';
import { failureSchema, successSchema } from './envelope';

let shop: Shop;
let server: ApiServer;
const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query<Record<string, unknown>>(text, values)).rows;
const AT = '/api/v1/ambulance';
const ride = {
  item: 'hospital-to-home',
  companion: true,
  name: 'آوین کهن‌سار',
  phone: '09121112233',
  city: 'tehran',
  fullAddress: 'خیابان نمونه، کوچه‌ی سرو، پلاک ۱۲',
};

beforeAll(async () => {
  shop = await openShop();
  server = await startApiServer({ shop });
});
afterAll(() => server.stop());

type Heard = {
  status: number;
  data: { emergency: string; follow: string; fields: unknown[] } | null;
  message: string | null;
  errors: { field: string | null }[];
};
/** One call; what comes back has the shape that the document gives. */
async function ask(method: 'GET' | 'POST', body?: object, headers: Record<string, string> = {}): Promise<Heard> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(server.url + AT, {
    method,
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    ...sent,
  });
  const heard = (await response.json()) as Omit<Heard, 'status'>;
  const call = ambulanceCalls.find((one) => one.method === method);
  if (response.status === 200 && call) expect(successSchema(call.data).safeParse(heard).error).toBeUndefined();
  if (response.status >= 400) expect(failureSchema.safeParse(heard).error).toBeUndefined();
  return { status: response.status, ...heard };
}

test('[AMB-1: API] [API-3: ambulance] its form and each answer name the emergency number; a guest calls it once with one key, and is led to where it is followed', async () => {
  expect(await ask('GET')).toMatchObject({ status: 200, data: { emergency: '115', type: 'ambulance' } });
  const headers = { 'Idempotency-Key': 'key-of-a-ride-0123456789', 'Accept-Language': 'en' };
  const called = await ask('POST', ride, headers);
  expect(called).toMatchObject({ status: 200, data: { emergency: '115', callMinutes: 5 } });
  expect(called.message).toContain('115');
  expect(called.data?.follow).toMatch(/\/follow\/[\w-]{22}$/);
  expect((await ask('POST', ride, headers)).data).toEqual(called.data);
  expect(await rows(`select state::text, user_id, "group"::text from service_requests`)).toEqual([{ state: 'not-checked', user_id: null, group: 'transfer' }]);
  expect((await ask('POST', { ...ride, fullAddress: 'خیابان دیگر، کوچه‌ی بید، پلاک ۳۴' }, headers)).status).toBe(409);
});

test('[AMB-1: API] what lacks or is no ride is said at its field; who calls too often hears of the emergency number', async () => {
  const bad = await ask('POST', { ...ride, item: 'helicopter', phone: '12', city: 'shiraz' });
  expect(bad.status).toBe(422);
  expect(bad.errors.map(({ field }) => field).sort()).toEqual(['city', 'item', 'phone']);
  expect(await rows(`select 1 from service_requests`)).toHaveLength(1);
  let last: Heard | null = null;
  for (let call = 0; call < 4; call += 1) last = await ask('POST', ride, { 'Accept-Language': 'en' });
  expect(last?.status).toBe(429);
  expect(JSON.stringify(last?.errors)).toContain('115');
});
