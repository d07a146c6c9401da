import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitFor } from '../../tests/attack/forms/service-requests';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let support: Person;
let editor: Person;
let id: number;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await cms.database.pool.query<T & object>(text, values)).rows as T[];

beforeAll(async () => {
  cms = await openCms();
  support = await cms.full('support');
  editor = await cms.full('editor');
  const person = async (phone: string) =>
    (await rows<{ id: number }>(`insert into users (phone, first_name) values ($1, 'آوین') returning id`, [phone]))[0]?.id ?? 0;
  const visit = await visitFor(cms.database.pool, { requester: await person('09121234567'), provider: await person('09127654321'), state: 'sampled' });
  id = (await rows<{ id: number }>(`select id from service_requests where code = $1`, [visit.replace(/-1$/, '')]))[0]?.id ?? 0;
});
afterAll(() => cms.stop());

const ONCE = 'key-of-the-desk-0123456789';
const pdf = () => new File(['%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'], 'result.pdf', { type: 'application/pdf' });
function send(values: Readonly<Record<string, string>>, { by = support, files = [pdf()], to = id }: { by?: Person; files?: File[]; to?: number } = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ once: ONCE, ...values })) form.append(name, value);
  for (const file of files) form.append('papers', file);
  return cms.rest('POST', `/cms-api/service-requests/${to}/result`, { cookie: by.cookie, form });
}

test('[LABR-1: desk] a laboratory’s files and values are sent by a form as it is, once, and only by those who process requests', async () => {
  expect((await send({}, { by: editor })).status).toBe(403);
  expect((await send({}, { files: [] })).status).toBe(422);
  expect((await send({ 'value-cbc': 'x'.repeat(200) })).status).toBe(422);
  expect((await send({ once: '' })).status).not.toBe(303);
  expect((await send({}, { to: 2_147_483_647 })).status).toBe(404);
  expect(await rows('select 1 from request_results')).toEqual([]);
  const taken = await send({ 'value-cbc': '12.5 g/dL', 'range-cbc': '12–16', 'value-hiv': 'منفی' }, { files: [pdf(), pdf()] });
  expect(taken.status).toBe(303);
  expect((await send({ 'value-cbc': '12.5 g/dL', 'range-cbc': '12–16', 'value-hiv': 'منفی' }, { files: [pdf(), pdf()] })).status).toBe(303);
  expect(await rows(`select side, whole, values, jsonb_array_length(papers) as papers from request_results`)).toEqual([
    { side: 'desk', whole: true, values: [{ test: 'cbc', value: '12.5', unit: 'g/dL', reference: '12–16' }], papers: 2 },
  ]);
  expect(await rows(`select state::text from service_requests where id = $1`, [id])).toEqual([{ state: 'done' }]);
});
