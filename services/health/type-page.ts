import { isoOf, numberOf, tehranDay } from '#domain/calendars/day';
import type { RecordClass } from '#domain/records/class-of';
import type { Range } from '#domain/records/ranges';
import { recordType } from '#domain/records/types/all';
import { ok, refuse } from '#domain/result';
import { service } from '../service';
import { seeFile, whoseFile } from './own-file';
import { figuresOf, keyIn, shownDay, shownReading, type ShownDay, type ShownReading } from './shown-reading';
import { cardFor, type Card } from './store/card';
import { keyValue } from './store/files';
import { daysSince, monthsOf, readingsOf, type After, type ReadingRow, type TogetherRow } from './store/readings';
import { fileReach } from './store/see';

const PAGE = 20;
/** A chart has at most so many marks. */
const MOST_MARKS = 200;
const FIGURE_DAYS = 30;

export type TypePage = {
  ref: string;
  card: Card;
  figures: ReturnType<typeof figuresOf>;
  marks: ShownDay[];
  /** Marks of months, not of days. */
  byMonth: boolean;
  readings: ShownReading[];
  next: string | null;
  /** Whether whoever looks may add a reading. */
  mayAdd: boolean;
};

/** A type of readings of a file: figures of thirty days, the chart of a range, and the list by key. One statement, whatever the amount. [REC-1, REC-6] */
export const typePage = service(
  'health.read',
  async (ctx, asked: { of: string | null; type: string; range: Range; only: RecordClass | null; after: string | null }) => {
    const type = recordType(asked.type);
    if (!type) return refuse('access.hidden', undefined, { status: 404 });
    const byMonth = asked.range === 'all';
    const since = (days: number) => isoOf(numberOf(tehranDay(ctx.now)) - days + 1);
    const seen = await seeFile(ctx, {
      ...{ action: 'health.read', whose: whoseFile(asked.of), door: 'page', type: type.code },
      entries: readingsOf(type.code, { after: afterOf(asked.after), only: asked.only, most: PAGE + 1 }),
      besides: {
        card: cardFor(ctx.actor.kind === 'user' ? ctx.actor.userId : null),
        key: keyValue,
        days: daysSince([type.code], since(Math.max(FIGURE_DAYS, byMonth ? MOST_MARKS : Number(asked.range))), ctx.now),
        ...(byMonth ? { months: monthsOf(type.code, MOST_MARKS) } : {}),
      },
    });
    if (!seen.ok) return seen;
    const { card, days, months } = seen.value.besides as { card: Card; days: TogetherRow[]; months?: TogetherRow[] };
    const key = keyIn(ctx, seen.value);
    const all = days.map(shownDay);
    const rows = seen.value.entries as ReadingRow[];
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return ok<TypePage>({
      ref: seen.value.ref,
      card,
      figures: figuresOf(all.filter(({ at }) => at >= since(FIGURE_DAYS))),
      // Months are kept for whoever reaches all of them; whoever does not gets the days that they reach.
      marks: months && months.length > 0 ? months.map(shownDay) : all.filter(({ at }) => byMonth || at >= since(Number(asked.range))),
      byMonth: months !== undefined && months.length > 0,
      readings: rows.slice(0, PAGE).map((row) => shownReading(row, key)),
      next: last ? `${Date.parse(last.measured_at)}.${last.id}` : null,
      mayAdd: fileReach(ctx, 'health.add').includes(seen.value.relation),
    });
  },
);

/** The key at which a page of the list begins; what is none begins at the newest. */
function afterOf(typed: string | null): After | null {
  const [, ms, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(typed ?? '') ?? [];
  return ms === undefined ? null : { measuredAt: new Date(Number(ms)), id: Number(id) };
}
