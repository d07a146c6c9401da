import type { Ctx } from '#services/context';
import { fillSlots } from '#services/doctors/fill';
import { hoursFor } from './attack/forms/doctors';
import { doctor } from './questions';
import type { Shop } from './shop';

export type Bookable = { ctx: Ctx; id: number; userId: number };

/** A verified doctor with a published profile, who sees patients online on Saturdays from nine to ten; the slots are made. */
export async function bookableDoctor(shop: Shop, number: number): Promise<Bookable> {
  const ctx = await doctor(shop, number);
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : 0;
  const id = await hoursFor(shop.database.pool, userId);
  await shop.rt.db.transaction(async (tx) => fillSlots(tx as never, id, ctx.now));
  return { ctx, id, userId };
}
