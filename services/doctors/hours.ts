import { and, asc, eq, gte, sql } from '@payloadcms/db-postgres/drizzle';
import { tehranDay } from '#domain/calendars/day';
import type { ConsultationKind, Offer } from '#domain/doctors/doctor';
import { ok, refuse, type Result } from '#domain/result';
import { service } from '../service';
import { availabilityExceptions, availabilityRules, doctorDesks } from '../store/tables';
import type { Ctx } from '../context';
import { offersToday } from './offers';
import { profileOf } from './whose';

export type RuleRow = Pick<typeof availabilityRules.$inferSelect, 'id' | 'weekday' | 'from' | 'to' | 'kinds' | 'centreId' | 'validFrom' | 'validTo'>;
export type ExceptionRow = Pick<typeof availabilityExceptions.$inferSelect, 'id' | 'day' | 'from' | 'to' | 'adds' | 'kinds' | 'centreId' | 'reason'>;
/** A doctor's hours as they set them, and what came of them. */
export type MyHours = {
  /** The page of the profile, where it is shown. */ slug: string | null;
  rules: RuleRow[];
  exceptions: ExceptionRow[];
  worksHolidays: boolean;
  kinds: ConsultationKind[];
  centres: { id: number; title: string }[];
  /** The days ahead that have slots, with how many are free and taken. */ days: { day: string; free: number; taken: number }[];
};

/** The hours of whoever asks; none while the editors have written no profile with the council number. [DOC-3] */
export const myHours = service(
  'doctors.hours',
  async (ctx): Promise<Result<MyHours | null>> => {
    const profile = await profileOf(ctx.rt.db, ctx, ctx.actor.userId);
    return ok(profile && (await readHours(ctx, profile)));
  },
  () => refuse('access.hidden', undefined, { status: 404 }),
);

async function readHours({ rt: { db }, lang, now }: Ctx, { id, slug, published }: { id: number; slug: string; published: boolean }): Promise<MyHours> {
  const today = tehranDay(now);
  const [rules, exceptions, [desk], { rows: offered }, { rows: centres }, { rows: days }] = await Promise.all([
    db
      .select()
      .from(availabilityRules)
      .where(eq(availabilityRules.doctorId, id))
      .orderBy(asc(availabilityRules.weekday), asc(availabilityRules.from), asc(availabilityRules.id)),
    db
      .select()
      .from(availabilityExceptions)
      .where(and(eq(availabilityExceptions.doctorId, id), gte(availabilityExceptions.day, today)))
      .orderBy(asc(availabilityExceptions.day), asc(availabilityExceptions.from), asc(availabilityExceptions.id)),
    db.select({ worksHolidays: doctorDesks.worksHolidays }).from(doctorDesks).where(eq(doctorDesks.doctorId, id)),
    db.execute(sql`select offered.offers from doctors d ${offersToday(now)} where d.id = ${id}`),
    db.execute(sql`
      select r.centres_id as id, coalesce(w.title, c.slug) as title from doctors_rels r join centres c on c.id = r.centres_id
      left join centres_locales w on w._parent_id = c.id and w._locale = ${lang} where r.parent_id = ${id} and r.path = 'centres' order by r."order"`),
    db.execute(sql`
      select to_char(s.starts_at at time zone 'Asia/Tehran', 'YYYY-MM-DD') as day, count(*) filter (where s.reservation_id is null)::int as free,
        count(s.reservation_id)::int as taken
      from slots s where s.doctor_id = ${id} and s.starts_at > ${now} group by 1 order by 1`),
  ]);
  const offers = (offered as { offers: Offer[] }[])[0]?.offers ?? [];
  return {
    slug: published ? slug : null,
    rules,
    exceptions,
    worksHolidays: desk?.worksHolidays ?? false,
    kinds: [...new Set(offers.map(({ kind }) => kind))],
    centres: centres as { id: number; title: string }[],
    days: days as { day: string; free: number; taken: number }[],
  };
}
