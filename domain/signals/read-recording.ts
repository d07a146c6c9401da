import { refuse } from '../result';
import type { Result } from '../result';
import { readCsv } from './csv';
import { isEdf, readEdf } from './edf';
import { FILE_BYTES_MOST, FILES_MOST } from './file-limits';
import type { Recording, SignalFile } from './recording';
import { isWav, readWav } from './wav';
import { readWfdb } from './wfdb';

const MEGABYTE = 1024 * 1024;
/** So many bytes tell text from numbers. */
const LOOKED_AT = 4096;
/** Files that belong to a WFDB header and mean nothing alone. */
const WFDB_PART = /\.(dat|mat|atr|qrs|ecg|ari)$/i;

/** Reads one recording from the files that make it, known by what is in them; what cannot be read gets the reason. [ECG-4] */
export function readRecording(files: SignalFile[], given?: { sampleRateHz?: number }): Result<Recording> {
  if (files.length > FILES_MOST) return refuse('signals.file.too-many-files', { files: files.length, most: FILES_MOST });
  const large = files.find(({ bytes }) => bytes.length > FILE_BYTES_MOST);
  if (large)
    return refuse('signals.file.too-large', { file: large.name, megabytes: Math.ceil(large.bytes.length / MEGABYTE), most: FILE_BYTES_MOST / MEGABYTE });
  const filled = files.filter(({ bytes }) => bytes.length > 0);
  const [first] = filled;
  if (!first) return refuse('signals.file.empty', { file: files[0]?.name ?? '-' });
  const wav = filled.find(({ bytes }) => isWav(bytes));
  if (wav) return readWav(wav);
  const edf = filled.find(({ bytes }) => isEdf(bytes));
  if (edf) return readEdf(edf);
  const header = filled.find(isWfdbHeader);
  if (header) return readWfdb(header, files);
  const part = filled.find(({ name }) => WFDB_PART.test(name));
  if (part) return refuse('signals.file.header-missing', { file: part.name });
  const table = filled.find(({ bytes }) => isText(bytes));
  return table ? readCsv(table, given) : refuse('signals.file.unknown', { file: first.name });
}

/** A header is known by its name or by its first line: a record's name, how many signals, their rate. */
function isWfdbHeader({ name, bytes }: SignalFile): boolean {
  if (!isText(bytes)) return false;
  if (/\.hea$/i.test(name)) return true;
  const start = String.fromCharCode(...bytes.subarray(0, 200)).replace(/^(#[^\n]*\n)+/, '');
  return /^[\w./-]{1,60} \d{1,3} \d{1,6}(\.\d{1,6})?([ /(][^,;\t\n]{0,80})?\r?\n\S{1,80} \d{1,3}[x:+ ]/.test(start);
}

/** Text has no control characters but tabs and line ends; UTF-16 is known by its mark. */
function isText(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true;
  return bytes.subarray(0, LOOKED_AT).every((byte) => (byte >= 32 && byte < 0xfe) || byte === 9 || byte === 10 || byte === 13);
}
