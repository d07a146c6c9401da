import type { Attack } from '../attack';
import { fileGrowth } from './file-growth';
import { growth } from './growth';

/** Attacks on costs that grow with the amount of data. */
export const scale: readonly Attack[] = [growth, fileGrowth];
