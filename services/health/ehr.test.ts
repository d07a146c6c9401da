import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EhrCode, EhrKind } from '#domain/ehr/kind';
import { ehrKind, ehrKinds } from '#domain/ehr/kinds';
import { readEntry, type Entry } from '#domain/ehr/read-entry';
import { MOST_ENTRIES, type EhrCard } from '#domain/ehr/steps';
import { give, linesOf, userOf, withFile, type Given, type Member } from '../../tests/health';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { newOnceKey } from '../once-key';
import { newRef } from '../unguessable';
import { addEntry, changeEntry, removeEntry, restoreEntry, sayNone } from './change-ehr';
import { ehrEntry, ehrFile } from './ehr';
import { changeEhrCard, changeEhrPlace } from './ehr-card';
import { eraseReadings } from './erase';
import { addChild, familyPage } from './family';
import { overview } from './overview';
import { healthSummary } from './summary';
import { whoSaw } from './who-saw';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
function entryOf(code: EhrCode, typed: Record<string, string>): Entry {
  const read = readEntry(ehrKind(code) as EhrKind, typed, '2026-11-21');
  if (!read.ok) throw new Error(JSON.stringify(read.refusals));
  return read.value;
}
const losartan = (amount = '۲۵ میلی‌گرم', more: Record<string, string> = {}) => entryOf('medication', { name: 'لوزارتان', amount, ...more });
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : result.code);
async function add(
  ctx: Ctx,
  { of = null, kind = 'medication', entry = losartan(), clientId = newRef() }: Partial<Parameters<typeof addEntry>[1]> = {},
): Promise<string> {
  const added = await addEntry(ctx, { of, kind, entry, clientId });
  if (!added.ok) throw new Error(added.code);
  return added.value.ref;
}
async function seen(ctx: Ctx, of: string | null = null) {
  const file = await ehrFile(ctx, { of });
  if (!file.ok) throw new Error(file.code);
  return file.value;
}
const card: EhrCard = { birthDay: '1991-08-03', gender: 'female', height: 168, nationalId: '0084575948' };

test('[EHR-1, EHR-2] an entry of each kind is kept, read back as it was written, and its own words lie sealed', async () => {
  const file = await withFile(shop, 1);
  const mark = 'نشان‌دار';
  const typed: Record<EhrCode, Record<string, string>> = {
    disease: { name: mark, infectedAge: '35', description: mark },
    'family-disease': { relation: 'mother', name: mark, infectedAge: '52', description: mark },
    medication: { name: mark, form: 'tablet', amount: mark, times: 'morning', since: '1402/07' },
    habit: { sort: 'tobacco', name: mark, amount: mark, frequency: 'daily' },
    surgery: { name: mark, since: '1388', description: mark },
    allergy: { to: 'drug', name: mark, description: mark },
  };
  for (const { code } of ehrKinds) await add(file.ctx, { kind: code, entry: entryOf(code, typed[code]) });
  const { entries } = await seen(file.ctx);
  expect(entries.map(({ kind, said }) => [kind, said])).toEqual(
    ehrKinds.map(({ code }) => [code, code === 'medication' ? { ...typed[code], since: '1402-07' } : typed[code]]),
  );
  expect(await changeEhrCard(file.ctx, { of: null, version: 1, card })).toMatchObject({ ok: true });
  const place = { country: 'IR', province: 'tehran', city: 'tehran', fullAddress: `خیابان ${mark}، کوچه‌ی سرو` };
  expect(await changeEhrPlace(file.ctx, { of: null, version: 2, place })).toMatchObject({ ok: true });
  expect((await seen(file.ctx)).facts).toEqual({ birthDay: '1991-08-03', gender: 'female', heightCm: 168, nationalId: '0084575948', place, version: 3 });
  for (const table of ['ehr_entries', 'ehr_entry_versions', 'members', 'audit', 'outbox', 'once_keys', 'health_seen'])
    expect([table, await rows(`select from "${table}" t where t::text ~ '${mark}|0084575948'`)]).toEqual([table, []]);
  await expect(
    shop.database.pool.query(`update ehr_entries set lines_sealed = null, version = version + 1 where member_id = $1`, [file.id]),
  ).rejects.toMatchObject({
    constraint: 'ehr_entries_say',
  });
});

