type Fault = { code?: string; name?: string; message?: string; cause?: unknown };

/** Errors that mean an unreachable database: no connection, none free in time, a server starting or stopping, too many connections, a timeout. */
const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300', '08006', '08001', '57014']);
const WORDS = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** Thrown without asking while the database is known to be away. */
export class DatabaseAway extends Error {}

/** Whether a statement failed since the database, or the file store, could not be reached just then; what was read may be read again. */
export function isUnreachable(error: unknown): boolean {
  for (let fault = error as Fault | undefined; fault; fault = fault.cause as Fault | undefined) {
    if (fault instanceof DatabaseAway || fault.name === 'TimeoutError') return true;
    if (CODES.has(fault.code ?? '') || WORDS.test(fault.message ?? '')) return true;
  }
  return false;
}
