import type { Attack } from '../attack';
import { roomMatrix } from './matrix';

/** Attacks on the rooms of consultations: who gets in, and where what was said can be read. */
export const roomAttacks: readonly Attack[] = [roomMatrix];