test('[EHR-2: add] a form sent two hundred times, twenty at once, is one entry with one version; two forms at once keep to the limit', async () => {
  const file = await withFile(shop, 2);
  const ids = Array.from({ length: 10 }, () => newRef());
  const sent = await Promise.all(Array.from({ length: 200 }, (_, at) => add(file.ctx, { clientId: ids[at % 10] as string })));
  expect(new Set(sent).size).toBe(10);
  expect(await rows('select count(*)::int as n from ehr_entries where member_id = $1', [file.id])).toEqual([{ n: 10 }]);
  expect(await rows('select count(*)::int as n from ehr_entry_versions v join ehr_entries e on e.id = v.entry_id where e.member_id = $1', [file.id])).toEqual([
    { n: 10 },
  ]);
  const more = await Promise.all(
    Array.from({ length: MOST_ENTRIES }, () => addEntry(file.ctx, { of: null, kind: 'medication', entry: losartan(), clientId: newRef() })),
  );
  expect(more.filter(({ ok }) => ok)).toHaveLength(MOST_ENTRIES - 10);
  expect(more.find(({ ok }) => !ok)).toMatchObject({ code: 'health.ehr.full', status: 409 });
});

test('[EHR-2: edit] of two who change one version one is kept and the other is told; former states stay and cannot be changed', async () => {
  const file = await withFile(shop, 3);
  const ref = await add(file.ctx);
  const change = (version: number, amount: string) => changeEntry(file.ctx, { of: null, ref, kind: 'medication', version, entry: losartan(amount) });
  const both = await Promise.all([change(1, '۵۰ میلی‌گرم'), change(1, '۱۰۰ میلی‌گرم')]);
  expect(both.map(codeOf).toSorted()).toEqual(['common.changed-meanwhile', 'ok']);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ status: 409 });
  expect(codeOf(await changeEntry(file.ctx, { of: null, ref, kind: 'disease', version: 2, entry: entryOf('disease', { name: 'x' }) }))).toBe('access.hidden');
  const page = await ehrEntry(file.ctx, { of: null, ref });
  if (!page.ok) throw new Error(page.code);
  expect(page.value.versions.map(({ version, why, said }) => [version, why, said['amount'] === '۲۵ میلی‌گرم'])).toEqual([
    [2, 'changed', false],
    [1, 'made', true],
  ]);
  await expect(shop.database.pool.query('update ehr_entry_versions set why = why')).rejects.toThrow(/append-only/);
  await expect(shop.database.pool.query('delete from ehr_entry_versions')).rejects.toMatchObject({ constraint: 'ehr_entry_versions_stay' });
  await expect(shop.database.pool.query(`update ehr_entries set kind = 'disease', version = version + 1 where ref = $1`, [ref])).rejects.toMatchObject({
    constraint: 'ehr_entries_change_by_versions',
  });
  await expect(shop.database.pool.query(`update ehr_entries set version = version + 1 where ref = $1`, [ref])).rejects.toMatchObject({
    constraint: 'ehr_entries_have_versions',
  });
});

test('[EHR-2: delete] a removed entry comes back for thirty days, then the clock erases it with its versions', async () => {
  const file = await withFile(shop, 4);
  const [kept, gone] = [await add(file.ctx), await add(file.ctx)];
  for (const _ of [1, 2]) for (const ref of [kept, gone]) expect(codeOf(await removeEntry(file.ctx, { of: null, ref }))).toBe('ok');
  expect((await seen(file.ctx)).removed.map(({ ref }) => ref)).toEqual([kept, gone]);
  expect(codeOf(await restoreEntry(file.ctx, { of: null, ref: kept }))).toBe('ok');
  expect((await seen(file.ctx)).entries.map(({ ref, version }) => [ref, version])).toEqual([[kept, 3]]);
  expect(codeOf(await changeEntry(file.ctx, { of: null, ref: gone, kind: 'medication', version: 2, entry: losartan() }))).toBe('access.hidden');
  const clock = (days: number) => ({ ...clockContext(shop.rt, 'erase'), now: new Date(shop.rt.clock().getTime() + days * 86_400_000) });
  await expect(shop.database.pool.query('delete from ehr_entries where ref = $1', [kept])).rejects.toMatchObject({ constraint: 'ehr_entries_stay' });
  expect(await eraseReadings(clock(29))).toBe(0);
  expect(await eraseReadings(clock(31))).toBe(1);
  expect(await rows('select ref from ehr_entries where member_id = $1', [file.id])).toEqual([{ ref: kept }]);
});

