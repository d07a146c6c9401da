import { utf8Text } from './bytes';
import { ANNOTATIONS_MOST } from './file-limits';

/** One mark of EDF+ in seconds from the file's start. */
export type EdfMark = { onset: number; text: string };
/** The standard text at the end of a recording whose last data record is filled up. */
export const RECORDING_ENDS = 'Recording ends';

const [END, TEXT] = [0, 0x14];
const DURATION = '\x15';
/** An onset and a duration are no longer than this. */
const STAMP_MOST = 64;

/**
 * Reads the annotation lists (TAL) of one data record: `+onset[0x15 duration]0x14 text 0x14 … 0`.
 * The first one's empty text keeps the time of the record: `start`. Nothing is given for a list that is broken.
 */
export function readTals(bytes: Uint8Array): { start?: number; marks: EdfMark[] } | undefined {
  const marks: EdfMark[] = [];
  let start: number | undefined;
  for (let at = 0; at < bytes.length;) {
    if (bytes[at] === END) {
      at++;
      continue;
    }
    const end = bytes.indexOf(END, at);
    if (end < 0) return undefined;
    const tal = bytes.subarray(at, end);
    const first = tal.indexOf(TEXT);
    if (first < 0) return undefined;
    const [stamp = ''] = utf8Text(tal, 0, Math.min(first, STAMP_MOST)).split(DURATION);
    if (!/^[+-]\d{1,12}(\.\d{0,12})?$/.test(stamp)) return undefined;
    const onset = Number(stamp);
    for (let from = first + 1; from < tal.length;) {
      const next = tal.indexOf(TEXT, from);
      const to = next < 0 ? tal.length : next;
      const text = utf8Text(tal, from, to);
      if (text === '') start ??= onset;
      else if (marks.push({ onset, text }) > ANNOTATIONS_MOST) return undefined;
      from = to + 1;
    }
    at = end + 1;
  }
  return { ...(start === undefined ? {} : { start }), marks };
}
