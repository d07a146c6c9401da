import type { Attack } from '../attack';
import { wrongClocks } from './clocks';
import { frozenDatabase } from './frozen';
import { fullDisk } from './full-disk';

/** What the machines around the portal do wrong. */
export const outages: readonly Attack[] = [frozenDatabase, fullDisk, wrongClocks];