test('[EHR-1: none] that there is none is an answer of its own, said once, over with the first entry, refused while there is one', async () => {
  const file = await withFile(shop, 5);
  const none = (said: boolean, clientId = newRef()) => sayNone(file.ctx, { of: null, kind: 'allergy', none: said, clientId });
  const answers = await Promise.all(Array.from({ length: 10 }, () => none(true)));
  expect(new Set(answers.map((one) => (one.ok ? one.value.ref : one.code))).size).toBe(1);
  expect((await seen(file.ctx)).none).toEqual(['allergy']);
  await add(file.ctx, { kind: 'allergy', entry: entryOf('allergy', { to: 'drug', name: 'پنی‌سیلین' }) });
  expect(await seen(file.ctx)).toMatchObject({ none: [], entries: [{ said: { name: 'پنی‌سیلین' } }] });
  expect(await none(true)).toMatchObject({ code: 'health.ehr.not-none', status: 409 });
  expect(codeOf(await none(false))).toBe('ok');
  await expect(
    shop.database.pool.query(
      `insert into ehr_entries (ref, member_id, kind, none, "values", entered_by, entered_at, client_id) values ($1, $2, 'allergy', true, '{}', 'user:1', now(), $1)`,
      [newRef(), file.id],
    ),
  ).rejects.toMatchObject({ constraint: 'ehr_entries_none_is_alone' });
});

test('[EHR-1: card] of two who change the same facts one is told; a child’s birth day makes it of age no later, and its relation follows its gender', async () => {
  const file = await withFile(shop, 6);
  const both = await Promise.all([1, 2].map((at) => changeEhrCard(file.ctx, { of: null, version: 1, card: { ...card, height: 160 + at } })));
  expect(both.map(codeOf).toSorted()).toEqual(['common.changed-meanwhile', 'ok']);
  expect(await changeEhrCard(file.ctx, { of: null, version: 2, card: { ...card, birthDay: '2015-08-24' } })).toMatchObject({
    code: 'accounts.birth-day.under-age',
    field: 'birthDay',
    status: 422,
  });
  const made = await addChild(file.ctx, { firstName: 'نوید', lastName: 'سپیدرود', relation: 'son', birthDay: '2015-08-24', height: 128, once: newOnceKey() });
  const of = made.ok ? made.value.ref : '';
  const child: EhrCard = { birthDay: '2015-08-20', gender: 'female', height: 130, nationalId: null };
  expect(codeOf(await changeEhrCard(file.ctx, { of, version: 1, card: { ...child, birthDay: '2016-08-24' } }))).toBe('health.family.later');
  expect(codeOf(await changeEhrCard(file.ctx, { of, version: 1, card: child }))).toBe('ok');
  const family = await familyPage(file.ctx);
  expect(family.ok && family.value).toMatchObject([{ ref: of, birthDay: '2015-08-20', heightCm: 130, family: 'daughter' }]);
});

const others: [name: string, given: Omit<Given, 'user'>, account: object, sees: 'all' | 'open' | 'none'][] = [
  ['family-keep', { relation: 'family-keep' }, {}, 'open'],
  ['family-see', { relation: 'family-see' }, {}, 'open'],
  ['care', { relation: 'care' }, { roles: ['doctor'], twoSteps: true }, 'open'],
  ['consultation', { relation: 'consultation' }, { roles: ['doctor'], twoSteps: true }, 'open'],
  ['consultation of some days', { relation: 'consultation', from: new Date('2026-11-01T00:00:00Z') }, { roles: ['doctor'], twoSteps: true }, 'none'],
  ['stand', { relation: 'stand' }, { roles: ['stand-operator'], twoSteps: true }, 'none'],
  ['share of readings', { relation: 'share', types: ['blood-pressure'] }, {}, 'none'],
  ['share of the history', { relation: 'share', types: ['ehr'] }, {}, 'open'],
  ['share of the history with what is private', { relation: 'share', types: ['ehr'], sensitive: true }, {}, 'all'],
  ['share until before', { relation: 'share', types: ['ehr'], to: new Date('2026-01-01T00:00:00Z') }, {}, 'none'],
];

