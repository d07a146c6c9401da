import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../context';
import { lockDeviceById } from '../devices/device';
import { lockInquiry } from '../inquiries/row';
import { commit } from '../store/commit';
import { openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { historyOf, timesOf } from './history';
import { DEVICES, INQUIRIES } from './nouns';
import { begin, beginOne, note, transition } from './transition';

let shop: Shop;
let desk: Ctx;
let guest: Ctx;
beforeAll(async () => {
  shop = await openShop();
  guest = testContext(shop.rt);
  desk = testContext(shop.rt, { actor: { kind: 'staff', staffId: 7, name: 'سپیده', roles: ['support'] } });
});
afterAll(() => shop.stop());

const nothing = { value: null, audit: [] } as const;
const stateOf = async (id: number) => (await shop.database.pool.query(`select state from inquiries where id = $1`, [id])).rows[0].state as string;
const linesOf = async (id: number) => (await historyOf(shop.rt.db, `inquiry:${id}`)).map(({ event, fromState, toState }) => [event, fromState, toState]);

/** A request as its sender leaves it. */
async function request(code: string): Promise<number> {
  let id = 0;
  await commit<null>(guest, async (tx) => {
    const at = guest.now.toISOString();
    ({ id } = await beginOne(tx, guest, INQUIRIES, { code, kind: 'call', lang: 'fa', createdAt: at, updatedAt: at }, { event: 'send' }));
    return nothing;
  });
  return id;
}
const moved = (id: number, event: 'begin' | 'answer', reason?: string) =>
  commit<{ to: string; tells: string | undefined }>(desk, async (tx) => {
    const row = await lockInquiry(tx, id);
    if (!row) throw new Error('the request is gone');
    const made = await transition(tx, desk, INQUIRIES, row, { event, who: 'desk', reason, set: { city: 'tehran' }, facts: { tries: 2 } });
    return made.ok ? { ...nothing, value: { to: made.value.row.state, tells: made.value.moved.tells } } : made;
  });

test('[ADM-4: one writer] a transition writes the state with what changes beside it, and one line that says by whom, why and when', async () => {
  const id = await request('ZQ-TRANS22');
  expect(await moved(id, 'answer', ' سلام ')).toEqual({ ok: true, value: { to: 'done', tells: 'inquiries.answered' } });
  const { rows } = await shop.database.pool.query(`select state, city, state_since, updated_at from inquiries where id = $1`, [id]);
  expect(rows).toEqual([{ state: 'done', city: 'tehran', state_since: desk.now, updated_at: desk.now }]);
  expect(await historyOf(shop.rt.db, `inquiry:${id}`)).toMatchObject([
    { event: 'send', fromState: null, toState: 'new', actor: 'guest', reason: null, facts: {} },
    { event: 'answer', fromState: 'new', toState: 'done', actor: 'staff:7', reason: 'سلام', facts: { tries: 2 }, at: desk.now },
  ]);
});

test('[ADM-4: one writer] what the life cycle refuses writes nothing and tells nothing', async () => {
  const id = await request('ZQ-TRANS33');
  expect(await moved(id, 'answer')).toMatchObject({ ok: false, code: 'lifecycle.reason.missing', field: 'reason' });
  await moved(id, 'begin');
  expect(await moved(id, 'begin')).toMatchObject({ ok: false, code: 'lifecycle.move.not-now', status: 409 });
  expect(await stateOf(id)).toBe('pending');
  expect(await linesOf(id)).toEqual([
    ['send', null, 'new'],
    ['begin', 'new', 'pending'],
  ]);
});

test('[ADM-4: one writer] whoever read the row before somebody else moved it is refused, with all that they wrote', async () => {
  const id = await request('ZQ-TRANS44');
  const read = await lockInquiry(shop.rt.db, id);
  await moved(id, 'begin');
  const late = await commit<null>(desk, async (tx) => {
    await note(tx, desk, INQUIRIES, { id, state: 'new' }, { event: 'late' });
    const made = await transition(tx, desk, INQUIRIES, read!, { event: 'no-answer', who: 'desk' });
    return made.ok ? nothing : made;
  });
  expect(late).toMatchObject({ ok: false, code: 'common.changed-meanwhile', status: 409 });
  expect(await stateOf(id)).toBe('pending');
  expect(await timesOf(shop.rt.db, `inquiry:${id}`, 'late')).toBe(0);
});

test('what is noted moves nothing', async () => {
  const id = await request('ZQ-TRANS55');
  await commit<null>(desk, async (tx) => {
    await note(tx, desk, INQUIRIES, { id, state: 'new' }, { event: 'looked-at', facts: { by: 'phone' } });
    return nothing;
  });
  expect(await linesOf(id)).toEqual([
    ['send', null, 'new'],
    ['looked-at', 'new', 'new'],
  ]);
});

test('what is there already is not begun again, and what begins without a line has none', async () => {
  const made = await commit<number[]>(desk, async (tx) => {
    const devices = ['NS1041277302', 'NS1099999990'].map((serial) => ({ serial, variant: shop.unit.variantId }));
    const rows = await begin(tx, desk, DEVICES, devices, null, { unlessThere: true });
    const again = await begin(tx, desk, DEVICES, devices, null, { unlessThere: true });
    expect(again).toEqual([]);
    return { ...nothing, value: rows.map(({ id }) => id) };
  });
  const [id = 0] = made.ok ? made.value : [];
  expect((await lockDeviceById(shop.rt.db, id))?.state).toBe('made');
  expect(await historyOf(shop.rt.db, `device:${id}`)).toEqual([]);
});
