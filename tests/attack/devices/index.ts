import type { Attack } from '../attack';
import { serials } from './serials';
import { transferCodes } from './transfer-codes';
import { unpaidHolds } from './unpaid-holds';

/** Attacks on ownership of devices, and on unpaid holds. */
export const deviceAttacks: readonly Attack[] = [serials, transferCodes, unpaidHolds];
