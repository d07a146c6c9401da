import { moderatedEvents, moderatedStates, type ModeratedEvent, type ModeratedState, type Moderator } from '../content/moderated';

/** A review is public text, and goes the way of all of it. [PROD-5, LEGAL-3] */
export const reviewStates = moderatedStates;
export type ReviewState = ModeratedState;

export const reviewEvents = moderatedEvents;
export type ReviewEvent = ModeratedEvent;
export type ReviewMover = Moderator;
