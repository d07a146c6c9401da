import { makeTransferCode } from '#domain/warranty/transfer';
import { handOver, newTransferCode } from '#services/warranty/hand-over';
import { registerDevice } from '#services/warranty/register-device';
import { buyer } from '../../shop';
import { deviceForm, ownerWithDevice } from '../../warranty';
import type { Attack } from '../attack';
import { holds, inShop } from './shop';

const TRIES = { quick: 300, whole: 1_000 };
const EACH = 10;

/** A transfer code is tried by a crowd, and the right one by many at once: none is guessed, nobody is locked out, one has the device. [WAR-3] */
export const transferCodes: Attack = {
  name: 'transfer codes',
  quick: true,
  run: (arena) =>
    inShop(arena, async (shop) => {
      const tries = arena.quick ? TRIES.quick : TRIES.whole;
      const { ctx: first, serial } = await ownerWithDevice(shop, 1);
      await handOver(first, serial);
      const made = await newTransferCode(first, serial);
      if (!made.ok) throw new Error(made.code);
      const take = async (number: number, transferCode: string) => {
        const ctx = await buyer(shop, number, { ip: `10.9.${number % 250}.${Math.floor(number / 250)}` });
        return registerDevice(ctx, deviceForm(serial, { bought: { transfer: true }, transferCode }));
      };
      const random = () => makeTransferCode((limit) => Math.floor(arena.random() * limit));
      const guesses = await Promise.all(Array.from({ length: tries }, (_, at) => take(100 + Math.floor(at / EACH), random())));
      holds('guessed', guesses.filter((one) => one.ok).length, 0);
      holds('answers', [...new Set(guesses.flatMap((one) => (one.ok ? [] : [one.code])))], ['warranty.transfer.wrong']);
      holds('the eleventh of an account', (await take(100, random())).ok, false);
      const right = await Promise.all(Array.from({ length: 20 }, (_, at) => take(5_000 + at, made.value.code)));
      holds('who has it by the right code', right.filter((one) => one.ok).length, 1);
      const { rows } = await shop.database.pool.query('select code_hash, ended_at is not null as ended from device_transfers');
      holds('what is left of the code', rows, [{ code_hash: null, ended: true }]);
      return `${tries} guesses by ${tries / EACH} accounts: none right, one answer; then the right one by 20 at once: 1 owner`;
    }),
};
