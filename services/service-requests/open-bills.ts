import { and, asc, eq, gt } from '@payloadcms/db-postgres/drizzle';
import { serviceOf, type ServiceCode } from '#domain/service-requests/types/all';
import { service } from '../service';
import { service_requests } from '../store/schema.generated';
import { payables } from '../store/tables';
import { SERVICE_BILL } from './bill';

/** The bill of an accepted price that waits for its payment. */
export type OpenBill = { code: string; service: ServiceCode; totalToman: number; payUntil: Date };

/** The account's bills that can be paid now, the one that ends first before the others; there are no more than open requests. [INP-3, API-2: servicesPayment] */
export const openBills = service(
  'requests.list',
  async (ctx): Promise<OpenBill[]> => {
    const { userId } = ctx.actor;
    const rows = await ctx.rt.db
      .select({ code: service_requests.code, service: service_requests.service, totalToman: payables.totalToman, payUntil: payables.payUntil })
      .from(payables)
      .innerJoin(service_requests, and(eq(service_requests.code, payables.code), eq(service_requests.user, userId)))
      .where(and(eq(payables.kind, SERVICE_BILL), eq(payables.userId, userId), eq(payables.state, 'open'), gt(payables.payUntil, ctx.now)))
      .orderBy(asc(payables.payUntil));
    return rows.flatMap(({ service: of, ...row }) => {
      const type = serviceOf(of);
      return type ? [{ ...row, service: type.code }] : [];
    });
  },
  () => [],
);
