/** One file of a recording is at most this long: a day of three leads, or an hour and more of sound. */
export const FILE_BYTES_MOST = 128 * 1024 * 1024;
/** A recording comes as at most this many files. */
export const FILES_MOST = 16;
/** A WFDB header is a page of text. */
export const HEADER_BYTES_MOST = 256 * 1024;
/** Signals that one file may declare. */
export const SIGNALS_MOST = 256;
/** Columns that a table may have. */
export const COLUMNS_MOST = 64;
/** A line of a table is at most this long. */
export const LINE_BYTES_MOST = 64 * 1024;
/** Marks that one recording may carry: ten days of beats. */
export const ANNOTATIONS_MOST = 1_000_000;
/** Samples a second that a file may declare. */
export const RATE_LEAST_HZ = 1;
export const RATE_MOST_HZ = 200_000;

/** Whether a declared rate is one that a heart is recorded with. */
export function isRate(sampleRateHz: number): boolean {
  return sampleRateHz >= RATE_LEAST_HZ && sampleRateHz <= RATE_MOST_HZ;
}
