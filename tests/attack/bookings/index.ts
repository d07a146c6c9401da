import type { Attack } from '../attack';
import { onePatient } from './one-patient';
import { sameTimes } from './same-times';

/** Attacks with more patients than times. */
export const bookings: readonly Attack[] = [sameTimes, onePatient];
