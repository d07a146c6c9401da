import type pg from 'pg';
import type { PlainBrowser } from '../../plain-browser';
import { putInState } from '../../put-in-state';
import { doctorOf, hold, inAddress, openTimes, quarterIn, TIME_TOMAN } from './appointments';
import { fileWithReading } from './health';
import { giveCredit } from './money';
import { somebody, type Person } from './people';

/** A room in which somebody can write now: of whom with whom, and where. */
export type OpenRoom = { code: string; room: string; doctor: PlainBrowser; doctorUserId: number };

/** A doctor who has given the second step, as a browser. */
export async function doctorInBrowser(db: pg.Pool, origin: string): Promise<{ browser: PlainBrowser; userId: number; id: number; slug: string }> {
  const { browser, id: userId } = await somebody(db, origin, {});
  const doctor = await doctorOf(db, origin, userId);
  await db.query(`update sessions set two_steps_at = now() where user_id = $1`, [userId]);
  return { ...doctor, browser };
}

/** A patient's paid time with a doctor, whose room is open already; begun, its time runs since a minute. */
export async function roomOf(
  db: pg.Pool,
  { browser, id }: Pick<Person, 'browser' | 'id'>,
  { start = '', begun = false, doctor }: { start?: string; begun?: boolean; doctor?: Awaited<ReturnType<typeof doctorInBrowser>> } = {},
): Promise<OpenRoom> {
  const with_ = doctor ?? (await doctorInBrowser(db, browser.origin));
  const [at = new Date()] = await openTimes(db, with_.id, quarterIn(3), 1);
  await browser.open(`${start}/app`);
  await fileWithReading(db, id);
  const code = await hold(browser, `${start}/doctors/${with_.slug}/book/online/${inAddress(at)}`);
  await giveCredit(db, id, TIME_TOMAN);
  await browser.submit(browser.form('pay'), { pay: 'wallet' });
  if (begun) await begin(db, code);
  return { code, room: await openRoom(db, code), doctor: with_.browser, doctorUserId: with_.userId };
}

/** Opens the room of a booked time at once; where it is. */
export async function openRoom(db: pg.Pool, code: string): Promise<string> {
  const { rows } = await db.query<{ ref: string }>(
    `update rooms r set open_from = least(open_from, now() - interval '10 minutes') from consultations c join reservations v on v.id = c.reservation_id
     where r.consultation_id = c.id and v.code = $1 returning r.ref`,
    [code],
  );
  const [found] = rows;
  if (!found) throw new Error(`no room was opened for ${code}`);
  return found.ref;
}

/** Lets a booked time run since a minute, which no rule of the database lets anybody do. */
export async function begin(db: pg.Pool, code: string): Promise<void> {
  await putInState(db, `update reservations set starts_at = date_trunc('milliseconds', now()) - interval '1 minute' where code = $1`, [code]);
  await putInState(
    db,
    `update consultations c set starts_at = v.starts_at, state = 'running' from reservations v where v.id = c.reservation_id and v.code = $1 and c.state = 'waiting'`,
    [code],
  );
  await db.query(
    `update rooms r set open_from = c.starts_at - interval '5 minutes', open_until = c.starts_at + interval '16 minutes' from consultations c join reservations v on v.id = c.reservation_id where r.consultation_id = c.id and v.code = $1`,
    [code],
  );
}
