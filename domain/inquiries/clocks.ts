import type { Clock } from '../calendars/deadline';
import { calendars } from '../calendars/calendar';
import { RESPONSE_TO_HOURS } from '../service-requests/promises';
import { hoursOfCall, type InquiryKind } from './kinds';

/** Who asks for a call is called within so many hours of the desk's time. [CONT-1] */
export const CALL_BACK_HOURS = 2;
/** When somebody who was not reached is called again, in the desk's hours. [CONT-1] */
export const NEXT_TRY_HOURS = 4;
/** An application to work here is answered within so many working days. [CONT-1] */
export const HIRING_DAYS = 10;

const deskDay = calendars.reviews.closesHour - calendars.reviews.opensHour;
const desk = (hours: number): Clock => ({ kind: 'working', calendar: 'reviews', hours });

/** The promise to each kind of request, by the desk's hours (Saturday to Wednesday, 8:00 to 18:00). [CONT-1, JOB-3] */
export const inquiryClocks: Readonly<Record<InquiryKind, Clock>> = {
  contact: desk(RESPONSE_TO_HOURS),
  call: desk(CALL_BACK_HOURS),
  demo: desk(RESPONSE_TO_HOURS),
  hiring: desk(HIRING_DAYS * deskDay),
  complaint: desk(RESPONSE_TO_HOURS),
};
/** The clock of the next try. */
export const nextTryClock: Clock = desk(NEXT_TRY_HOURS);

/** By when a request is answered: a call at the hours that its asker chose, by the end of them. [CONT-1] */
export const firstClock = (kind: InquiryKind, callTime?: string | null): Clock => chosenHours(callTime) ?? inquiryClocks[kind];
/** When somebody who was not reached, or asks again, is next tried: at their chosen hours, if any. [CONT-1] */
export const againClock = (callTime?: string | null): Clock => chosenHours(callTime) ?? nextTryClock;

function chosenHours(callTime: string | null | undefined): Clock | null {
  const { fromHour, toHour } = hoursOfCall(callTime ?? '');
  return fromHour === undefined || toHour === undefined ? null : { kind: 'window', calendar: 'reviews', fromHour, toHour };
}
