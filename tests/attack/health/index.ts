import type { Attack } from '../attack';
import { counts } from './counts';
import { revoke } from './revoke';

/** Attacks on files of health: rights that end under readers, and lines that should tell of each reading. */
export const healthAttacks: readonly Attack[] = [revoke, counts];
