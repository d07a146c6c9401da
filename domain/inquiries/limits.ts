import { DAY_MS } from '../calendars/day';

/** How many requests of one kind one network address may send within the window; carriers share addresses. [CONT-1] */
export const INQUIRIES_PER_ADDRESS = 20;
/** And so many from one phone or e-mail. [CONT-1] */
export const INQUIRIES_PER_CONTACT = 4;
export const INQUIRY_WINDOW_HOURS = 1;

/** Whether one more may come. */
export function mayAskAgain({ fromAddress, fromContact }: { fromAddress: number; fromContact: number }): boolean {
  return fromAddress < INQUIRIES_PER_ADDRESS && fromContact < INQUIRIES_PER_CONTACT;
}

/** For how many days after the answer a request's person and text are kept. [CONT-1] */
const KEPT_DAYS = 365;

/** Requests that ended before this moment are forgotten. [CONT-1] */
export function inquiriesKeptSince(at: Date): Date {
  return new Date(at.getTime() - KEPT_DAYS * DAY_MS);
}
