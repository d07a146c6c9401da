/** Where a request for a service can be. [INP-3] */
export const requestStates = [
  'not-checked',
  'waiting-info',
  'waiting-accept',
  'waiting-payment',
  'waiting-action',
  'no-answer-staff',
  'no-answer-provider',
  'done',
  'cancelled',
] as const;
export type RequestState = (typeof requestStates)[number];

/** What can happen to it. [INP-3] */
export const requestEvents = [
  'approve',
  'offer',
  're-offer',
  'ask-specialist',
  'accept',
  'pay',
  'dispatch',
  'assign',
  'answer',
  'finish',
  'silence',
  'provider-silence',
  'report-silence',
  'nobody-came',
  'ask-again',
  'extend',
  'decline',
  'cancel',
  'give-up',
  'lapse',
] as const;
export type RequestEvent = (typeof requestEvents)[number];

/** What its requester reads: pending is an expert’s review, and what waits for a payment says for which step of it. [INP-3: what the user sees] */
export const shownRequestStates = [
  'pending',
  'awaiting-payment',
  'awaiting-fulfilment',
  'no-answer-staff',
  'no-answer-provider',
  'completed',
  'cancelled',
] as const;
export type ShownRequestState = (typeof shownRequestStates)[number];

const shown = {
  'not-checked': 'pending',
  'waiting-info': 'pending',
  'waiting-accept': 'awaiting-payment',
  'waiting-payment': 'awaiting-payment',
  'waiting-action': 'awaiting-fulfilment',
  'no-answer-staff': 'no-answer-staff',
  'no-answer-provider': 'no-answer-provider',
  done: 'completed',
  cancelled: 'cancelled',
} as const satisfies Record<RequestState, ShownRequestState>;

/** The state as its requester reads it. [INP-3: what the user sees] */
export const shownState = (state: RequestState): ShownRequestState => shown[state];