test.each(others)(
  '[EHR-1: rights, ROLE-4] %s: what is opened is read with its line, what is not is not there, and nothing is written',
  async (name, given, account, sees) => {
    const number = 40 + others.findIndex(([one]) => one === name) * 2;
    const file = await withFile(shop, number);
    const shown = await add(file.ctx);
    const hidden = await add(file.ctx, { entry: losartan('۵۰ میلی‌گرم', { private: 'on' }) });
    await changeEhrCard(file.ctx, { of: null, version: 1, card });
    const base = await buyer(shop, number + 1);
    const other: Ctx = { ...base, actor: { ...base.actor, ...account } as Ctx['actor'] };
    const right = await give(shop, file.id, { ...given, user: userOf(base) });
    const read = await ehrFile(other, { of: file.ref });
    const refs = read.ok ? read.value.entries.map(({ ref }) => ref) : [];
    expect(refs).toEqual({ all: [shown, hidden], open: [shown], none: [] }[sees]);
    if (sees === 'none' && !name.includes('until')) expect(read).toMatchObject({ ok: false, status: 404 });
    if (read.ok) {
      expect(read.value).toMatchObject({ mayChange: false, removed: [], facts: { heightCm: 168, nationalId: null, place: null } });
      const lines = (await linesOf(shop, file.id)).filter(({ relation }) => relation !== 'owner');
      expect(lines.map(({ action, rows: n, right_id: by }) => [action, n, by])).toEqual([['health.read-ehr', Math.max(1, refs.length), String(right.id)]]);
      const who = await whoSaw(file.ctx, { of: null, before: null });
      expect(who.ok && who.value.lines[0]).toMatchObject({ action: 'health.read-ehr', type: 'ehr' });
    }
    const glance = await overview(other, file.ref);
    expect(glance.ok && glance.value.history).toBe(read.ok);
    const of = file.ref;
    for (const tried of [
      addEntry(other, { of, kind: 'disease', entry: entryOf('disease', { name: 'x' }), clientId: newRef() }),
      changeEntry(other, { of, ref: shown, kind: 'medication', version: 1, entry: losartan('x') }),
      removeEntry(other, { of, ref: shown }),
      removeEntry(other, { of: null, ref: shown }),
      sayNone(other, { of, kind: 'surgery', none: true, clientId: newRef() }),
      changeEhrCard(other, { of, version: 2, card }),
      changeEhrPlace(other, { of, version: 2, place: null }),
    ])
      expect(await tried).toMatchObject({ ok: false });
    expect((await seen(file.ctx)).entries.map(({ version }) => version)).toEqual([1, 1]);
  },
);

test('[EHR-1: rights] a guardian writes a child’s history, each writing with its line; whom it is not opened to finds nothing', async () => {
  const keeper = await withFile(shop, 90);
  const made = await addChild(keeper.ctx, { firstName: 'نوید', lastName: 'سپیدرود', relation: 'son', birthDay: '2015-08-24', height: 128, once: newOnceKey() });
  const of = made.ok ? made.value.ref : '';
  const ref = await add(keeper.ctx, { of });
  expect(codeOf(await changeEntry(keeper.ctx, { of, ref, kind: 'medication', version: 1, entry: losartan('۵۰ میلی‌گرم') }))).toBe('ok');
  expect(codeOf(await removeEntry(keeper.ctx, { of: null, ref }))).toBe('access.hidden');
  const [{ id } = { id: '0' }] = await rows<{ id: string }>('select id from members where ref = $1', [of]);
  expect((await linesOf(shop, Number(id))).map(({ relation, action }) => [relation, action])).toEqual([
    ['guardian', 'health.change-ehr'],
    ['guardian', 'health.change-ehr'],
  ]);
  const stranger = await withFile(shop, 91);
  expect(codeOf(await ehrFile(stranger.ctx, { of }))).toBe('access.hidden');
  expect(codeOf(await ehrEntry(stranger.ctx, { of, ref }))).toBe('access.hidden');
  expect(codeOf(await ehrEntry(stranger.ctx, { of: null, ref }))).toBe('access.hidden');
});

test('[EHR-3: paper] the summary reads the history and the readings of the days that were chosen, each half with its own line for print', async () => {
  const file: Member = await withFile(shop, 92);
  await add(file.ctx);
  const friend = await buyer(shop, 93);
  await give(shop, file.id, { relation: 'family-see', user: userOf(friend) });
  const whole = await healthSummary(friend, { of: file.ref, parts: ['medication', 'readings'], days: '90' });
  expect(whole.ok && [whole.value.history.entries.length, whole.value.readings]).toEqual([1, []]);
  const less = await healthSummary(friend, { of: file.ref, parts: ['medication'], days: '30' });
  expect(less.ok).toBe(true);
  expect(await rows(`select action, door from health_seen where member_id = $1 and relation = 'family-see' order by id`, [file.id])).toEqual([
    { action: 'health.read-ehr', door: 'print' },
    { action: 'health.read', door: 'print' },
    { action: 'health.read-ehr', door: 'print' },
  ]);
});
