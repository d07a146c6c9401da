import { needsTerms } from '../accounts/consents';
import { patientsOf, type Patient } from '../health/patients';
import { service } from '../service';
import { closedUntil, cyclesOf } from './limits';

/** What the form of a booking asks of whoever books: for whom they may, whether the terms are to be accepted, whether booking is closed. */
export type BookForm = { patients: Patient[]; needsTerms: boolean; closedUntil: Date | null; cycles: number };

/** The part of the booking's page that is the booker's own. [CONS-1, CONS-5, LEGAL-2] */
export const bookForm = service('reservations.book', async (ctx): Promise<BookForm> => {
  const { db } = ctx.rt;
  const { userId } = ctx.actor;
  const [patients, terms, closed, cycles] = await Promise.all([patientsOf(ctx), needsTerms(ctx), closedUntil(db, ctx, userId), cyclesOf(db, ctx, userId)]);
  return { patients, needsTerms: terms, closedUntil: closed, cycles };
});
