import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { doctorCategories, type DoctorCategory } from '#domain/accounts/account-role';
import { dayEnd, tehranDay } from '#domain/calendars/day';
import { readFind } from '#domain/desk/find-words';
import type { Picture } from '#domain/content/picture';
import type { ShownDoctor } from '#domain/doctors/doctor';
import { DOCTORS_PER_PAGE, TIMES_SHOWN, type DoctorCursor, type DoctorFilters } from '#domain/doctors/list';
import { searchKey } from '#domain/text/normalise';
import { say } from '#locales/say';
import { picturesOf, portraitColumn } from '../content/picture';
import type { Ctx, Lang } from '../context';
import { service } from '../service';
import { offersToday } from './offers';
import { verifiedRole } from './whose';

/** A doctor of the list with the next free times, the soonest first. */
export type ListedDoctor = ShownDoctor & { focus: string; photo: Picture | null; times: Date[] };
type DoctorList = {
  doctors: ListedDoctor[];
  /** So many fit what was asked, and so many of them have a free time today. */ total: number;
  freeToday: number;
  next: DoctorCursor | null;
};

type Row = Omit<ListedDoctor, 'times' | 'photo'> & { photo: Parameters<typeof picturesOf>[0][number] | null; times: string[]; freeAt: string | null };
type Found = { total: number; freeToday: number; page: Row[] };

/**
 * The doctors that fit, the one who is free soonest first; who has no free time stands last. One statement, paged by key:
 * by the next free time and the id. [CONS-1, LIST-2]
 */
export const listDoctors = service('doctors.look', async (ctx, filters: DoctorFilters): Promise<DoctorList> => readDoctors(ctx, filters), nobody);

function nobody(): DoctorList {
  return { doctors: [], total: 0, freeToday: 0, next: null };
}

async function readDoctors({ rt: { db }, lang, now }: Ctx, filters: DoctorFilters): Promise<DoctorList> {
  const { rows } = await db.execute(sql`
    with found as materialized (
      select d.id, d.slug, l.title as name, l.focus, d.gender, d.level, d.council_number as "councilNumber", offered.offers,
        ${portraitColumn(lang)} as photo,
        array(select c.value::text from doctors_categories c where c.parent_id = d.id order by c."order") as categories,
        array(select w.value::text from doctors_speaks w where w.parent_id = d.id order by w."order") as languages,
        coalesce(free.times, '{}') as times, free.times[1] as "freeAt"
      from doctors d
      join doctors_locales l on l._parent_id = d.id and l._locale = ${lang}
      ${verifiedRole(now)}
      left join doctor_desks desk on desk.doctor_id = d.id
      ${offersToday(now)}
      left join lateral (
        select array_agg(t.starts_at order by t.starts_at) as times from (
          select s.starts_at from slots s
          where s.doctor_id = d.id and s.reservation_id is null
            and s.starts_at >= ${now}::timestamptz + make_interval(mins => coalesce(desk.notice_minutes, 60))
            and ${filters.kind === null ? sql`s.kinds && offered.kinds` : sql`${filters.kind} = any(s.kinds)`}
          order by s.starts_at limit ${TIMES_SHOWN}
        ) t
      ) free on true
      where d.published and ${asked(filters, lang)}
    ), chosen as (select * from found ${filters.today ? sql`where "freeAt" < ${dayEnd(tehranDay(now))}` : sql``})
    select (select count(*)::int from chosen) as total,
      (select count(*)::int from chosen where "freeAt" < ${dayEnd(tehranDay(now))}) as "freeToday",
      coalesce((select jsonb_agg(to_jsonb(page) order by coalesce(page."freeAt", 'infinity'), page.id) from (
        select * from chosen where ${beyond(filters.after)}
        order by coalesce("freeAt", 'infinity'), id limit ${DOCTORS_PER_PAGE + 1}
      ) page), '[]') as page`);
  const [{ total, freeToday, page } = { total: 0, freeToday: 0, page: [] }] = rows as Found[];
  const doctors = page.slice(0, DOCTORS_PER_PAGE).map(({ freeAt: _, times, photo, ...one }) => ({
    ...one,
    photo: photo ? (picturesOf([photo])[0] ?? null) : null,
    times: times.map((time) => new Date(time)),
  }));
  const last = page.length > doctors.length ? doctors.at(-1) : undefined;
  return { doctors, total, freeToday, next: last ? { freeAt: last.times[0] ?? null, id: last.id } : null };
}

function beyond(after: DoctorCursor | null): SQL {
  if (!after) return sql`true`;
  // A slot starts at a whole quarter of an hour, so that seconds name it.
  return sql`(coalesce("freeAt", 'infinity'), id) > (${after.freeAt ?? 'infinity'}::timestamptz, ${after.id}::int)`;
}

function asked({ category, kind, level, language, gender, q }: DoctorFilters, lang: Lang): SQL {
  const conditions = [
    sql`true`,
    ...(category ? [within('doctors_categories', category)] : []),
    ...(language ? [within('doctors_speaks', language)] : []),
    ...(kind ? [sql`${kind} = any(offered.kinds)`] : []),
    ...(level ? [sql`d.level = ${level}`] : []),
    ...(gender ? [sql`d.gender = ${gender}`] : []),
    ...(q === null ? [] : [named(q, lang)]),
  ];
  return sql.join(conditions, sql` and `);
}

const within = (table: 'doctors_categories' | 'doctors_speaks', value: string): SQL =>
  sql`exists (select from ${sql.raw(table)} c where c.parent_id = d.id and c.value::text = ${value})`;

/** A doctor is found by any part of the name or of what they care for most, and by the name of a category. [LANG-4] */
function named(q: string, lang: Lang): SQL {
  const meant = readFind(q);
  const fields = doctorCategories.filter((one) => isNamed(one, q, lang)).map((one) => within('doctors_categories', one));
  const words = meant.map((parts) => `(${parts.map((part) => `'${part}':*`).join(' & ')})`).join(' | ');
  const ways = [...(words === '' ? [] : [sql`staff_words(l.title || ' ' || l.focus) @@ ${words}::tsquery`]), ...fields];
  return ways.length > 0 ? sql`(${sql.join(ways, sql` or `)})` : sql`false`;
}

function isNamed(category: DoctorCategory, q: string, lang: Lang): boolean {
  const [name, typed] = [searchKey(say(lang, `roles.categories.${category}`)), searchKey(q)];
  return typed.length > 1 && ` ${name}`.includes(` ${typed}`);
}
