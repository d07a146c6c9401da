import { sql } from '@payloadcms/db-postgres/drizzle';
import { isoOf, numberOf, tehranDay } from '#domain/calendars/day';
import { recordTypes } from '#domain/records/types/all';
import { ok } from '#domain/result';
import { service } from '../service';
import { seeFile, whoseFile } from './own-file';
import { figuresOf, keyIn, shownDay, shownReading, type ShownDay, type ShownReading } from './shown-reading';
import { cardFor, type Card } from './store/card';
import { keyValue } from './store/files';
import { daysSince, favouritesOf, lastOfEach, typesOpened, type ReadingRow, type TogetherRow } from './store/readings';
import { fileReach, type Door } from './store/see';
import { opensHistory } from './store/standing';

const DAYS = 30;
const codes = recordTypes.map(({ code }) => code);

export type TypeOverview = { type: string; last: ShownReading | null; figures: ReturnType<typeof figuresOf>; days: ShownDay[] };
export type Overview = {
  ref: string;
  card: Card;
  /** All types, or those alone that were opened to whoever looks. */
  types: TypeOverview[];
  /** Whether whoever looks keeps the file: takes it along, shares it. */
  keeps: boolean;
  mayAdd: boolean;
  /** Whether the health history was opened to whoever looks. */
  history: boolean;
};

/** A file at a glance: of each type the last reading, thirty days or as many as asked for, and how many lay within the range. [DASH-4, REC-7: recorded] */
export const overview = service('health.read', async (ctx, of: string | null, { door = 'page', back = DAYS }: { door?: Door; back?: number } = {}) => {
  const seen = await seeFile(ctx, {
    ...{ action: 'health.read', whose: whoseFile(of), door },
    entries: lastOfEach(codes),
    besides: {
      card: cardFor(ctx.actor.kind === 'user' ? ctx.actor.userId : null),
      key: keyValue,
      opened: typesOpened,
      history: sql`select to_jsonb(exists (select 1 from standing s where ${opensHistory('s')}))`,
      days: daysSince(codes, isoOf(numberOf(tehranDay(ctx.now)) - back + 1), ctx.now),
    },
  });
  if (!seen.ok) return seen;
  const { card, days, opened, history } = seen.value.besides as { card: Card; days: TogetherRow[]; opened: string[] | null; history: boolean };
  const { ref, relation } = seen.value;
  const key = keyIn(ctx, seen.value);
  const last = (seen.value.entries as ReadingRow[]).map((row) => shownReading(row, key));
  const shown = opened === null ? codes : codes.filter((code) => opened.includes(code));
  const types = shown.map((type): TypeOverview => {
    const own = days.filter((day) => day.type === type).map(shownDay);
    return { type, last: last.find((one) => one.type === type) ?? null, figures: figuresOf(own), days: own };
  });
  return ok<Overview>({
    ...{ ref, card, types, keeps: card.keeps, mayAdd: fileReach(ctx, 'health.add').includes(relation) },
    history: history && fileReach(ctx, 'health.read-ehr').includes(relation),
  });
});

const MOST_FAVOURITES = 100;

/** The readings of a file that somebody keeps at hand. [REC-7: favourites] */
export const favouriteReadings = service('health.read', async (ctx, of: string | null) => {
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : 0;
  const seen = await seeFile(ctx, {
    ...{ action: 'health.read', whose: whoseFile(of), door: 'page' },
    entries: favouritesOf(userId, MOST_FAVOURITES),
    besides: { card: cardFor(userId), key: keyValue },
  });
  if (!seen.ok) return seen;
  const key = keyIn(ctx, seen.value);
  const readings = (seen.value.entries as ReadingRow[]).map((row) => shownReading(row, key));
  return ok({ ref: seen.value.ref, card: (seen.value.besides as { card: Card }).card, readings });
});
