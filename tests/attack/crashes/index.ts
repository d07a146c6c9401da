import type { Attack } from '../attack';
import { kills } from './kills';

/** Ends that come without warning. They kill their lane's portal. */
export const crashes: readonly Attack[] = [kills];
