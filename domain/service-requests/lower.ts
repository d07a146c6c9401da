import { named } from '../fields';
import { count, requestReason } from './fields';
import { SERVICE_PRICE_MOST_TOMAN } from './items';

/** What goes back of a price that was paid, and why; the requester reads the reason. */
export const lowerFields = {
  amount: named(count('quantity', 1, SERVICE_PRICE_MOST_TOMAN, '150000'), { label: 'services.lower.amount' }),
  reason: requestReason,
} as const;
