/** The serials that a colleague read from devices, as the link to where they are recorded brings them. [WAR-3] */
export function givenSerials(typed: unknown): string {
  return typeof typed === 'string' && /^[A-Z0-9\s]{1,1000}$/i.test(typed) ? typed : '';
}
