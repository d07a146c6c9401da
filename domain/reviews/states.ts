/** A review waits, is shown, is hidden with a reason, was taken back by its writer, or deleted by staff. [PROD-5, LEGAL-3] */
export const reviewStates = ['waiting', 'shown', 'hidden', 'withdrawn', 'deleted'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewEvents = ['show', 'hide', 'edit', 'delete', 'write', 'withdraw'] as const;
export type ReviewEvent = (typeof reviewEvents)[number];
export type ReviewMover = 'desk' | 'writer';
