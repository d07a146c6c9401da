import type pg from 'pg';
import { jalaliMonth } from '#domain/calendars/jalali';
import { openClient } from '../races/http';
import type { Client } from '../races/http';
import { makeBuyers, unitOf, type Buyer } from '../races/buyers';
import { openDatabase } from '../arena';
import { startPortal } from '../../portal';
import type { Attack } from '../attack';
import { compareCosts, mostGrown, type Place } from './compare';

const SMALL = 100;
const LARGE = 100_000;
/** The readings of both lie in so many days, the last of them today: the charts of both have as many marks. */
const DAYS = 100;
const TYPE = 'blood-pressure';
/** What a version says, as the reading did. */
const SAID = 'measured_at, n1, n2, n3, values, words_sealed, lines_sealed, class, rule, confirmed';
const TOGETHER = 'n, low1, high1, sum1, low2, high2, sum2, low3, high3, sum3, standard, non_standard';

/** Compares the CPU of the file's pages, database included, of who has a hundred readings and of who has a hundred thousand, for the owner and for who was let in. [REC-6: growth] */
export const fileGrowth: Attack = {
  name: 'growth of a file',
  quick: false,
  async run({ say }) {
    const client = openClient(1);
    const portal = await startPortal({ filled: true, env: { LOG_LEVEL: 'warn', PORTAL_ROLES: 'web' } });
    const db = openDatabase(portal.dataDir);
    try {
      const buyers = await makeBuyers(db, 4, { unit: await unitOf(db, 'NB1') });
      const [few, many, seesFew, seesMany] = buyers;
      if (!few || !many || !seesFew || !seesMany) throw new Error('no buyers');
      const place = async (owner: Buyer, reader: Buyer, readings: typeof SMALL | typeof LARGE): Promise<Place> => {
        for (const one of [owner, reader]) await client.ask(`${portal.url}/app`, { cookie: one.cookie });
        return { pid: portal.pid, url: portal.url, visits: await visitsOf(client, portal.url, db, { owner, reader, readings }) };
      };
      const places = [await place(few, seesFew, SMALL), await place(many, seesMany, LARGE)] as const;
      await db.query('vacuum analyze');
      const rows = await compareCosts(client, places, say);
      return `${rows.length} pages of a file with ${LARGE} readings beside ${SMALL}: ${mostGrown(rows)}`;
    } finally {
      client.close();
      await db.end().catch(() => {});
      await portal.stop();
    }
  },
};

type Wanted = { owner: Buyer; reader: Buyer; readings: number };

async function visitsOf(client: Client, url: string, db: pg.Pool, { owner, reader, readings }: Wanted): Promise<Place['visits']> {
  const { rows } = await db.query<{ id: string; ref: string }>('select id, ref from members where account_id = $1', [owner.userId]);
  const [file] = rows;
  if (!file) throw new Error('no file');
  await fillFile(db, Number(file.id), readings);
  await db.query(
    `insert into file_rights (ref, member_id, user_id, relation, starts_at, source, granted_by) values (left('growth-' || $1::bigint || repeat('x', 22), 22), $1::bigint, $2, 'family-see', now() - interval '1 day', 'attack', $3)`,
    [file.id, reader.userId, `user:${owner.userId}`],
  );
  const newest = await db.query<{ ref: string }>('select ref from health_records where member_id = $1 order by measured_at desc, id desc limit 1', [file.id]);
  const own = (path: string) => ({ path, cookie: owner.cookie });
  const theirs = (path: string) => ({ path: `${path}${path.includes('?') ? '&' : '?'}of=${file.ref}`, cookie: reader.cookie });
  const list = own(`/app/records/${TYPE}`);
  const { text } = await client.ask(`${url}${list.path}?range=all`, { cookie: owner.cookie });
  const next = /href="([^"]*[?&](?:amp;)?after=[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
  if (!next) throw new Error('a list without a next page');
  return {
    'the first page': own('/app'),
    'the types': own('/app/records'),
    'a type, thirty days': list,
    'a type, all time': own(`${list.path}?range=all`),
    'its next page': own(next),
    'beyond the range alone': own(`${list.path}?range=all&only=non-standard`),
    'a reading': own(`/app/readings/${file.ref}/${newest.rows[0]?.ref}`),
    'a new reading': own(`/app/records/${TYPE}/new`),
    'who saw what': own('/app/seen'),
    'the first page, for family': theirs('/app'),
    'a type, for family': theirs(`${list.path}?range=all`),
  };
}

/** Readings of years with their days and months, as they would have come one by one; every fifth lies beyond the range. */
export async function fillFile(db: pg.Pool, memberId: number, readings: number): Promise<void> {
  await db.query(
    `with made as (insert into health_records (ref, member_id, type, measured_at, n1, n2, n3, values, class, rule, confirmed, origin, entered_by, entered_at, client_id)
     select left(md5($1::bigint || '-' || n), 22), $1::bigint, $2, now() - (n * ($4::float8 / $3::float8)) * interval '1 day', 110 + n % 25 + case when n % 5 = 0 then 30 else 0 end, 70 + n % 10, 60 + n % 20, '{}',
       case when n % 5 = 0 then 'non-standard' else 'standard' end, 'attack', false, 'user', 'user:1', now(), 'growth-' || n
     from generate_series(1, $3::int) n returning *)
     insert into health_record_versions (record_id, version, ${SAID}, why, actor, at) select id, version, ${SAID}, 'made', entered_by, entered_at from made`,
    [memberId, TYPE, readings, DAYS],
  );
  await db.query(
    `insert into health_days (member_id, type, day, ${TOGETHER})
     select member_id, type, to_char(measured_at at time zone 'Asia/Tehran', 'YYYY-MM-DD'), count(*), min(n1), max(n1), sum(n1), min(n2), max(n2), sum(n2), min(n3), max(n3), sum(n3),
       count(*) filter (where class = 'standard'), count(*) filter (where class = 'non-standard')
     from health_records where member_id = $1 group by 1, 2, 3`,
    [memberId],
  );
  const days = await db.query<{ day: string }>('select day from health_days where member_id = $1', [memberId]);
  const months = new Map(days.rows.map(({ day }) => [jalaliMonth(day).month, jalaliMonth(day)]));
  for (const { month, first, last } of months.values()) {
    await db.query(
      `insert into health_months (member_id, type, month, ${TOGETHER})
       select $1, $2, $3, sum(n), min(low1), max(high1), sum(sum1), min(low2), max(high2), sum(sum2), min(low3), max(high3), sum(sum3), sum(standard), sum(non_standard)
       from health_days where member_id = $1 and type = $2 and day between $4 and $5`,
      [memberId, TYPE, month, first, last],
    );
  }
}
