import type { Attack } from '../attack';
import { counts } from './counts';
import { sealedFiles } from './files';
import { revoke } from './revoke';

/** Attacks on files of health: rights that end under readers, lines that should tell of each reading, and what lies sealed. */
export const healthAttacks: readonly Attack[] = [revoke, counts, sealedFiles];
