import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Holidays } from '#domain/calendars/calendar';
import { dayNumber, dayStart, isoOf, tehranDay } from '#domain/calendars/day';
import type { Picture } from '#domain/content/picture';
import type { ConsultationKind, ShownDoctor } from '#domain/doctors/doctor';
import { ok, refuse, type Result } from '#domain/result';
import { picturesOf, portraitColumn } from '../content/picture';
import type { Ctx, Lang } from '../context';
import { service } from '../service';
import { offersToday } from './offers';
import { verifiedRole } from './whose';

/** A centre at which a doctor meets patients, where it has a page. */
type DoctorCentre = { id: number; slug: string; title: string; province: string; city: string; address: string };
/** A slot as anybody may know it: when, for what, and whether it can still be taken. */
export type PublicSlot = { startsAt: Date; kinds: ConsultationKind[]; centreId: number | null; free: boolean };
export type DoctorPage = ShownDoctor & {
  focus: string;
  biography: string;
  education: string[];
  photo: Picture | null;
  centres: DoctorCentre[];
  /** The languages that the profile stands in. */ langs: Lang[];
  slots: PublicSlot[];
  /** The numbered day until which hours are open. */ lastDay: number;
  /** Public holidays by their day, with their names. */ holidays: Record<string, string>;
};

type Row = Omit<DoctorPage, 'education' | 'photo' | 'slots' | 'holidays' | 'lastDay'> & {
  education: string | null;
  photo: Parameters<typeof picturesOf>[0][number] | null;
  slots: { startsAt: string; kinds: ConsultationKind[]; centreId: number | null; taken: boolean }[];
  holidays: { day: string; title: string }[];
  horizonDays: number;
  noticeMinutes: number;
};

const unknown = refuse('content.page.unknown', undefined, { status: 404 });

/** All of a doctor's page, with the slots from today on; one who is not published, not verified, or has no words in the reader's language is not found. [CONS-1, DOC-4] */
export const readDoctor = service(
  'doctors.look',
  (ctx, slug: string): Promise<Result<DoctorPage>> => doctorPage(ctx, slug),
  () => unknown,
);

async function doctorPage({ rt: { db }, lang, now }: Ctx, slug: string): Promise<Result<DoctorPage>> {
  const today = tehranDay(now);
  const { rows } = await db.execute(sql`
    select d.id, d.slug, l.title as name, l.focus, l.biography, l.education, d.gender, d.level, d.council_number as "councilNumber", offered.offers,
      array(select c.value::text from doctors_categories c where c.parent_id = d.id order by c."order") as categories,
      array(select w.value::text from doctors_speaks w where w.parent_id = d.id order by w."order") as languages,
      array(select o._locale::text from doctors_locales o where o._parent_id = d.id order by o._locale desc) as langs,
      ${portraitColumn(lang)} as photo,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'title', w.title, 'province', p.province, 'city', p.city, 'address', w.address) order by r."order")
        from doctors_rels r join centres p on p.id = r.centres_id and p.published join centres_locales w on w._parent_id = p.id and w._locale = ${lang}
        where r.parent_id = d.id and r.path = 'centres'), '[]') as centres,
      coalesce((select jsonb_agg(jsonb_build_object('startsAt', s.starts_at, 'kinds', s.kinds, 'centreId', s.centre_id, 'taken', s.reservation_id is not null) order by s.starts_at)
        from slots s where s.doctor_id = d.id and s.starts_at >= ${dayStart(today)}), '[]') as slots,
      coalesce((select jsonb_agg(jsonb_build_object('day', h.day, 'title', hl.title)) from holidays h join holidays_locales hl on hl._parent_id = h.id and hl._locale = ${lang}
        where h.day >= ${isoOf(dayNumber(now) - 1)}), '[]') as holidays,
      coalesce(desk.horizon_days, 30) as "horizonDays", coalesce(desk.notice_minutes, 60) as "noticeMinutes"
    from doctors d
    join doctors_locales l on l._parent_id = d.id and l._locale = ${lang}
    ${verifiedRole(now)}
    left join doctor_desks desk on desk.doctor_id = d.id
    ${offersToday(now)}
    where d.published and d.slug = ${slug}`);
  const [row] = rows as Row[];
  if (!row) return unknown;
  const { horizonDays, noticeMinutes, holidays, ...rest } = row;
  const soonest = now.getTime() + noticeMinutes * 60_000;
  return ok({
    ...rest,
    education: (row.education ?? '').split('\n').flatMap((line) => line.trim() || []),
    photo: row.photo ? (picturesOf([row.photo])[0] ?? null) : null,
    // What has begun, or begins sooner than the doctor wants notice, is no time any more.
    slots: row.slots
      .map(({ startsAt, taken, ...one }) => ({ ...one, startsAt: new Date(startsAt), free: !taken }))
      .filter(({ startsAt, free }) => startsAt.getTime() >= (free ? soonest : now.getTime())),
    lastDay: dayNumber(now) + horizonDays - 1,
    holidays: Object.fromEntries(holidays.map(({ day, title }) => [day, title])),
  });
}

/** The days of a page's holidays, for the rules of calendars. */
export function holidayDays({ holidays }: Pick<DoctorPage, 'holidays'>): Holidays {
  return new Set(Object.keys(holidays));
}

/** Each shown doctor's address with the languages that it stands in. [LANG-7] */
export const doctorAddresses = service(
  'doctors.look',
  async ({ rt: { db }, now }): Promise<{ of: 'doctorProfile'; slug: string; lang: Lang; changedAt: Date | null }[]> => {
    const { rows } = await db.execute(sql`
      select d.slug, l._locale::text as lang, d.updated_at as at from doctors d join doctors_locales l on l._parent_id = d.id ${verifiedRole(now)}
      where d.published order by d.id, l._locale`);
    return (rows as { slug: string; lang: Lang; at: string }[]).map(({ slug, lang, at }) => ({
      of: 'doctorProfile' as const,
      slug,
      lang,
      changedAt: new Date(at),
    }));
  },
  () => [],
);
