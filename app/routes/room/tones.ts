import { meetingLifeCycle, type MeetingState } from '#domain/consultations/meeting';
import type { Tone } from '../../components/badge';

const { stands } = meetingLifeCycle;

/** The tone of a meeting's badge, as its life cycle says how it stands. */
export function meetingTone(state: MeetingState): Tone {
  const { tone } = stands[state];
  return tone === 'idle' ? 'wait' : tone;
}
