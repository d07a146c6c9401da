import { setTimeout } from 'node:timers/promises';
import { clockContext } from '#services/clock-context';
import { endSilence } from '#services/consultations/silence';
import { doctorSays } from '#services/rooms/say';
import { bookableDoctor } from '../../doctors';
import { withFile } from '../../health';
import type { Attack } from '../attack';
import { holds, inShop } from '../devices/shop';
import { beginTalk, clearTalk, openQuarters, SILENT } from './stage';

const ROUNDS = { quick: 60, whole: 1_000 };
const LANES = 6;
/** A word is looked into before it comes to the meeting's row, so that the clocks start up to so much later. */
const MS = 20;

/** A doctor's first word and two clocks of the same silence within milliseconds of each other: one wins, never both, never neither, and no word stands in a room that was left. [CONS-6] */
export const firstWord: Attack = {
  name: 'first word against the clock',
  quick: true,
  run: (arena) =>
    inShop(arena, async (shop) => {
      const rounds = arena.quick ? ROUNDS.quick : ROUNDS.whole;
      const pause = () => setTimeout(Math.floor(arena.random() * (MS + 1)));
      const lanes: { doctor: Awaited<ReturnType<typeof bookableDoctor>>; patient: Awaited<ReturnType<typeof withFile>> }[] = [];
      for (let n = 0; n < LANES; n += 1) {
        // One after the other: each is somebody with an account.
        // oxlint-disable-next-line no-await-in-loop
        const doctor = await bookableDoctor(shop, n + 1);
        // oxlint-disable-next-line no-await-in-loop
        lanes.push({ doctor, patient: await withFile(shop, 100 + n) });
        // oxlint-disable-next-line no-await-in-loop
        await openQuarters(shop, doctor.id, [0, 1, 2]);
      }
      shop.at(SILENT);
      const clock = clockContext(shop.rt, 'silence');
      let [said, moved] = [0, 0];
      const wrong: string[] = [];
      await Promise.all(
        lanes.map(async ({ doctor, patient }, lane) => {
          for (let n = lane; n < rounds; n += LANES) {
            const talk = await beginTalk(shop, { doctorId: doctor.id, patient, n });
            const silence = `silence:${talk.meetingId}:1`;
            const word = { clientId: `first-word-${n}`, words: 'سلام، اینجا هستم.', sure: false, images: [], voice: null };
            const [told, ...clocks] = await Promise.all([
              doctorSays({ ...doctor.ctx, now: SILENT }, talk.room, word),
              pause().then(() => endSilence(clock, silence, talk.meetingId)),
              pause().then(() => endSilence(clock, silence, talk.meetingId)),
            ]);
            const movedBy = clocks.filter((one) => one !== null).length;
            if (told.ok) said += 1;
            moved += movedBy;
            if (Number(told.ok) + movedBy !== 1) wrong.push(`${n}: said ${told.ok}, moved by ${movedBy}`);
            await clearTalk(shop, talk);
          }
        }),
      );
      const { rows } = await shop.database.pool.query<{ words: number; left: number; silent: number }>(
        `select count(*)::int as words, count(*) filter (where c.state = 'moved')::int as left,
           (select count(*)::int from doctor_marks where kind = 'silent') as silent
         from chat_messages m join rooms r on r.id = m.room_id join consultations c on c.id = r.consultation_id`,
      );
      holds('races with two winners or none', wrong, []);
      holds('words, words in rooms that were left, silent doctors', rows[0], { words: said, left: 0, silent: moved });
      if (said === 0 || moved === 0) throw new Error(`no race: ${said} said, ${moved} moved`);
      return `${rounds} first words each against two clocks within ${MS} ms: ${said} said, ${moved} moved, 0 both, 0 neither, no word in a room that was left`;
    }),
};
