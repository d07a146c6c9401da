import { expect, test } from 'vitest';
import { ok } from '#domain/result';
import type { Actor, Ctx } from './context';
import { clockwork, service } from './service';

const by = (actor: Actor) => ({ actor }) as Ctx;
const guest = by({ kind: 'guest' });
const user = by({ kind: 'user', userId: 7, sessionId: 's' });
const editor = by({ kind: 'staff', staffId: 1, name: 'x', roles: ['editor'] });
const clock = by({ kind: 'clock', job: 'test' });

test('[ROLE-5] a service runs for whoever has the right, and answers the others as the table says', async () => {
  const mine = service('orders.pay', async (ctx, add: number) => ok(ctx.actor.userId + add));
  expect(await mine(user, 1)).toEqual(ok(8));
  expect(await mine(guest, 1)).toMatchObject({ ok: false, code: 'access.login.needed', status: 403 });
  for (const other of [editor, clock]) expect(await mine(other, 1)).toMatchObject({ ok: false, code: 'access.denied', status: 403 });
  const list = service(
    'orders.list',
    async () => [1],
    () => [],
  );
  expect([await list(user), await list(guest)]).toEqual([[1], []]);
  expect([mine.right, list.right]).toEqual(['orders.pay', 'orders.list']);
});

test('[JOB-1: rights] what is the clock’s throws for anybody else before it runs', async () => {
  let ran = 0;
  const work = clockwork('orders.queue', async (_, id: number) => (ran += id));
  expect(await work(clock, 2)).toBe(2);
  for (const other of [guest, user, editor]) await expect(work(other, 2)).rejects.toThrow('is not for');
  expect(ran).toBe(2);
});
