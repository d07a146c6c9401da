import pg from 'pg';
import { clockContext } from '#services/clock-context';
import { endSilence } from '#services/consultations/silence';
import { bookableDoctor } from '../../doctors';
import { withFile } from '../../health';
import { testRuntime } from '../../test-context';
import type { Attack } from '../attack';
import { holds, inShop } from '../devices/shop';
import { beginTalk, openQuarters, QUARTER, SILENT, type Talk } from './stage';

const SIZES = { quick: { silent: 18, free: 12 }, whole: { silent: 60, free: 40 } };
const WORKERS = 4;
/** Of a doctor who stands in two quarters lie within the half hour. */
const QUARTERS = [1, 2];

/** More silent doctors than free times, each with two clocks, over several workers with connections of their own: every time is given once, the others are owed, and each patient has one thing. [CONS-6] */
export const moreThanTimes: Attack = {
  name: 'silent doctors over fewer times',
  quick: true,
  run: (arena) =>
    inShop(arena, async (shop) => {
      const { silent, free } = arena.quick ? SIZES.quick : SIZES.whole;
      const talks: Talk[] = [];
      for (let n = 0; n < silent; n += 1) {
        // One after the other: each is somebody with an account.
        /* oxlint-disable no-await-in-loop */
        const doctor = await bookableDoctor(shop, n + 1);
        await shop.database.pool.query('delete from slots where doctor_id = $1', [doctor.id]);
        await openQuarters(shop, doctor.id, [0]);
        talks.push(await beginTalk(shop, { doctorId: doctor.id, patient: await withFile(shop, 1_000 + n), n }));
      }
      for (let n = 0; n < free / QUARTERS.length; n += 1) {
        const doctor = await bookableDoctor(shop, 500 + n);
        await shop.database.pool.query('delete from slots where doctor_id = $1', [doctor.id]);
        await openQuarters(shop, doctor.id, QUARTERS);
        /* oxlint-enable no-await-in-loop */
      }
      shop.at(SILENT);
      const pools = Array.from({ length: WORKERS }, () => new pg.Pool({ connectionString: shop.database.url, max: 4 }));
      try {
        const workers = pools.map((pool) =>
          clockContext(
            testRuntime({ ...shop.database, pool }, () => SILENT),
            'silence',
          ),
        );
        const clocks = talks.flatMap((talk) => [talk, talk]);
        for (let at = clocks.length - 1; at > 0; at -= 1) {
          const other = Math.floor(arena.random() * (at + 1));
          [clocks[at], clocks[other]] = [clocks[other] as Talk, clocks[at] as Talk];
        }
        const began = Date.now();
        const ends = await Promise.all(
          clocks.map(({ meetingId }, n) => endSilence(workers[n % WORKERS] as (typeof workers)[number], `silence:${meetingId}:1`, meetingId)),
        );
        const seconds = (Date.now() - began) / 1_000;
        const count = (what: (one: (typeof ends)[number]) => boolean) => ends.filter(what).length;
        holds(
          'moved, owed, second clocks',
          [count((one) => one?.state === 'booked'), count((one) => one?.state === 'owed'), count((one) => one === null)],
          [free, silent - free, silent],
        );
        const { rows } = await shop.database.pool.query<Record<string, number>>(
          `select count(*) filter (where state = 'booked')::int as booked, count(*) filter (where state = 'owed')::int as owed,
             (select count(*)::int from slots s join reservations r on r.id = s.reservation_id and r.state = 'booked' and r.doctor_id = s.doctor_id and r.starts_at = s.starts_at where s.starts_at > $1) as times,
             (select count(*)::int from consultations where state = 'waiting') as meetings, (select count(*)::int from consultations where state = 'moved') as moved
           from reservations`,
          [QUARTER],
        );
        holds('what the tables hold', rows[0], { booked: free, owed: silent - free, times: free, meetings: free, moved: silent });
        return `${silent} silent doctors over ${free} free times, two clocks each, ${WORKERS} workers: ${free} moved, ${silent - free} owed, ${silent} second clocks found it done, 0 twice, in ${seconds.toFixed(1)} s`;
      } finally {
        await Promise.all(pools.map((pool) => pool.end()));
      }
    }),
};
