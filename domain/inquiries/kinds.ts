/** What people ask of the company: a question, a call, to try a device, to work here; and what was wrong with a service. [CONT-1] */
export const inquiryKinds = ['contact', 'call', 'demo', 'hiring', 'complaint'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

/** The status labels of requests, as the specification names them. [CONT-1] */
export const inquiryStates = ['new', 'pending', 'unanswered', 'done', 'canceled'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** What a question may be about. [CONT-1] */
export const inquiryTopics = ['order', 'device', 'after-sales', 'cooperation', 'other'] as const;
export type InquiryTopic = (typeof inquiryTopics)[number];

/** When in the day somebody would rather be called. [CONT-1] */
export const callTimes = ['any', 'morning', 'noon', 'afternoon'] as const;
/** The hours of a part of the day, by Tehran's clock. [CONT-1] */
const callHours = { morning: [8, 11], noon: [11, 14], afternoon: [14, 18] } as const;
export type CallTime = (typeof callTimes)[number];

/** A part of the day's hours as its words need them; none for any hour and for a word that names no part. */
export function hoursOfCall(time: string): { fromHour?: number; toHour?: number } {
  const [fromHour, toHour] = Object.entries(callHours).find(([name]) => name === time)?.[1] ?? [];
  return fromHour === undefined || toHour === undefined ? {} : { fromHour, toHour };
}

/** Where a device is tried. [PROD-6] */
export const demoPlaces = ['clinic', 'hospital', 'home', 'university', 'online'] as const;
export type DemoPlace = (typeof demoPlaces)[number];

/** Whether a word is a kind of request. */
export function isInquiryKind(word: unknown): word is InquiryKind {
  return inquiryKinds.some((kind) => kind === word);
}
