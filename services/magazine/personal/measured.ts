import { leadingTypes, MEASURED_WITHIN_DAYS } from '#domain/articles/personal';
import { isoOf, numberOf, tehranDay } from '#domain/calendars/day';
import type { Ctx } from '../../context';
import { daysSince } from '../../health/store/readings';
import { see } from '../../health/store/see';

/** Which types of readings one's own file has of late, and nothing of what was read; the look leaves its line, and nobody gets a file by it. Called only for whoever has switched it on. [MAG-4, ROLE-4] */
export async function measuredTypes(ctx: Ctx): Promise<ReadonlySet<string>> {
  const since = isoOf(numberOf(tehranDay(ctx.now)) - MEASURED_WITHIN_DAYS + 1);
  const seen = await see(ctx, { action: 'health.read', whose: 'mine', door: 'page', besides: { days: daysSince(leadingTypes, since, ctx.now) } });
  const days = (seen?.besides['days'] ?? []) as { type: string }[];
  return new Set(days.map(({ type }) => type));
}
