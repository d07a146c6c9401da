import { EMERGENCY_NUMBER } from '#domain/service-requests/promises';
import type { WordKey } from '#locales/say';
import { useSay } from '../../words';

/** The number of the emergency service, as a phone dials it. */
export const EMERGENCY = `tel:${EMERGENCY_NUMBER}`;

/** A sentence that names the emergency number calls it. [AMB-1: 115] */
export function EmergencyLine({ words }: { words: WordKey }) {
  const say = useSay();
  return <a href={EMERGENCY}>{say(words)}</a>;
}
