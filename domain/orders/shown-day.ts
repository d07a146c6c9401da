/** A promise that ends at midnight belongs to the day that it closes: the moment by whose day it is shown. [ORD-11, JOB-3] */
export function shownDay(endsAt: Date): Date {
  return new Date(endsAt.getTime() - 1);
}
