import type { useSay } from '../../words';

type Promised = { atDesk: boolean; dueTime: Date; dueDay: Date; opens: Date };
const day = (moment: Date) => moment.toDateString();

/** When the phone rings, said from whether somebody is at the desk now. [CONT-1] */
export function callPromise(say: ReturnType<typeof useSay>, { atDesk, dueTime, dueDay, opens }: Promised): string {
  if (atDesk) return say('inquiries.call.open', { dueTime, dueDay });
  const words = { openDay: opens, openTime: opens, dueTime, dueDay };
  return day(opens) === day(dueDay) ? say('inquiries.call.shut-same', { openDay: opens, openTime: opens, dueTime }) : say('inquiries.call.shut', words);
}
