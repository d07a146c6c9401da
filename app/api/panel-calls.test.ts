import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCsv } from '#domain/signals/csv-write';
import { panelSamples, sampleRecording } from '#domain/signals/panel-samples';
import { giveCredit } from '../../tests/attack/forms/money';
import { logInByApi } from '../../tests/api-calls';
import { startApiServer, type ApiServer } from '../../tests/api-server';
import { addCohort } from '../../tests/academy';
import { openShop, type Shop } from '../../tests/shop';
import { failureSchema, successSchema } from './envelope';
import { panelCalls } from './panel-calls';

const PANEL = '/v2/academy/ai-panel';
let shop: Shop;
let server: ApiServer;
let student: string;
let other: string;
type Heard = { status: number; data: never; errors: { code: string; field: string | null }[] };
type Step = { name: string; constant: number | null; figures: { name: string; value: number | null }[] };
const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query<Record<string, never>>(text, values)).rows;

const logIn = (phone: string) => logInByApi(server, phone);

beforeAll(async () => {
  shop = await openShop();
  server = await startApiServer({ shop });
  [student, other] = [await logIn('09121110001'), await logIn('09121110002')];
  const [user] = await rows(`select id from users where phone = '09121110001'`);
  const cohort = await addCohort(shop.database.pool, { now: shop.rt.clock(), priceToman: 540_000 });
  await giveCredit(shop.database.pool, Number(user?.['id']), 1);
  await rows(
    `insert into enrolments (code, cohort_id, user_id, lang, state, created_at, held_until, price_toman) values ('ZK-TEST234', $1, $2, 'fa', 'held', now(), now() + interval '20 minutes', 540000)`,
    [cohort, user?.['id']],
  );
  await rows(`update enrolments set state = 'paid', paid_toman = 540000`);
});
afterAll(() => server.stop());

/** Sends a form; what comes back has the shape that the document gives. */
async function send(parts: Record<string, string | File[]>, by = student): Promise<Heard> {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) for (const one of [value].flat()) body.append(name, one);
  return hear(await fetch(server.url + PANEL, { method: 'POST', body, headers: { Authorization: `Bearer ${by}` } }), 1);
}

async function hear(response: Response, call: 0 | 1): Promise<Heard> {
  const heard = (await response.json()) as Omit<Heard, 'status'>;
  if (response.status === 200) expect(successSchema(panelCalls[call]!.data).safeParse(heard).error).toBeUndefined();
  else expect(failureSchema.safeParse(heard).error).toBeUndefined();
  return { status: response.status, ...heard };
}

test('[API-2: panel] the panel says its samples and steps, and computes a sample with a constant, or a recording', async () => {
  const about = await hear(await fetch(server.url + PANEL, { headers: { Authorization: `Bearer ${other}` } }), 0);
  expect((about.data as { samples: { name: string }[] }).samples.map(({ name }) => name)).toEqual(panelSamples.map(({ name }) => name));
  const usual = (await send({ sample: 'rest' })).data as { steps: Step[] };
  const changed = (await send({ sample: 'rest', step: 'filter', value: '۶۰' })).data as { steps: Step[] };
  const filter = ({ steps }: { steps: Step[] }) => steps.find(({ name }) => name === 'filter');
  expect([filter(usual)?.constant, filter(changed)?.constant]).toEqual([40, 60]);
  expect(filter(usual)?.figures).not.toEqual(filter(changed)?.figures);
  const own = new File([Uint8Array.from(writeCsv(sampleRecording('rest'), 'own').bytes)], 'own.csv');
  const sent = (await send({ recording: [own] })).data as { kind: string; leads: string[]; steps: Step[] };
  expect([sent.kind, sent.leads, sent.steps.length]).toEqual(['ecg', ['I', 'II'], 7]);
});

test('[API-2: panel] what cannot be computed is refused at its field, and others than students are not let in', async () => {
  const junk = new File([new Uint8Array([1, 0, 2])], 'own.wav');
  for (const [parts, field, code] of [
    [{}, 'recording', 'panel.file.missing'],
    [{ sample: 'rest', recording: [junk] }, 'recording', 'panel.file.one-of'],
    [{ recording: [junk] }, 'recording', 'signals.file.unknown'],
    [{ recording: [junk, junk, junk] }, 'recording', 'api.too-many'],
    [{ sample: 'none' }, 'sample', 'panel.sample.unknown'],
    [{ sample: 'rest', value: '40' }, 'step', 'panel.step.missing'],
    [{ sample: 'rest', step: 'leads', value: '40' }, 'step', 'panel.no-constant'],
    [{ sample: 'rest', step: 'filter', value: '101' }, 'value', 'panel.constant.invalid'],
    [{ sample: 'rest', step: 'cycle', value: '300' }, 'step', 'panel.step-of-other'],
  ] as const)
    expect(await send(parts as never), code).toMatchObject({ status: 422, errors: [{ code, field }] });
  expect(await send({ sample: 'rest' }, other)).toMatchObject({ status: 403, errors: [{ code: 'panel.students' }] });
  expect(await send({ sample: 'rest' }, 'no-token')).toMatchObject({ status: 401 });
});
