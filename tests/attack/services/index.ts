import type { Attack } from '../attack';
import { holidayPromises } from './holiday';
import { quietWords } from './quiet';

/** Attacks on promises of services, and a look through what the others of their lane have left. */
export const services: readonly Attack[] = [holidayPromises, quietWords];
