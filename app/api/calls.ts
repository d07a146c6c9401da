import { API_BASE, type Call } from './call';
import { userCalls } from './user-calls';

/** Every call of the API; router, document and tests read this list. [API-1] */
export const calls: readonly Call[] = [...userCalls];

/** The calls that an address has, one for each method; none for an address that is not the API's. */
export function callsAt(pathname: string): readonly Call[] {
  return calls.filter((call) => pathname === API_BASE + call.path);
}
