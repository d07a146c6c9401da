import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReading } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import { give, ownStore, userOf, withChild, withFile } from '../../tests/health';
import { later, openShop, type Shop } from '../../tests/shop';
import type { Ctx } from '../context';
import type { Upload } from '../files/keep-files';
import { newRef } from '../unguessable';
import { addReading } from './add-reading';
import { choose, familyState, seenAll } from './family-state';
import { familyPicture } from './family-picture';
import { overview } from './overview';

let shop: Shop;
let people = 8_900;
let forget = () => {};
beforeAll(async () => {
  shop = await openShop();
  forget = ownStore(shop);
});
afterAll(async () => {
  forget();
  await shop.stop();
});

const sheet: Upload = new File(['%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'], 'a.pdf');

const somebody = () => withFile(shop, (people += 1));
async function add(
  ctx: Ctx,
  of: string | null,
  type = 'blood-pressure',
  typed: Record<string, string> = { high: '128', low: '82', pulse: '72' },
): Promise<void> {
  const reading = readReading(recordType(type)!, typed, ctx.now);
  if (!reading.ok) throw new Error('unread');
  const done = await addReading(ctx, { of, type, reading: reading.value, clientId: newRef(), confirmed: null, uploads: type === 'lab-test' ? [sheet] : [] });
  if (!done.ok) throw new Error(done.code);
}
const state = async (ctx: Ctx) => {
  const found = await familyState(ctx);
  if (!found.ok) throw new Error(found.code);
  const { chosen, updated, members } = found.value;
  return { chosen, updated, fresh: members.map(({ ref, fresh }) => [ref, fresh]) };
};

test('[FAM-4: chosen] a member who is chosen stays chosen, only for whoever chose, as long as the file is reached; another’s is not there', async () => {
  const [me, other] = [await somebody(), await somebody()];
  const child = await withChild(shop, me.ctx, '2033-08-24');
  expect((await state(me.ctx)).chosen).toBe(me.ref);
  expect([await choose(me.ctx, child.ref), await choose(me.ctx, child.ref)]).toMatchObject([{ ok: true, value: { of: child.ref } }, { ok: true }]);
  expect((await state(me.ctx)).chosen).toBe(child.ref);
  expect(await choose(other.ctx, child.ref)).toMatchObject({ ok: false, status: 404 });
  expect((await state(other.ctx)).chosen).toBe(other.ref);
  expect(await choose(me.ctx, me.ref)).toMatchObject({ ok: true, value: { of: '' } });
  expect((await state(me.ctx)).chosen).toBe(me.ref);
  expect(await choose(me.ctx, child.ref)).toMatchObject({ ok: true });
  await shop.database.pool.query(`update file_rights set ended_at = now(), ended_by = 'x' where id = $1`, [child.right.id]);
  expect((await state(me.ctx)).chosen).toBe(me.ref);
});

test('[FAM-4: updated] what others enter is new until one looks into the file; one’s own entries and what one does not reach are not', async () => {
  const [me, mother] = [await somebody(), await somebody()];
  await give(shop, mother.id, { relation: 'family-keep', user: userOf(me.ctx) });
  const at = (ctx: Ctx, minutes: number) => later(shop, { ...ctx, now: new Date('2026-11-21T05:00:00Z') }, minutes);
  await add(at(mother.ctx, 1), null);
  await add(at(mother.ctx, 2), null, 'lab-test', { test: 'hiv' });
  await add(at(me.ctx, 3), mother.ref);
  // The private one is not counted, nor is what one wrote oneself.
  expect(await state(at(me.ctx, 4))).toEqual({
    chosen: me.ref,
    updated: true,
    fresh: [
      [me.ref, 0],
      [mother.ref, 1],
    ],
  });
  // Names on the family's page are no look into the file.
  expect((await state(at(me.ctx, 5))).updated).toBe(true);
  expect((await overview(at(me.ctx, 6), mother.ref)).ok).toBe(true);
  expect(await state(at(me.ctx, 7))).toMatchObject({ updated: false });
  await add(at(mother.ctx, 8), null);
  expect(await state(at(me.ctx, 9))).toMatchObject({ updated: true });
  expect((await seenAll(at(me.ctx, 10))).ok).toBe(true);
  expect(await state(at(me.ctx, 11))).toMatchObject({ updated: false });
  // To the mother it is new that somebody added to her file.
  expect((await state(at(mother.ctx, 12))).fresh[0]).toEqual([mother.ref, 1]);
  expect((await seenAll(at(mother.ctx, 13))).ok).toBe(true);
  expect((await state(at(mother.ctx, 14))).fresh[0]).toEqual([mother.ref, 0]);
  shop.at(new Date('2026-11-21T05:00:00Z'));
});

test('[FAM-4: updated, SHARE-1] of a file of which a part was opened only that part counts', async () => {
  const [me, friend] = [await somebody(), await somebody()];
  await give(shop, friend.id, { relation: 'share', user: userOf(me.ctx), types: ['blood-sugar'] });
  const at = (ctx: Ctx, minutes: number) => later(shop, { ...ctx, now: new Date('2026-11-21T05:00:00Z') }, minutes);
  await add(at(friend.ctx, 1), null);
  expect(await state(at(me.ctx, 2))).toMatchObject({ updated: false });
  await add(at(friend.ctx, 3), null, 'blood-sugar', { amount: '96', status: 'fasting' });
  expect((await state(at(me.ctx, 4))).fresh).toEqual([
    [me.ref, 0],
    [friend.ref, 1],
  ]);
  shop.at(new Date('2026-11-21T05:00:00Z'));
});

test('[FAM-5] the picture says who sees each file that one keeps, and of files that others opened only that one sees them', async () => {
  const [me, mother, brother] = [await somebody(), await somebody(), await somebody()];
  const child = await withChild(shop, me.ctx, '2033-08-24');
  await give(shop, me.id, { relation: 'family-see', user: userOf(brother.ctx) });
  await give(shop, mother.id, { relation: 'family-keep', user: userOf(me.ctx) });
  await give(shop, mother.id, { relation: 'family-see', user: userOf(brother.ctx) });
  const found = await familyPicture(me.ctx);
  if (!found.ok) throw new Error(found.code);
  const said = Object.fromEntries(found.value.map(({ member, readers }) => [member.ref, readers.map(({ who, relation, flow }) => [who, relation, flow])]));
  expect(said).toEqual({
    [me.ref]: [['other', 'family-see', 'whole']],
    [child.ref]: [['me', 'guardian', 'whole']],
    [mother.ref]: [['me', 'family-keep', 'whole']],
  });
});
