import { accountRoleFields } from '#domain/accounts/account-role';
import { liftFields, penaltyFields } from '#domain/accounts/penalty';
import { parseFields, type FormResult } from '#domain/fields';
import type { Refusal } from '#domain/result';
import { isRowId } from '#domain/row-id';
import { parseLocalDate } from '#locales/format';
import { addAccountRole } from '#services/account-roles/add';
import { reopenFile } from '#services/accounts/reopen-file';
import { liftPenalty, setPenalty } from '#services/penalties/set';
import { addCustomerNote } from '#services/staff/customer-note';
import type { Ctx } from '#services/context';
import type { Body, DoEvent } from './do-event';

const text = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');
const MOST_BODY = 4000;
const MOST_KEY = 60;

/** Actions on a customer's page: notes for colleagues, roles of the account, what is closed of it, and files opened again that its owner had closed. [ADM-3, ROLE-1, ROLE-4, ROLE-6] */
export const userEvent: DoEvent = (ctx, { id, event, body }) => {
  if (event === 'reopen-file') return reopenFile(ctx, { userId: id, reason: text(body['reason'], MOST_BODY) });
  if (event === 'role') return addRole(ctx, id, body);
  if (event === 'penalty') return addPenalty(ctx, id, body);
  if (event === 'lift-penalty') return endPenalty(ctx, id, body);
  return event === 'note' ? addCustomerNote(ctx, { userId: id, body: text(body['body'], MOST_BODY), key: text(body['key'], MOST_KEY) || 'none' }) : undefined;
};

/** A day comes in either calendar. */
const dayOf = (value: unknown) => {
  const typed = text(value, MOST_KEY);
  return parseLocalDate(typed) ?? typed;
};

async function addRole(ctx: Ctx, userId: number, body: Body) {
  const form = parseFields(accountRoleFields, { ...body, endsOn: dayOf(body['endsOn']) });
  return form.ok ? addAccountRole(ctx, userId, form.value) : allOf(form);
}

async function addPenalty(ctx: Ctx, userId: number, body: Body) {
  const form = parseFields(penaltyFields, { ...body, lastDay: dayOf(body['lastDay']) });
  return form.ok ? setPenalty(ctx, { ...form.value, userId, key: text(body['key'], MOST_KEY) || 'none' }) : allOf(form);
}

async function endPenalty(ctx: Ctx, userId: number, body: Body) {
  const form = parseFields(liftFields, body);
  const id = Number(body['penalty']);
  if (!isRowId(id)) return undefined;
  return form.ok ? liftPenalty(ctx, { userId, of: body['of'] === 'booking' ? 'booking' : 'account', id, ...form.value }) : allOf(form);
}

/** Everything that is wrong with a form, the first as its answer. */
function allOf({ refusals: [first, ...also] }: Extract<FormResult<never>, { ok: false }>): Refusal & { also: Refusal[] } {
  return { ...first!, also };
}
