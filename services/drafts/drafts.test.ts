import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { tokenHash } from '../secrets';
import { DRAFT_HOURS, draftOwner, keepDraft, ownerOfEnded, readDraft, takeDraft } from './drafts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.stop());

const typed = { receiverName: 'آوین', postalCode: '145' };
const PAGE = '/shop/checkout';

test('what was typed is there for its writer alone, the last of a page, for a while, and is taken once', async () => {
  const [ctx, other] = [await buyer(shop, 70), await buyer(shop, 71)];
  const [mine, theirs] = [draftOwner(ctx), draftOwner(other)];
  await keepDraft(ctx, mine ?? '', PAGE, { intent: 'order-new', typed });
  await keepDraft(ctx, mine ?? '', PAGE, { intent: 'order-new', typed: { ...typed, postalCode: '1456' } });
  expect(await readDraft(ctx, mine, PAGE)).toEqual({ intent: 'order-new', typed: { ...typed, postalCode: '1456' } });
  expect(await readDraft(other, theirs, PAGE)).toBeNull();
  expect(await takeDraft(other, theirs, PAGE)).toBeNull();
  expect(await readDraft(ctx, mine, '/account/addresses/new')).toBeNull();
  const late = { ...ctx, now: new Date(ctx.now.getTime() + DRAFT_HOURS * 3_600_000) };
  expect(await readDraft(late, mine, PAGE)).toBeNull();
  const taken = await Promise.all(Array.from({ length: 5 }, () => takeDraft(ctx, mine, PAGE)));
  expect(taken.filter((one) => one !== null)).toHaveLength(1);
});

test('a guest’s draft is found by the token of that browser and by none else; without one there is none', async () => {
  const ctx = testContext(shop.rt);
  const owner = draftOwner(ctx, 'token-of-this-browser');
  await keepDraft(ctx, owner ?? '', PAGE, { intent: 'join', typed });
  expect(await readDraft(ctx, draftOwner(ctx, 'another'), PAGE)).toBeNull();
  expect(draftOwner(ctx)).toBeNull();
  expect(await readDraft(ctx, null, PAGE)).toBeNull();
  expect(await takeDraft(ctx, owner, PAGE)).toMatchObject({ intent: 'join' });
});

test('what no table can hold is left out of a draft, and the rest is there', async () => {
  const ctx = await buyer(shop, 79);
  const owner = draftOwner(ctx);
  await keepDraft(ctx, owner ?? '', PAGE, { intent: 'a\0b', typed: { 'n\0ame': 'آ\0وین\uD800' } });
  expect(await readDraft(ctx, owner, PAGE)).toEqual({ intent: 'ab', typed: { name: 'آوین' } });
});

test('what came from a session that has ended waits for the account of that session; a made-up one keeps nothing', async () => {
  const ctx = await buyer(shop, 72);
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : 0;
  await shop.database.pool.query(
    `insert into sessions (id, user_id, token_hash, source, created_at, seen_at, expires_at, ended_at) values ('old', $1, $2, 'WEBSITE', $3, $3, $3, $3)`,
    [userId, tokenHash('old-token'), ctx.now],
  );
  expect(await ownerOfEnded(ctx, 'old-token')).toBe(draftOwner(ctx));
  expect(await ownerOfEnded(ctx, 'made-up')).toBeNull();
  expect(await ownerOfEnded(ctx, { $ne: null })).toBeNull();
});

test('what is longer than any form of ours is not kept', async () => {
  const ctx = await buyer(shop, 73);
  await keepDraft(ctx, draftOwner(ctx) ?? '', PAGE, { intent: 'order', typed: { words: 'a'.repeat(9_000) } });
  expect(await readDraft(ctx, draftOwner(ctx), PAGE)).toBeNull();
});
