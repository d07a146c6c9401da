import type { Limit } from '../access/quota';
import { carried } from '../fields';
import { ok, refuse } from '../result';

/** The two buttons under an article. */
export const usefulField = carried((typed) => (typed === 'yes' || typed === 'no' ? ok(typed === 'yes') : refuse('common.form.expired')));

/** How many articles one network may speak of; whoever changes an answer is counted again. */
export const USEFUL_LIMITS: readonly Limit[] = [
  { requests: 30, seconds: 3_600 },
  { requests: 100, seconds: 86_400 },
];
