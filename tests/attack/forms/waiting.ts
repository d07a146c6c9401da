import type pg from 'pg';
import { putInState } from '../../put-in-state';
import { doctorOf, hold, inAddress, openTimes, quarterIn, TIME_TOMAN, type Doctor } from './appointments';
import { giveCredit } from './money';
import type { Person } from './people';

/** A paid time so near that its waiting room is open, with free times of the same doctor after it. */
export async function nearTime(
  db: pg.Pool,
  { browser, id }: Pick<Person, 'browser' | 'id'>,
  { start = '', doctor, kind = 'online' }: { start?: string; doctor?: Doctor; kind?: 'online' } = {},
): Promise<{ code: string; doctor: Doctor; at: Date }> {
  const with_ = doctor ?? (await doctorOf(db, browser.origin));
  await db.query('update doctor_desks set notice_minutes = 0 where doctor_id = $1', [with_.id]);
  const [at = new Date()] = await openTimes(db, with_.id, quarterIn(0.3), 4);
  // A file that is there already: to take a time for oneself begins it.
  await browser.open(`${start}/app`);
  const code = await hold(browser, `${start}/doctors/${with_.slug}/book/${kind}/${inAddress(at)}`);
  await giveCredit(db, id, TIME_TOMAN);
  const paid = await browser.submit(browser.form('pay'), { pay: 'wallet' });
  if (!paid.url.endsWith(`/account/appointments/${code}`)) throw new Error(`no time was paid: ${paid.status} ${paid.url}`);
  return { code, doctor: with_, at };
}

/** Lets a paid time have begun so many minutes ago with its patient there: its doctor said nothing, or did something once and no more. No rule of the database lets anybody do that. */
export async function letItRun(db: pg.Pool, code: string, { minutes, acted }: { minutes: number; acted: boolean }): Promise<void> {
  const since = `date_trunc('milliseconds', now()) - interval '${minutes} minutes'`;
  await putInState(db, `update reservations set starts_at = ${since} where code = $1`, [code]);
  await putInState(
    db,
    `update consultations c set starts_at = v.starts_at, state = 'running', patient_entered_at = v.starts_at - interval '1 minute'
       ${acted ? ', doctor_seen_at = v.starts_at, doctor_acted_at = v.starts_at, doctor_last_at = v.starts_at' : ''}
     from reservations v where v.id = c.reservation_id and v.code = $1 and c.state = 'waiting'`,
    [code],
  );
}

/** A time that the house gave, since the doctor of the one before fell silent and its patient asked for another. */
export async function assignedTime(db: pg.Pool, who: Pick<Person, 'browser' | 'id'>, start = ''): Promise<{ code: string; doctor: Doctor }> {
  const { code, doctor } = await nearTime(db, who, { start });
  await letItRun(db, code, { minutes: 7, acted: true });
  await who.browser.open(`${start}/account/appointments/${code}`);
  await who.browser.submit(who.browser.form('no'));
  return { code, doctor };
}
