import { open, rests } from '../lifecycle';
import type { WorkCycle } from '../lifecycle';

/** Public text waits, is shown, is hidden with a reason, was taken back by its writer, or deleted by staff. [PROD-5, LEGAL-3] */
export const moderatedStates = ['waiting', 'shown', 'hidden', 'withdrawn', 'deleted'] as const;
export type ModeratedState = (typeof moderatedStates)[number];

export const moderatedEvents = ['show', 'hide', 'edit', 'delete', 'write', 'withdraw'] as const;
export type ModeratedEvent = (typeof moderatedEvents)[number];
export type Moderator = 'desk' | 'writer';

/** The one life of all public text that somebody else writes (moderation): staff show, hide, edit and delete; the writer writes anew or takes it back. What staff deleted is not written again. [PROD-5, LEGAL-3, ADM-4] */
export function moderated(area: string): WorkCycle<ModeratedState, ModeratedEvent, Moderator> {
  return {
    name: area,
    states: moderatedStates,
    start: 'waiting',
    ends: ['deleted'],
    stands: { waiting: open('warn'), shown: rests('ok'), hidden: rests('bad'), withdrawn: rests('idle'), deleted: rests('idle') },
    moves: [
      { event: 'show', from: ['waiting', 'hidden'], to: 'shown', who: ['desk'] },
      { event: 'hide', from: ['waiting', 'shown'], to: 'hidden', who: ['desk'], reason: 'required' },
      { event: 'edit', from: ['waiting', 'shown'], to: 'shown', who: ['desk'], reason: 'required' },
      { event: 'delete', from: ['waiting', 'shown', 'hidden'], to: 'deleted', who: ['desk'], reason: 'required' },
      { event: 'write', from: ['waiting', 'shown', 'hidden', 'withdrawn'], to: 'waiting', who: ['writer'] },
      { event: 'withdraw', from: ['waiting', 'shown', 'hidden'], to: 'withdrawn', who: ['writer'] },
    ],
  };
}
