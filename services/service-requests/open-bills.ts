import { and, asc, eq, gt, inArray } from '@payloadcms/db-postgres/drizzle';
import { serviceOf, type ServiceCode } from '#domain/service-requests/types/all';
import { service } from '../service';
import { service_requests } from '../store/schema.generated';
import { payables, requestFares } from '../store/tables';
import { SERVICE_BILL, SERVICE_SUPPLEMENT } from './bill';

/** What waits for its payment: an accepted price, what it costs more, or a ride that is over. */
export type OpenBill = {
  of: 'price' | 'supplement' | 'fare';
  code: string;
  service: ServiceCode;
  totalToman: number;
  /** None of a ride, which is paid when it is. */ payUntil: Date | null;
  /** Which supplement it is. */ ordinal: number | null;
};

/** What the account can pay now, the one that ends first before the others, rides last; there are no more than a few for each open request. [INP-3, INP-4, AMB-1, API-2: servicesPayment] */
export const openBills = service(
  'requests.list',
  async (ctx): Promise<OpenBill[]> => {
    const { userId } = ctx.actor;
    const { db } = ctx.rt;
    const bills = await db
      .select({
        ...{ code: service_requests.code, service: service_requests.service, totalToman: payables.totalToman },
        ...{ payUntil: payables.payUntil, kind: payables.kind, subject: payables.subject },
      })
      .from(payables)
      .innerJoin(service_requests, and(eq(service_requests.code, payables.code), eq(service_requests.user, userId)))
      .where(
        and(
          inArray(payables.kind, [SERVICE_BILL, SERVICE_SUPPLEMENT]),
          ...[eq(payables.userId, userId), eq(payables.state, 'open'), gt(payables.payUntil, ctx.now)],
        ),
      )
      .orderBy(asc(payables.payUntil));
    const rides = await db
      .select({ code: service_requests.code, service: service_requests.service, totalToman: requestFares.amountToman })
      .from(requestFares)
      .innerJoin(service_requests, eq(service_requests.id, requestFares.requestId))
      .where(and(eq(service_requests.user, userId), eq(requestFares.state, 'due')))
      .orderBy(asc(requestFares.createdAt));
    const all: (Omit<OpenBill, 'service'> & { service: string })[] = [
      ...bills.map(({ kind, subject, ...bill }) => {
        const more = kind === SERVICE_SUPPLEMENT;
        return { ...bill, of: more ? ('supplement' as const) : ('price' as const), ordinal: more ? Number(subject.split('-')[1]) : null };
      }),
      ...rides.map((ride) => ({ ...ride, of: 'fare' as const, payUntil: null, ordinal: null })),
    ];
    return all.flatMap(({ service: of, ...bill }) => {
      const type = serviceOf(of);
      return type ? [{ ...bill, service: type.code }] : [];
    });
  },
  () => [],
);
