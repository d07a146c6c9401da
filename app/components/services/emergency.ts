/** The number of the emergency service, as a phone dials it. */
export const EMERGENCY = 'tel:115';
