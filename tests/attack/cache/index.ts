import type { Attack } from '../attack';
import { keptAfterChanges } from './changes';
import { privateBytes } from './private-bytes';

/** What is kept for all, asked for by many. */
export const caching: readonly Attack[] = [privateBytes, keptAfterChanges];
