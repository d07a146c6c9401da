import { afterEach, beforeEach, expect, test } from 'vitest';
import { deposited, used, walletHouse } from '#domain/ledger/wallet-money';
import { toman } from '#domain/money';
import { refuse } from '#domain/result';
import { availableToman } from '#domain/wallet/wallet';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { clockOf, userOf, wrongWallets } from '../../tests/wallet';
import { commit } from '../store/commit';
import { lockWallet } from './wallet';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.stop());

const PEOPLE = 4;
const COMMANDS = 400;
const AT_ONCE = 8;

/** The same numbers for the same seed. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A deposit or withdrawal; checked under the wallet's lock, or left to the database alone. */
async function move(userId: number, amount: number, checked: boolean, at: number): Promise<boolean> {
  const ctx = clockOf(shop);
  const amountToman = toman(Math.abs(amount));
  const entry =
    amount > 0
      ? { cause: 'gifts.given', subject: `walk:${at}`, lines: deposited({ userId, amountToman, against: walletHouse.gifts }) }
      : { cause: 'fees.taken', subject: `walk:${at}`, lines: used({ userId, amountToman, against: walletHouse.fees }) };
  const done = await commit(ctx, async (tx) => {
    if (checked && amount < 0 && availableToman(await lockWallet(tx, userId)) < amountToman)
      return refuse('wallet.credit.insufficient', { availableToman: 0, missingToman: 0 });
    return { value: null, audit: [], entry };
  }).catch((error: unknown) => {
    if (/wallets_never_below_zero|wallets_held_is_there/.test(String((error as { cause?: unknown }).cause ?? error))) return { ok: false };
    throw error;
  });
  return done.ok;
}

test('[WAL-4: random commands] hundreds of gifts and fees, eight at once, some that only the database checks: no balance below zero, every balance is the sum of its history', async () => {
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  const roll = dice(seed);
  const people = await Promise.all(Array.from({ length: PEOPLE }, async (_, at) => userOf(await buyer(shop, at + 1))));
  const model = new Map(people.map((id) => [id, 0]));
  const commands = Array.from({ length: COMMANDS }, (_, at) => ({
    at,
    userId: people[roll(PEOPLE)] as number,
    amount: (1 + roll(50)) * 1_000 * (roll(5) < 2 ? 1 : -1),
    checked: roll(2) === 0,
  }));
  let refused = 0;
  for (let from = 0; from < COMMANDS; from += AT_ONCE) {
    const wave = commands.slice(from, from + AT_ONCE);
    const done = await Promise.all(wave.map((one) => move(one.userId, one.amount, one.checked, one.at)));
    for (const [at, { userId, amount }] of wave.entries()) {
      if (done[at]) model.set(userId, (model.get(userId) ?? 0) + amount);
      else refused += 1;
    }
  }
  const { rows } = await shop.database.pool.query<{ user_id: number; balance: string }>('select user_id, balance_toman as balance from wallets');
  const wallets = new Map(rows.map((row) => [row.user_id, Number(row.balance)]));
  expect([seed, people.map((id) => wallets.get(id))]).toEqual([seed, people.map((id) => model.get(id))]);
  expect([seed, await wrongWallets(shop)]).toEqual([seed, []]);
  expect(refused).toBeGreaterThan(20);
}, 60_000);
