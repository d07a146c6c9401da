import { requestClocks } from '#domain/service-requests/clocks';
import { clockContext } from '#services/clock-context';
import { loadHolidays } from '#services/calendars/holidays';
import { openDeadline } from '#services/deadlines/open';
import { recomputeOpenDeadlines } from '#services/deadlines/recompute';
import { settleDueRequests } from '#services/service-requests/settle';
import { commit } from '#services/store/commit';
import { clockOf } from '../../wallet';
import type { Attack } from '../attack';
import { holds, inShop } from '../devices/shop';

const PROMISES = { quick: 300, whole: 5_000 };
const MOST_MS = 3_000;
const AT_ONCE = 100;
/** Saturday at 14:00 in Tehran: twelve hours of review end on Sunday at 18:00, unless Sunday is a holiday. */
const BEGUN = new Date('2026-11-21T10:30:00Z');
const SUNDAY = '2026-11-22';
const DUE = new Date('2026-11-22T12:30:00Z');
const MOVED = new Date('2026-11-23T12:30:00Z');

/** A holiday is added while thousands of promises run: all are computed again at once, and none is called late by its old time. [JOB-3, INP-5] */
export const holidayPromises: Attack = {
  name: 'a holiday among promises',
  quick: true,
  run: (arena) =>
    inShop(arena, async (shop) => {
      const { pool } = shop.database;
      const count = arena.quick ? PROMISES.quick : PROMISES.whole;
      shop.at(BEGUN);
      await pool.query(`delete from holidays where day between '2026-11-20' and '2026-11-30'`);
      const { rows } = await pool.query<{ id: number }>(
        `with made as (insert into users (phone, first_name, last_name) values ('09120000999', 'آوین', 'کهن‌سار') returning id)
         insert into service_requests (code, "group", service, state, state_since, city, user_id, lang, paid_toman)
         select 'ZS-H' || n, 'care', 'massage', 'waiting-info', now(), 'tehran', made.id, 'fa', 0 from made, generate_series(1, $1::int) n returning id`,
        [count],
      );
      const ctx = clockContext(shop.rt, 'attack');
      for (let from = 0; from < rows.length; from += AT_ONCE)
        await commit(ctx, async (tx) => {
          const holidays = await loadHolidays(tx);
          for (const { id } of rows.slice(from, from + AT_ONCE))
            await openDeadline(tx, {
              kind: 'services.response',
              subject: `request:${id}`,
              clock: requestClocks['services.response'],
              startsAt: BEGUN,
              holidays,
            });
          return { value: null, audit: [] };
        });
      const dueAt = (at: Date) => pool.query(`select 1 from service_requests where code like 'ZS-H%' and due_at = $1`, [at]).then(({ rowCount }) => rowCount);
      holds('promises that run', await dueAt(DUE), count);

      await pool.query(`insert into holidays (day, kind, certainty) values ($1, 'decree', 'official')`, [SUNDAY]);
      const started = performance.now();
      holds('promises that moved', await recomputeOpenDeadlines(clockOf(shop)), count);
      const took = performance.now() - started;
      holds('promises by their new time', await dueAt(MOVED), count);

      shop.at(new Date(DUE.getTime() + 60_000));
      holds('called late by the old time', await settleDueRequests(clockOf(shop)), { settled: 0 });
      const warns = await pool.query(`select 1 from outbox where queue = 'deadlines' and kind = 'warn' and payload ->> 'when' = 'after' and due_at <= $1`, [
        DUE,
      ]);
      holds('warnings that wake by the old time', warns.rowCount, 0);
      shop.at(new Date(MOVED.getTime() + 60_000));
      const late = await settleDueRequests(clockOf(shop));
      if (late.settled === 0) throw new Error('nothing is late by the new time either');
      if (took > MOST_MS) throw new Error(`${count} promises took ${Math.round(took)} ms, more than ${MOST_MS}`);
      return `${count} promises moved in ${Math.round(took)} ms; none was late by its old time, and they are by the new one`;
    }),
};
