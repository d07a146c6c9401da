import { DAY_MS } from '../calendars/day';
import { mustTick } from '../fields';
import { ok, refuse, type Result } from '../result';

/** How long an account that is to be deleted can still be kept by its owner (grace period); then it is erased. [DASH-5] */
export const DELETION_DAYS = 14;

/** When an account is erased whose deletion was asked for at this moment. */
export const erasedOn = (askedAt: Date): Date => new Date(askedAt.getTime() + DELETION_DAYS * DAY_MS);

/** What still runs between us and an account, each of which ends first: money that would be lost, goods on their way, somebody who comes, patients of their own, and children who could not be without a keeper. */
export const openMatters = ['orders', 'refunds', 'wallet', 'tickets', 'claims', 'requests', 'groups', 'courses', 'appointments', 'roles', 'children'] as const;
export type OpenMatter = (typeof openMatters)[number];

/** Whether an account may go: nothing of it is open. [DASH-5] */
export function mayDelete(open: readonly OpenMatter[]): Result<true> {
  return open.length === 0 ? ok(true) : refuse('accounts.deletion.open', undefined, { status: 409 });
}

/** What stays of an account, and by which duty: named on the page before it is asked for. Tax law keeps invoices with their orders; the ledger is never rewritten; a warranty goes with the device; papers that were handed out stay verifiable; lines of who saw a file stay without a name. */
export const keptAfter = ['orders', 'ledger', 'warranty', 'certificates', 'words', 'lines'] as const;
export type KeptAfter = (typeof keptAfter)[number];

/** The form: that it cannot be undone afterwards is ticked. */
export const deletionFields = { sure: mustTick('accounts.deletion.not-sure', { days: DELETION_DAYS }, { label: 'common.fields.sure' }) };
