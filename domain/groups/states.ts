/** Where a group can be. [GRP-4] */
export const groupStates = ['open', 'closed', 'finished', 'dissolved'] as const;
export type GroupState = (typeof groupStates)[number];

/** What can happen to a group. [GRP-4] */
export const groupEvents = ['close', 'dissolve', 'finish'] as const;
export type GroupEvent = (typeof groupEvents)[number];

/** Where a member can be: in and unpaid, paid, or out. [GRP-4] */
export const memberStates = ['joined', 'paid', 'left'] as const;
export type MemberState = (typeof memberStates)[number];

/** What can happen to a member. [GRP-4] */
export const memberEvents = ['leave', 'rejoin', 'pay', 'lapse', 'dissolve', 'undo'] as const;
export type MemberEvent = (typeof memberEvents)[number];
