import { and, eq, notInArray } from '@payloadcms/db-postgres/drizzle';
import { requestLifeCycle } from '#domain/service-requests/life-cycle';
import { service_requests } from './schema.generated';

/** Requests for services that have not ended, in the words of their indexes. */
export const openRequests = notInArray(service_requests.state, [...requestLifeCycle.ends]);

/** Those of an account. */
export const openRequestsOf = (userId: number) => and(eq(service_requests.user, userId), openRequests);
