import { normaliseDigits } from '#domain/text/normalise';

/** A change as staff type it: any digits, separators, either minus; not a number where it is none. */
export function readDelta(typed: unknown): number {
  const text = normaliseDigits(String(typed ?? ''))
    .replace(/[\s٬,]/g, '')
    .replace('−', '-');
  return Number(text || Number.NaN);
}
