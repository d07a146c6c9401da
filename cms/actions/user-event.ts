import { accountRoleFields } from '#domain/accounts/account-role';
import { parseFields } from '#domain/fields';
import { parseLocalDate } from '#locales/format';
import { addAccountRole } from '#services/account-roles/add';
import { reopenFile } from '#services/accounts/reopen-file';
import { addCustomerNote } from '#services/staff/customer-note';
import type { Ctx } from '#services/context';
import type { Body, DoEvent } from './do-event';

const text = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');
const MOST_BODY = 4000;
const MOST_KEY = 60;

/** Actions on a customer's page: notes for colleagues, roles of the account, and files opened again that its owner had closed. [ADM-3, ROLE-1, ROLE-4] */
export const userEvent: DoEvent = (ctx, { id, event, body }) => {
  if (event === 'reopen-file') return reopenFile(ctx, { userId: id, reason: text(body['reason'], MOST_BODY) });
  if (event === 'role') return addRole(ctx, id, body);
  return event === 'note' ? addCustomerNote(ctx, { userId: id, body: text(body['body'], MOST_BODY), key: text(body['key'], MOST_KEY) || 'none' }) : undefined;
};

/** A day comes in either calendar. */
async function addRole(ctx: Ctx, userId: number, body: Body) {
  const endsOn = text(body['endsOn'], MOST_KEY);
  const form = parseFields(accountRoleFields, { ...body, endsOn: parseLocalDate(endsOn) ?? endsOn });
  if (form.ok) return addAccountRole(ctx, userId, form.value);
  const [first, ...also] = form.refusals;
  return { ...first!, also };
}
