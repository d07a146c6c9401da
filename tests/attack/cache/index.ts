import type { Attack } from '../attack';
import { keptAfterChanges } from './changes';
import { privateBytes } from './private-bytes';

/** Attacks on the page cache. */
export const caching: readonly Attack[] = [privateBytes, keptAfterChanges];
