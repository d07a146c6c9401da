import type { Attack } from '../attack';
import { holidayPromises } from './holiday';

/** Attacks on promises of services. */
export const services: readonly Attack[] = [holidayPromises];
