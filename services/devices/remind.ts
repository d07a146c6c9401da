import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { DAY_MS, dayStart } from '#domain/calendars/day';
import { WARRANTY_REMINDER_DAYS } from '#domain/warranty/period';
import type { Ctx } from '../context';
import { runOnce } from '../outbox/run-once';
import type { Later } from '../store/commit';
import { devices } from '../store/schema.generated';
import { deviceSubject, lastMoment, tellOwner } from './device';
import { clockwork } from '../service';

/** The owner is reminded a month before the end; a warranty that ends sooner has said so when it was registered. [WAR-8] */
export function reminderOf(ctx: Ctx, deviceId: number, userId: number, endsOn: string): Later[] {
  const dueAt = new Date(dayStart(endsOn).getTime() - WARRANTY_REMINDER_DAYS * DAY_MS);
  if (dueAt <= ctx.now) return [];
  return [{ queue: 'warranty', kind: 'remind', payload: { deviceId, userId }, dueAt, id: `warranty-remind:${deviceId}:${userId}` }];
}

/** Reminds an owner whose warranty is still in force and still theirs; anybody else is not told. [WAR-8, JOB-2] */
export const remindOfEnd = clockwork(
  'devices.remind',
  async (ctx, outboxId: string, { deviceId, userId }: { deviceId: number; userId: number }): Promise<boolean> => {
    const result = await runOnce<boolean>(ctx, outboxId, async (tx) => {
      const [device] = await tx
        .select()
        .from(devices)
        .where(and(eq(devices.id, deviceId), eq(devices.user, userId), eq(devices.state, 'active')));
      if (!device?.warrantyEndsOn) return { value: false, audit: [] };
      const told = await tellOwner(tx, ctx, userId, {
        notice: 'warranty.ending',
        facts: { serial: device.serial, endsDate: lastMoment(device.warrantyEndsOn) },
      });
      return { value: true, audit: { action: 'devices.reminded', subject: deviceSubject(deviceId) }, tell: [told] };
    });
    if (!result.ok) throw new Error(`device ${deviceId}: not reminded: ${result.code}`);
    return result.value.ran && result.value.value;
  },
);
