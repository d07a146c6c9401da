import type { Attack } from '../attack';
import { counts } from './counts';
import { doubles } from './doubles';
import { sealedFiles } from './files';
import { hold } from './hold';
import { revoke } from './revoke';

/** Attacks on files of health: rights that end under readers, lines that should tell of each reading, what lies sealed, browsers that are held back, and entries sent again and again. */
export const healthAttacks: readonly Attack[] = [revoke, counts, sealedFiles, hold, doubles];
