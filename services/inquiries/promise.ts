import { isWorkingInstant, workingIntervals } from '#domain/calendars/calendar';
import { dueAt } from '#domain/calendars/deadline';
import { inquiryClocks } from '#domain/inquiries/clocks';
import type { InquiryKind } from '#domain/inquiries/kinds';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';

/** What a request sent now is promised, and whether somebody is at the desk. */
export type InquiryPromise = { dueTime: Date; atDesk: boolean; /** When the desk opens next, or opened. */ opens: Date };

/** When a request that is sent now is answered, by the desk's hours and the holidays as they stand. [CONT-1, JOB-3] */
export async function inquiryPromise(ctx: Ctx, kind: InquiryKind): Promise<InquiryPromise> {
  const holidays = await loadHolidays(ctx.rt.db);
  const due = dueAt(inquiryClocks[kind], ctx.now, holidays);
  const [first] = workingIntervals('reviews', ctx.now, holidays);
  return { dueTime: due, atDesk: isWorkingInstant('reviews', ctx.now, holidays), opens: first?.from ?? due };
}
