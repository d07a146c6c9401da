import type { Attack } from '../attack';
import { restarts } from './restarts';

/** Money on its way back. They kill their lane's portal. */
export const refunds: readonly Attack[] = [restarts];
