import type { Attack } from '../attack';
import { restarts } from './restarts';

/** Money on its way back. They kill the arena's portal, so they come last. */
export const refunds: readonly Attack[] = [restarts];
