import { readSubject, subjectOf } from '#domain/work/nouns';

/** The subject of an order's promises. */
export function orderSubject(orderId: number): string {
  return subjectOf('order', orderId);
}

/** The order of such a subject; none for another's. */
export function orderOfSubject(subject: string): number | undefined {
  const read = readSubject(subject);
  return read?.noun === 'order' && /^\d+$/.test(read.id) ? Number(read.id) : undefined;
}
