import type { Arena, Attack } from '../attack';
import { doctorOf, openTimes, quarterIn, type Doctor } from '../forms/appointments';
import { makeBuyers, unitOf } from '../races/buyers';
import { same, tally, value } from '../races/expect';
import { openClient } from '../races/http';
import { formOf, keptCode, take, toldOf, withKey, type Time } from './take';

const DOCTORS = { quick: 4, whole: 20 };
const ATTEMPTS = { quick: 40, whole: 200 };

/** One patient books many times with many doctors at once: one is kept, each other press is told that there is one. [CONS-3] */
export const onePatient: Attack = { name: 'many bookings of one patient', quick: true, run };

async function run({ portal, db, quick }: Arena): Promise<string> {
  const size = quick ? 'quick' : 'whole';
  const doctors: Doctor[] = [];
  // One after the other: each is somebody with an account.
  // oxlint-disable-next-line no-await-in-loop
  for (let n = 0; n < DOCTORS[size]; n += 1) doctors.push(await doctorOf(db, portal.url));
  const each = ATTEMPTS[size] / DOCTORS[size];
  const times = (
    await Promise.all(
      doctors.map(async ({ id, slug }): Promise<Time[]> => (await openTimes(db, id, quarterIn(120), each)).map((at) => ({ doctorId: id, slug, at }))),
    )
  ).flat();
  const [patient] = await makeBuyers(db, 1, { unit: await unitOf(db, 'NB1') });
  const client = openClient(ATTEMPTS[size]);
  const door = { url: portal.url, client };
  try {
    const [one] = times;
    if (!patient || !one) throw new Error('nobody and nothing');
    const form = await formOf(door, patient, one);
    const began = Date.now();
    const answers = await Promise.all(times.map((time) => take(door, patient, time, withKey(form))));
    const seconds = (Date.now() - began) / 1000;
    same(
      'answers',
      tally(answers.map((answer) => (keptCode(answer) ? 'kept' : toldOf(answer, patient))).sort()),
      `1 × kept, ${times.length - 1} × told that there is one`,
    );
    same('reservations', await value(db, `select count(*)::int from reservations where user_id = $1`, [patient.userId]), 1);
    same(
      'taken times',
      await value(db, `select count(*)::int from slots where doctor_id = any($1) and reservation_id is not null`, [doctors.map(({ id }) => id)]),
      1,
    );
    return `${times.length} bookings of one patient at once with ${doctors.length} doctors: 1 kept, ${times.length - 1} told, in ${seconds.toFixed(1)} s`;
  } finally {
    await db.query('update doctors set published = false where id = any($1)', [doctors.map(({ id }) => id)]);
    client.close();
  }
}
