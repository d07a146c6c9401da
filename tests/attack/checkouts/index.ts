import type { Attack } from '../attack';
import { oversold } from './oversold';

/** Many more who want than there is. */
export const checkouts: readonly Attack[] = [oversold];
