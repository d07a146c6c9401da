import type pg from 'pg';
import type { PlainBrowser } from '../../plain-browser';
import { hoursFor } from './doctors';
import { giveCredit } from './money';
import { somebody, type Person } from './people';

const QUARTER_MS = 900_000;
/** What the doctors of trials take for an online quarter of an hour. */
export const TIME_TOMAN = 250_000;
export type Doctor = { id: number; userId: number; slug: string };

/** A verified doctor with a published profile, of an account that is there or of a new one, who asks a price for online meetings and has no time yet. */
export async function doctorOf(db: pg.Pool, origin: string, account?: number): Promise<Doctor> {
  const userId = account ?? (await somebody(db, origin, {})).id;
  await db.query(`insert into account_roles (kind, state, state_since, user_id, number) values ('doctor', 'verified', now(), $1, (1000000 + $1::int)::text)`, [
    userId,
  ]);
  return { id: await hoursFor(db, userId), userId, slug: `doctor-${userId}` };
}

/** The quarter of an hour that begins at or next after a moment that lies so many hours ahead. */
export const quarterIn = (hours: number): Date => new Date(Math.ceil((Date.now() + hours * 3_600_000) / QUARTER_MS) * QUARTER_MS);
/** A time as an address carries it. */
export const inAddress = (at: Date): string => String(at.getTime() / 1_000);

/** Opens so many quarters of a doctor's from such a time on. */
export async function openTimes(db: pg.Pool, doctorId: number, from: Date, many: number): Promise<Date[]> {
  const times = Array.from({ length: many }, (_, at) => new Date(from.getTime() + at * QUARTER_MS));
  await db.query(`insert into slots (doctor_id, starts_at, kinds) select $1, at, '{online}' from unnest($2::timestamptz[]) as at on conflict do nothing`, [
    doctorId,
    times,
  ]);
  return times;
}

type Taken = { code: string; doctor: string; kind: 'online'; at: string };
type State = 'free' | 'held' | 'held with a code' | 'booked' | 'owed';

/** A doctor's time of somebody's, by the portal's own forms: still free, held, held at a price with a code, paid from the wallet, or such a one that did not take place; its address names a free time beside it. */
export async function timeOf(db: pg.Pool, { browser, id }: Pick<Person, 'browser' | 'id'>, state: State, start = ''): Promise<Taken> {
  const doctor = await doctorOf(db, browser.origin);
  const [first = new Date(), other = first] = await openTimes(db, doctor.id, quarterIn(72), 6);
  const taken = { doctor: doctor.slug, kind: 'online', at: inAddress(other) } as const;
  // A file that is there already: to take a time for oneself begins it.
  await browser.open(`${start}/app`);
  if (state === 'free') return { ...taken, code: '' };
  const code = await hold(browser, `${start}/doctors/${doctor.slug}/book/online/${inAddress(first)}`);
  if (state === 'held with a code') await browser.submit(browser.form('code'), { code: 'MEHR05' });
  if (state.startsWith('held')) return { ...taken, code };
  await giveCredit(db, id, TIME_TOMAN);
  const paid = await browser.submit(browser.form('pay'), { pay: 'wallet' });
  if (!paid.url.endsWith(`/account/appointments/${code}`)) throw new Error(`no time was paid: ${paid.status} ${paid.url}`);
  if (state === 'owed')
    await db.query(
      `with owed as (update reservations set state = 'owed', owed_at = now() where code = $1 returning id)
       update consultations c set state = 'called-off', ended_at = now() from owed where c.reservation_id = owed.id and c.state in ('waiting', 'running')`,
      [code],
    );
  return { ...taken, code };
}

/** Takes the time of an address for oneself; gives the reservation's number. */
export async function hold(browser: PlainBrowser, address: string): Promise<string> {
  await browser.open(address);
  const held = await browser.submit(browser.form('patient'), { patient: 'mine', terms: 'on' });
  const code = /\/account\/appointments\/([^/]+)\/pay/.exec(held.url)?.[1];
  if (!code) throw new Error(`no time was kept: ${held.status} ${held.url}`);
  return code;
}
