import { makeRequestCode } from '#domain/service-requests/code';
import type { ServiceValues } from '#domain/service-requests/read-service';
import type { ServiceType } from '#domain/service-requests/service-type';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { requestDetails } from '../store/tables';
import { REQUESTS } from '../transitions/nouns';
import { beginOne } from '../transitions/transition';
import { unguessable } from '../unguessable';
import { firstPromise, openPromise } from './promise';
import type { RequestRow } from './row';

/** The fields of a form change with time; what was asked says which it was. */
const FORM_VERSION = 1;

/** Keeps what was asked for as a request, an account’s or a guest’s, and promises when whoever asked hears of us. [INP-2, INP-5, AMB-1] */
export async function beginRequest(
  tx: Tx,
  ctx: Ctx,
  { type, values, userId }: { type: ServiceType; /** As `readService` gave them. */ values: ServiceValues; userId: number | null },
): Promise<{ row: RequestRow; dueAt: Date }> {
  const { name, phone, ...answers } = values;
  const { district, city } = answers;
  const at = ctx.now.toISOString();
  const made = {
    ...{ code: makeRequestCode(unguessable), service: type.code, group: type.group, user: userId, lang: ctx.lang },
    ...{ city: typeof city === 'string' ? city : null, district: typeof district === 'number' ? district : null, createdAt: at, updatedAt: at },
  };
  const row = await beginOne(tx, ctx, REQUESTS, made, { event: 'send' });
  await tx.insert(requestDetails).values({ requestId: row.id, formVersion: FORM_VERSION, name: String(name), phone: String(phone), answers, at: ctx.now });
  return { row, dueAt: await openPromise(tx, ctx, row.id, firstPromise(row)) };
}
