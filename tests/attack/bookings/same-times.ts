import type { Arena, Attack } from '../attack';
import { doctorOf, openTimes, quarterIn, type Doctor } from '../forms/appointments';
import { makeBuyers, unitOf, type Buyer } from '../races/buyers';
import { same, spread, tally, value } from '../races/expect';
import { openClient } from '../races/http';
import { inTurns } from '../races/in-turns';
import { formOf, keptCode, take, toldOf, withKey, type Time } from './take';

const DOCTORS = { quick: 2, whole: 10 };
/** Contested times of each doctor, and those that stay free beside them, so that whoever is late can be told some. */
const [CONTESTED, BESIDE] = [{ quick: 3, whole: 10 }, 4];
const ATTEMPTS = { quick: 100, whole: 10_000 };
const CONNECTIONS = 50;
/** Every so many patients press twice at once. */
const TWICE_EVERY = 10;

/** Many more patients than times, over HTTP: each time is kept once, all others are told the three nearest, and a double press is one booking. [CONS-3] */
export const sameTimes: Attack = { name: 'bookings of the same times', quick: true, run };

type Attempt = { buyer: Buyer; time: Time; twice: boolean };

async function run({ portal, db, quick, random, say }: Arena): Promise<string> {
  const size = quick ? 'quick' : 'whole';
  const doctors: Doctor[] = [];
  // One after the other: each is somebody with an account.
  // oxlint-disable-next-line no-await-in-loop
  for (let n = 0; n < DOCTORS[size]; n += 1) doctors.push(await doctorOf(db, portal.url));
  const from = quarterIn(100);
  const times = (await Promise.all(doctors.map(async ({ id, slug }) => (await timesOf(id)).map((at) => ({ doctorId: id, slug, at }))))).flat();
  const buyers = await makeBuyers(db, ATTEMPTS[size], { unit: await unitOf(db, 'NB1') });
  const client = openClient(CONNECTIONS);
  const door = { url: portal.url, client };
  try {
    const [first] = buyers;
    const [one] = times;
    if (!first || !one) throw new Error('nobody and nothing');
    const form = await formOf(door, first, one);
    const attempts = buyers.map((buyer, at): Attempt => ({ buyer, time: times[Math.floor(random() * times.length)] ?? one, twice: at % TWICE_EVERY === 0 }));
    say(`${attempts.length} patients stand before ${times.length} times of ${doctors.length} doctors`);
    const began = Date.now();
    const ms: number[] = [];
    const ends = await inTurns(attempts, CONNECTIONS, async ({ buyer, time, twice }) => {
      const since = Date.now();
      const fields = withKey(form);
      const answers = await Promise.all(Array.from({ length: twice ? 2 : 1 }, () => take(door, buyer, time, fields)));
      ms.push(Date.now() - since);
      const codes = new Set(answers.map(keptCode));
      if (codes.size > 1) return `two answers: ${answers.map(({ status }) => status).join(', ')}`;
      const [answer] = answers;
      return !answer ? 'no answer' : keptCode(answer) ? 'kept' : toldOf(answer, buyer);
    });
    const seconds = (Date.now() - began) / 1000;
    same('answers', tally(ends.sort()), `${times.length} × kept, ${attempts.length - times.length} × told the three nearest`);
    await counts();
    return `${attempts.length} bookings at ${CONNECTIONS} connections of ${times.length} times, every ${TWICE_EVERY}th pressed twice: each time kept once, ${attempts.length - times.length} told the three nearest with 409, in ${seconds.toFixed(0)} s (${spread(ms)})`;
  } finally {
    await db.query('update doctors set published = false where id = any($1)', [doctors.map(({ id }) => id)]);
    client.close();
  }

  async function timesOf(doctorId: number): Promise<Date[]> {
    const all = await openTimes(db, doctorId, from, CONTESTED[size] + BESIDE);
    return all.slice(BESIDE / 2, BESIDE / 2 + CONTESTED[size]);
  }

  /** What the tables hold afterwards. */
  async function counts(): Promise<void> {
    const ids = doctors.map(({ id }) => id);
    const one = (text: string) => value(db, text, [ids]);
    same('reservations', await one(`select count(*)::int from reservations where doctor_id = any($1)`), times.length);
    same('of them live', await one(`select count(*)::int from reservations where doctor_id = any($1) and state = 'held'`), times.length);
    same(
      'times that name their reservation',
      await one(
        `select count(*)::int from slots s join reservations r on r.id = s.reservation_id and r.doctor_id = s.doctor_id and r.starts_at = s.starts_at where s.doctor_id = any($1)`,
      ),
      times.length,
    );
    same('taken times', await one(`select count(*)::int from slots where doctor_id = any($1) and reservation_id is not null`), times.length);
    same(
      'bills',
      await one(
        `select count(*)::int from payables p join reservations r on p.kind = 'consultation' and p.code = r.code and p.state = 'open' and p.total_toman = r.price_toman where r.doctor_id = any($1)`,
      ),
      times.length,
    );
    same('sum of the books', Number(await value(db, `select coalesce(sum(amount_toman), 0)::float8 from ledger_postings`)), 0);
  }
}
