import type { Attack } from '../attack';
import { ledgerWalk } from './walk';

/** Attacks that compare the ledger with a model. */
export const ledger: readonly Attack[] = [ledgerWalk];
