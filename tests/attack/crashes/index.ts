import type { Attack } from '../attack';
import { kills } from './kills';

/** Attacks that kill the portal of their lane. */
export const crashes: readonly Attack[] = [kills];
