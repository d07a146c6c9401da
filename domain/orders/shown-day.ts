/** A moment of the day by which a promise is shown: one that ends at midnight belongs to the day that it closes. [ORD-11, JOB-3] */
export function shownDay(endsAt: Date): Date {
  return new Date(endsAt.getTime() - 1);
}
