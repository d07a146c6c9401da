import type { Attack } from './attack';

/** All attacks, in the order in which they run: one list per folder. */
export const attacks: readonly Attack[] = [];
