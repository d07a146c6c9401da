/** Where a made device can be: not yet anybody's, somebody's, without warranty by a decision, given back, or replaced by another. [WAR-3, WAR-7] */
export const deviceStates = ['made', 'active', 'void', 'released', 'replaced'] as const;
export type DeviceState = (typeof deviceStates)[number];

/** What can happen to a device's warranty. */
export const deviceEvents = ['register', 'bind', 'confirm', 'take-over', 'void', 'reinstate', 'release', 'hand-over', 'replace', 'unbind'] as const;
export type DeviceEvent = (typeof deviceEvents)[number];

/** Kinds of tickets: a repair under guarantee, a replacement within a week, or a replacement for damage in transit. [WAR-4, WAR-5, WAR-6] */
export const ticketKinds = ['guarantee', 'replacement', 'transit-damage'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** Where a ticket can be. [WAR-4] */
export const ticketStates = ['sent', 'contacted', 'accepted', 'received', 'repaired', 'returned', 'replaced', 'refused', 'withdrawn'] as const;
export type TicketState = (typeof ticketStates)[number];

/** What can happen to a ticket. [WAR-4, WAR-7] */
export const ticketEvents = ['contact', 'accept', 'receive', 'repair', 'give-back', 'replace', 'refuse', 'withdraw'] as const;
export type TicketEvent = (typeof ticketEvents)[number];
