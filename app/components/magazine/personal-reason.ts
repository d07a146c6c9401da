import type { PersonalReason } from '#domain/articles/personal';
import type { useSay } from '../../words';

/** Why an article stands among those for a reader, as a sentence. [MAG-4] */
export function sayReason(say: ReturnType<typeof useSay>, reason: PersonalReason): string {
  if (reason.why === 'follow') return say('magazine.personal.why.follow', { name: reason.name });
  if (reason.why === 'records') return say('magazine.personal.why.records', { type: say(`health.types.${reason.type}.name`) });
  return say('magazine.personal.why.newest');
}
