import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EhrCode } from '#domain/ehr/kind';
import { ehrKind } from '#domain/ehr/kinds';
import { readEntry } from '#domain/ehr/read-entry';
import { fhirId } from '#domain/records/fhir-bundle';
import { historyResources } from '#domain/records/fhir-search';
import { readReading } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import type { Ctx } from '#services/context';
import { addReading } from '#services/health/add-reading';
import { beginFile } from '#services/health/begin';
import { addEntry, sayNone } from '#services/health/change-ehr';
import { newRef } from '#services/unguessable';
import { logInByApi } from '../../tests/api-calls';
import { startApiServer, type ApiServer } from '../../tests/api-server';
import { give, linesOf, withChild } from '../../tests/health';
import { openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { fhirCalls } from './fhir-calls';
import { outcomeSchema } from './fhir-shape';

let shop: Shop;
let server: ApiServer;
beforeAll(async () => {
  shop = await openShop();
  server = await startApiServer({ shop });
});
afterAll(() => server.stop());

type Resource = { resourceType: string; id: string; code?: { coding: { code: string }[] }; valueQuantity?: { value: number } };
type Heard = {
  status: number;
  type: string;
  body: Resource & {
    link?: { relation: string; url: string }[];
    entry?: { resource: Resource }[];
    issue?: { code: string; details: { coding: { code: string }[]; text: string } }[];
  };
};

async function ask(path: string, by?: string): Promise<Heard> {
  const url = path.startsWith('http') ? server.url + new URL(path).pathname + new URL(path).search : `${server.url}/fhir/R4${path}`;
  const response = await fetch(url, { headers: by ? { Authorization: `Bearer ${by}` } : {} });
  const body = (await response.json()) as Heard['body'];
  const { pathname } = new URL(url);
  const call = fhirCalls.find(({ at }) => at.some((one) => new RegExp(`^${one.replaceAll('$', '\\$').replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname)));
  if (response.status === 200) expect(call?.data.safeParse(body).error, path).toBeUndefined();
  else expect(outcomeSchema.safeParse(body).error, path).toBeUndefined();
  return { status: response.status, type: response.headers.get('Content-Type') ?? '', body };
}
const resources = ({ body }: Heard) => body.entry?.map(({ resource }) => resource) ?? [];
const nextOf = ({ body }: Heard) => body.link?.find(({ relation }) => relation === 'next')?.url;

/** An account that came by the API, with its token and what a service knows of it. */
async function account(phone: string): Promise<{ token: string; ctx: Ctx; userId: number }> {
  const token = await logInByApi(server, phone);
  const { rows } = await shop.database.pool.query<{ id: number; session: string }>(
    `select u.id, (select max(s.id) from sessions s where s.user_id = u.id) as session from users u where phone = $1`,
    [phone],
  );
  const [row] = rows;
  if (!row) throw new Error('no account');
  await shop.database.pool.query(`update users set first_name = 'مهین', last_name = 'کهن‌سار' where id = $1`, [row.id]);
  const ctx = testContext(shop.rt, { actor: { kind: 'user', userId: row.id, sessionId: row.session } });
  await beginFile(ctx);
  return { token, userId: row.id, ctx };
}

let minute = 0;
async function add(ctx: Ctx, type: string, typed: Record<string, string>, of: string | null = null, uploads: File[] = []): Promise<string> {
  const now = shop.rt.clock();
  const read = readReading(recordType(type)!, typed, now);
  if (!read.ok) throw new Error(JSON.stringify(read.refusals));
  const reading = { ...read.value, measuredAt: new Date(now.getTime() - (minute += 1) * 60_000) };
  const added = await addReading({ ...ctx, now }, { of, type, reading, clientId: newRef(), confirmed: reading.numbers.join('-'), uploads });
  if (!added.ok || !('stored' in added.value)) throw new Error(JSON.stringify(added));
  return added.value.stored;
}
const sheet = () => new File(['%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'], 'a.pdf');

test('[API-7: read] the server says what it can do, to anybody; without a token everything else is refused as R4 says it', async () => {
  const said = await ask('/metadata');
  expect([said.status, said.type]).toEqual([200, 'application/fhir+json; charset=utf-8']);
  expect(said.body).toMatchObject({ resourceType: 'CapabilityStatement', fhirVersion: '4.0.1' });
  for (const path of ['/Patient', '/Observation', '/Observation/9jd3kx7q2mfa0e5r1t8uvw', '/Patient/9jd3kx7q2mfa0e5r1t8uvw/$everything']) {
    const refused = await ask(path);
    expect([refused.status, refused.body.issue?.[0]?.code, refused.body.issue?.[0]?.details.coding[0]?.code]).toEqual([401, 'login', 'access.login.needed']);
  }
  expect(await ask('/Basic')).toMatchObject({ status: 404, body: { resourceType: 'OperationOutcome' } });
});

test('[API-7: read] one’s own file: the person, readings by kind, category and time, one by its id; each page goes on where the last ended, and all of them together are all', async () => {
  const { token, ctx } = await account('09140000001');
  const pressures = [];
  for (const high of ['118', '121', '124']) pressures.push(await add(ctx, 'blood-pressure', { high, low: '76', pulse: '72' }));
  const rate = await add(ctx, 'heart-rate', { rate: '64' });
  const sugar = await add(ctx, 'blood-sugar', { amount: '98', status: 'fasting' });
  const lab = await add(ctx, 'lab-test', { test: 'cbc' }, null, [sheet()]);
  const patients = resources(await ask('/Patient', token));
  expect(patients).toMatchObject([{ resourceType: 'Patient', name: [{ given: ['مهین'], family: 'کهن‌سار' }] }]);
  const patient = patients[0]?.id ?? '';
  expect((await ask(`/Patient/${patient}`, token)).body).toEqual(patients[0]);

  const idsOf = async (query: string) => resources(await ask(query, token)).map(({ id }) => id);
  const pressure = pressures.map(fhirId);
  expect(await idsOf('/Observation?code=http://loinc.org|85354-9')).toEqual(pressure);
  expect(await idsOf(`/Observation?patient=Patient/${patient}&code=8867-4`)).toEqual([...pressure.map((id) => `${id}-pulse`), fhirId(rate)]);
  expect(await idsOf('/Observation?category=laboratory')).toEqual([fhirId(sugar)]);
  expect(await idsOf('/Observation?code=nothing-like-it')).toEqual([]);
  expect(await idsOf('/DiagnosticReport')).toEqual([fhirId(lab)]);
  expect(await idsOf('/DocumentReference')).toEqual([]);
  expect(await idsOf('/Observation?date=ge2026-11-21')).toHaveLength(8);
  expect(await idsOf('/Observation?date=lt2026-11-21')).toEqual([]);
  expect(await idsOf('/Observation?date=2026&date=ge2026-11-21')).toHaveLength(8);
  expect((await ask(`/Observation/${pressure[0]}`, token)).body).toMatchObject({
    id: pressure[0],
    component: [{ valueQuantity: { value: 118 } }, { valueQuantity: { value: 76 } }],
  });
  expect((await ask(`/Observation/${pressure[0]}-pulse`, token)).body).toMatchObject({
    valueQuantity: { value: 72 },
    derivedFrom: [{ reference: `Observation/${pressure[0]}` }],
  });
  expect((await ask(`/DiagnosticReport/${pressure[0]}`, token)).status).toBe(404);

  // Page by page, each resource once, however few a page holds.
  for (const count of [1, 2, 3, 50]) {
    const seen: string[] = [];
    let page = await ask(`/Patient/${patient}/$everything?_count=${count}`, token);
    for (let turn = 0; turn < 20; turn += 1) {
      seen.push(...resources(page).map(({ resourceType, id }) => `${resourceType}/${id}`));
      expect(resources(page).length).toBeLessThanOrEqual(count + (turn === 0 ? 1 : 0));
      const next = nextOf(page);
      if (!next) break;
      page = await ask(next, token);
    }
    expect(seen).toEqual([
      `Patient/${patient}`,
      ...pressure.flatMap((id) => [`Observation/${id}`, `Observation/${id}-pulse`]),
      `Observation/${fhirId(rate)}`,
      `Observation/${fhirId(sugar)}`,
      `DiagnosticReport/${fhirId(lab)}`,
    ]);
  }
});

test('[API-7: read, ROLE-4] another’s file is not there, whatever was opened of it; a child’s is, and each reading leaves its line', async () => {
  const [owner, friend] = [await account('09140000002'), await account('09140000003')];
  const reading = await add(owner.ctx, 'blood-pressure', { high: '119', low: '77', pulse: '71' });
  const { rows } = await shop.database.pool.query<{ id: string; ref: string }>('select id, ref from members where account_id = $1', [owner.userId]);
  const [file] = rows;
  await give(shop, Number(file?.id), { relation: 'family-keep', user: friend.userId, sensitive: true });
  const of = fhirId(file?.ref ?? '');
  for (const path of [`/Patient/${of}`, `/Patient/${of}/$everything`, `/Observation?patient=${of}`, `/Observation/${fhirId(reading)}`]) {
    expect([path, (await ask(path, friend.token)).status]).toEqual([path, 404]);
    expect([path, (await ask(path, owner.token)).status]).toEqual([path, 200]);
  }
  expect((await linesOf(shop, Number(file?.id))).filter(({ relation }) => relation !== 'owner')).toEqual([]);
  const child = await withChild(shop, friend.ctx, '2028-06-18');
  const patients = resources(await ask('/Patient', friend.token)).map(({ id }) => id);
  expect(patients).toHaveLength(2);
  expect(patients[1]).toBe(fhirId(child.ref));
  await ask(`/Observation?patient=${fhirId(child.ref)}`, friend.token);
  const lines = await linesOf(shop, child.id);
  expect(new Set(lines.map(({ relation }) => relation))).toEqual(new Set(['guardian']));
  // The list of persons, the records, and what of the history is an Observation.
  expect(lines.filter(({ action }) => action === 'health.export')).toHaveLength(3);
});

async function write(ctx: Ctx, kind: EhrCode, typed: Record<string, string>): Promise<string> {
  const read = readEntry(ehrKind(kind)!, typed, '2026-11-21');
  const added = read.ok ? await addEntry(ctx, { of: null, kind, entry: read.value, clientId: newRef() }) : null;
  if (!added?.ok) throw new Error(JSON.stringify(added ?? read));
  return added.value.ref;
}

test('[API-7: history] the history as its resources, one by its id, by kind and page by page behind the records; what somebody is used to is an Observation', async () => {
  const { token, ctx } = await account('09140000006');
  const rate = await add(ctx, 'heart-rate', { rate: '64' });
  const disease = await write(ctx, 'disease', { name: 'آسم', private: 'on' });
  const family = await write(ctx, 'family-disease', { relation: 'mother', name: 'دیابت' });
  const medicine = await write(ctx, 'medication', { name: 'لوزارتان', forgotten: 'on' });
  const habit = await write(ctx, 'habit', { sort: 'tobacco', name: 'سیگار', frequency: 'daily' });
  const surgery = await write(ctx, 'surgery', { name: 'زانو' });
  await sayNone(ctx, { of: null, kind: 'allergy', none: true, clientId: newRef() });
  const patient = resources(await ask('/Patient', token))[0]?.id ?? '';
  const idsOf = async (query: string) => resources(await ask(query, token)).map(({ id }) => id);
  for (const [type, ref] of [
    ['Condition', disease],
    ['FamilyMemberHistory', family],
    ['MedicationStatement', medicine],
    ['Procedure', surgery],
  ] as const) {
    expect([type, await idsOf(`/${type}`)]).toEqual([type, [fhirId(ref)]]);
    expect([type, await idsOf(`/${type}?patient=Patient/${patient}`)]).toEqual([type, [fhirId(ref)]]);
    expect((await ask(`/${type}/${fhirId(ref)}`, token)).body).toMatchObject({ resourceType: type, id: fhirId(ref) });
    expect((await ask(`/${type}/${fhirId(rate)}`, token)).status).toBe(404);
  }
  expect((await ask('/AllergyIntolerance', token)).body).toMatchObject({ entry: [{ resource: { code: { coding: [{ code: 'no-known-allergies' }] } } }] });
  expect((await ask(`/Observation/${fhirId(habit)}`, token)).body).toMatchObject({ category: [{ coding: [{ code: 'social-history' }] }] });
  expect(await idsOf('/Observation')).toEqual([fhirId(rate), fhirId(habit)]);
  expect(await idsOf('/Observation?category=social-history')).toEqual([fhirId(habit)]);
  expect(await idsOf('/Observation?category=vital-signs')).toEqual([fhirId(rate)]);
  expect(await idsOf('/Observation?code=http://loinc.org|11367-0')).toEqual([fhirId(habit)]);
  expect(await idsOf('/Observation?code=8867-4')).toEqual([fhirId(rate)]);
  expect(await idsOf('/Observation?date=lt2026-01-01')).toEqual([]);
  for (const count of [1, 2, 3, 7, 50]) {
    const seen: string[] = [];
    let page = await ask(`/Patient/${patient}/$everything?_count=${count}`, token);
    for (let turn = 0; turn < 20; turn += 1) {
      seen.push(...resources(page).map(({ resourceType }) => resourceType));
      const next = nextOf(page);
      if (!next) break;
      page = await ask(next, token);
    }
    expect([count, seen]).toEqual([
      count,
      ['Patient', 'Observation', 'Condition', 'FamilyMemberHistory', 'MedicationStatement', 'Observation', 'Procedure', 'AllergyIntolerance'],
    ]);
  }
  const { rest } = (await ask('/metadata')).body as unknown as { rest: { resource: { type: string }[] }[] };
  expect(rest[0]?.resource.map(({ type }) => type)).toEqual(expect.arrayContaining([...historyResources]));
});

test('[API-7: history, ROLE-4] another’s history is not there, whatever was opened of it; a child’s is, and each look leaves its line', async () => {
  const [owner, friend] = [await account('09140000007'), await account('09140000008')];
  const entry = await write(owner.ctx, 'disease', { name: 'آسم' });
  const habit = await write(owner.ctx, 'habit', { sort: 'tobacco', name: 'سیگار', frequency: 'daily' });
  const { rows } = await shop.database.pool.query<{ id: string; ref: string }>('select id, ref from members where account_id = $1', [owner.userId]);
  const [file] = rows;
  await give(shop, Number(file?.id), { relation: 'family-keep', user: friend.userId, sensitive: true });
  const of = fhirId(file?.ref ?? '');
  for (const path of [`/Condition?patient=${of}`, `/Condition/${fhirId(entry)}`, `/Observation/${fhirId(habit)}`, `/AllergyIntolerance?patient=${of}`]) {
    expect([path, (await ask(path, friend.token)).status]).toEqual([path, 404]);
    expect([path, (await ask(path, owner.token)).status]).toEqual([path, 200]);
    expect([path, (await ask(path)).status]).toEqual([path, 401]);
  }
  expect((await linesOf(shop, Number(file?.id))).filter(({ relation }) => relation !== 'owner')).toEqual([]);
  const child = await withChild(shop, friend.ctx, '2028-06-18');
  expect((await ask(`/Condition?patient=${fhirId(child.ref)}`, friend.token)).status).toBe(200);
  expect(await linesOf(shop, child.id)).toMatchObject([{ relation: 'guardian', action: 'health.export' }]);
});

test('[API-7: read, ROLE-4: hold] an app from which the file is held back reads nothing of it', async () => {
  const { token, userId, ctx } = await account('09140000004');
  await add(ctx, 'heart-rate', { rate: '66' });
  await shop.database.pool.query(`insert into file_locks (user_id, closed_at, closed_by) values ($1, now(), 'link')`, [userId]);
  for (const path of ['/Patient', '/Observation']) {
    const refused = await ask(path, token);
    expect([refused.status, refused.body.issue?.[0]?.code, refused.body.issue?.[0]?.details.coding[0]?.code]).toEqual([403, 'forbidden', 'health.held']);
  }
});

test('[API-7: read] what cannot be searched for is named, in the caller’s language, and finds nothing', async () => {
  const { token } = await account('09140000005');
  for (const [query, parameter] of [
    ['date=yesterday', 'date.0'],
    ['date=2026-13', 'date.0'],
    ['_count=0', '_count'],
    ['_count=9999', '_count'],
    ['after=1', 'after'],
    ['patient=Patient/x', 'patient'],
    [`code=${'x'.repeat(200)}`, 'code'],
  ]) {
    const refused = await ask(`/Observation?${query}`, token);
    expect([query, refused.status, (refused.body.issue as { expression?: string[] }[] | undefined)?.[0]?.expression]).toEqual([query, 422, [parameter]]);
  }
});

test('[API-7: summary, EHR-3: summary document, ROLE-4] a file in short is a document in the caller’s language, without what is hidden from others; another’s is not there, a child’s leaves its lines', async () => {
  const [owner, friend] = [await account('09140000009'), await account('09140000010')];
  await write(owner.ctx, 'disease', { name: 'آسم' });
  await write(owner.ctx, 'disease', { name: 'افسردگی', private: 'on' });
  await sayNone(owner.ctx, { of: null, kind: 'medication', none: true, clientId: newRef() });
  for (const high of ['118', '121']) await add(owner.ctx, 'blood-pressure', { high, low: '76', pulse: '72' });
  await add(owner.ctx, 'blood-sugar', { amount: '98', status: 'fasting' });
  await add(owner.ctx, 'lab-test', { test: 'hiv' }, null, [sheet()]);
  const patient = resources(await ask('/Patient', owner.token))[0]?.id ?? '';
  const path = `/Patient/${patient}/$summary`;
  const said = await ask(path, owner.token);
  expect([said.status, said.type]).toEqual([200, 'application/fhir+json; charset=utf-8']);
  expect(resources(said).map(({ resourceType }) => resourceType)).toEqual([
    ...['Composition', 'Patient', 'AllergyIntolerance', 'MedicationStatement', 'Condition', 'Observation', 'Observation', 'Observation'],
  ]);
  const text = JSON.stringify(said.body);
  expect([text.includes('آسم'), text.includes('افسردگی'), text.includes('hiv'), text.includes('"value":118'), text.includes('"value":121')]).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(resources(said)[0]).toMatchObject({ language: 'fa', title: 'چکیده‌ی سلامت' });
  expect((await ask(path)).status).toBe(401);
  await give(shop, Number((await shop.database.pool.query<{ id: string }>('select id from members where account_id = $1', [owner.userId])).rows[0]?.id), {
    relation: 'family-keep',
    user: friend.userId,
  });
  expect((await ask(path, friend.token)).status).toBe(404);
  const child = await withChild(shop, friend.ctx, '2028-06-18');
  expect((await ask(`/Patient/${fhirId(child.ref)}/$summary`, friend.token)).status).toBe(200);
  const lines = await linesOf(shop, child.id);
  expect(lines.map(({ relation, action }) => [relation, action])).toEqual([
    ['guardian', 'health.export'],
    ['guardian', 'health.export'],
  ]);
});
