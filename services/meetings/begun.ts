import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { MEETINGS } from '../transitions/nouns';
import { certain, transition } from '../transitions/transition';
import type { MeetingRow } from './row';

/** Begins a locked meeting whose time has come, if the round has not yet. */
export async function begun(tx: Tx, ctx: Ctx, meeting: MeetingRow): Promise<MeetingRow> {
  if (meeting.state !== 'waiting') return meeting;
  const clock: Ctx = { ...ctx, actor: { kind: 'clock', job: 'consultations.start' } };
  return certain(await transition(tx, clock, MEETINGS, meeting, { event: 'start', who: 'clock' }), `meeting ${meeting.id} does not start`).row;
}
