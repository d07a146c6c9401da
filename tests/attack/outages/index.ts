import type { Attack } from '../attack';
import { wrongClocks } from './clocks';
import { frozenDatabase } from './frozen';
import { fullDisk } from './full-disk';

/** Attacks in which database, clock or disk fail. */
export const outages: readonly Attack[] = [frozenDatabase, fullDisk, wrongClocks];
