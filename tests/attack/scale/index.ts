import type { Attack } from '../attack';
import { growth } from './growth';

/** What grows with the years. */
export const scale: readonly Attack[] = [growth];
