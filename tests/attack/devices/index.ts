import type { Attack } from '../attack';
import { serials } from './serials';
import { transferCodes } from './transfer-codes';
import { unpaidHolds } from './unpaid-holds';

/** All that concerns whose a device is, and goods that nobody pays for. */
export const deviceAttacks: readonly Attack[] = [serials, transferCodes, unpaidHolds];
