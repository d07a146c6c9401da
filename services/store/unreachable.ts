type Fault = { code?: string; name?: string; message?: string; cause?: unknown };

/** No line, none free in time, the server going down or coming up, too many connections, a statement that took too long. */
const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300', '08006', '08001', '57014']);
const WORDS = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** The database has not answered for seconds: nobody asks it until it does. */
export class DatabaseAway extends Error {}

/** Whether a statement failed since the database, or the file store, could not be reached just then; what was read may be read again. */
export function isUnreachable(error: unknown): boolean {
  for (let fault = error as Fault | undefined; fault; fault = fault.cause as Fault | undefined) {
    if (fault instanceof DatabaseAway || fault.name === 'TimeoutError') return true;
    if (CODES.has(fault.code ?? '') || WORDS.test(fault.message ?? '')) return true;
  }
  return false;
}
