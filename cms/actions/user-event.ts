import { addCustomerNote } from '#services/staff/customer-note';
import type { DoEvent } from './do-event';

const text = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');
const MOST_BODY = 4000;
const MOST_KEY = 60;

/** What staff do on a customer's page: a note for each other. [ADM-3] */
export const userEvent: DoEvent = (ctx, { id, event, body }) =>
  event === 'note' ? addCustomerNote(ctx, { userId: id, body: text(body['body'], MOST_BODY), key: text(body['key'], MOST_KEY) || 'none' }) : undefined;
