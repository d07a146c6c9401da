import { decideClaim } from '#services/warranty/claims/decide';
import { moveOrder } from '#services/orders/move';
import { registerDevice } from '#services/warranty/register-device';
import { dispatchForm } from '../../dispatch';
import { putInState } from '../../put-in-state';
import { buyer, order } from '../../shop';
import { deviceForm, makeChannel, makeDevice, ownerWithDevice, staffContext } from '../../warranty';
import type { Attack } from '../attack';
import { holds, inShop } from './shop';

const PEOPLE = { quick: 20, whole: 100 };

/** Serials are guessed by a crowd, claimed by many at once, and sent twice at once: no answer tells anything, each device is one person's. [WAR-2, WAR-3, ORD-13] */
export const serials: Attack = {
  name: 'serials',
  quick: true,
  run: (arena) =>
    inShop(arena, async (shop) => {
      const people = arena.quick ? PEOPLE.quick : PEOPLE.whole;
      const channelId = await makeChannel(shop);
      const { serial: theirs } = await ownerWithDevice(shop, 1);
      const crowd = await Promise.all(Array.from({ length: people }, (_, at) => buyer(shop, 1_000 + at, { ip: `10.8.${at % 250}.${Math.floor(at / 250)}` })));
      const asked = [theirs, 'ZZ0000000000', await makeDevice(shop), await makeDevice(shop, shop.other.variantId)];
      const answers = new Set<string>();
      await Promise.all(
        crowd.map(async (ctx) => {
          for (const serial of asked) {
            const answer = await registerDevice(ctx, deviceForm(serial, { bought: { channelId } }));
            answers.add(answer.ok ? `looked at by ${answer.value.waits?.dueAt ?? 'nobody'}` : answer.code);
          }
        }),
      );
      holds('different answers to a guessed serial', answers.size, 1);

      const free = asked[2] ?? '';
      const { rows } = await shop.database.pool.query<{ id: number }>(`select id from device_claims where serial = $1`, [free]);
      const desk = staffContext(shop, 'after-sales');
      const decided = await Promise.all(rows.map(({ id }) => decideClaim(desk, { claimId: id, event: 'confirm', expectedState: 'waiting', reason: 'رسید' })));
      holds('confirmed of one device', decided.filter((one) => one.ok).length, 1);

      const orders = await Promise.all(
        crowd.map(async (ctx) => {
          const made = await order(shop, ctx);
          await putInState(
            shop.database.pool,
            `update orders set state = 'confirmed', placed_at = now(), promised_by = now() + interval '2 days' where id = $1`,
            [made.orderId],
          );
          return made.orderId;
        }),
      );
      const first = await dispatchForm(shop, orders[0] ?? 0);
      const serial = Object.values(first.serials)[0] ?? '';
      const sent = await Promise.all(
        orders.map(async (orderId) => {
          const form = await dispatchForm(shop, orderId);
          const dispatch = { ...form, serials: Object.fromEntries(Object.keys(form.serials).map((key) => [key, serial])) };
          return moveOrder(staffContext(shop, 'support'), { orderId, event: 'dispatch', expectedState: 'confirmed', dispatch });
        }),
      );
      holds('orders sent with one serial', sent.filter((one) => one.ok).length, 1);
      holds('why the others were not', [...new Set(sent.flatMap((one) => (one.ok ? [] : [one.code])))], ['orders.dispatch.serial-gone']);
      const bound = await shop.database.pool.query('select count(*)::int as n from dispatches');
      holds('parcels', bound.rows[0], { n: 1 });
      return `${people * asked.length} guesses by ${people} accounts: one and the same answer; ${rows.length} confirmations of one device at once: 1; ${people} orders sent with one serial at once: 1`;
    }),
};
