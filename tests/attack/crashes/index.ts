import type { Attack } from '../attack';
import { kills } from './kills';

/** Ends that come without warning. They kill the arena's own portal, so they come last. */
export const crashes: readonly Attack[] = [kills];
