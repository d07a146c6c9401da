import type { Attack } from '../attack';
import { oversold } from './oversold';

/** Attacks with more buyers than goods. */
export const checkouts: readonly Attack[] = [oversold];
