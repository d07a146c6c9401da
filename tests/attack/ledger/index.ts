import type { Attack } from '../attack';
import { ledgerWalk } from './walk';

/** The books against a model of them. */
export const ledger: readonly Attack[] = [ledgerWalk];
