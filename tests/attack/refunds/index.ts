import type { Attack } from '../attack';
import { restarts } from './restarts';

/** Attacks on refunds, which kill the portal of their lane. */
export const refunds: readonly Attack[] = [restarts];
