import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { FILE_BYTES_MOST } from '#domain/signals/file-limits';
import { readRecording } from '#domain/signals/read-recording';
import type { Recording, SignalFile } from '#domain/signals/recording';
import { wfdbParts } from '#domain/signals/wfdb';
import { ok, refuse } from '#domain/result';
import type { Result } from '#domain/result';

const MEGABYTE = 1024 * 1024;

/** A file's bytes; what is no plain file, or too large, is refused before it is opened. */
export async function readSignalFile(file: string): Promise<Result<SignalFile>> {
  const name = path.basename(file);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return refuse('signals.file.not-found', { file: name });
  if (found.size > FILE_BYTES_MOST) {
    return refuse('signals.file.too-large', { file: name, megabytes: Math.ceil(found.size / MEGABYTE), most: FILE_BYTES_MOST / MEGABYTE });
  }
  const bytes = await readFile(file).catch(() => undefined);
  return bytes ? ok({ name, bytes }) : refuse('signals.file.not-found', { file: name });
}

/** Reads a recording from a folder: a WFDB record by its name, header or data file, or any other file that is read. [ECG-4] */
export async function readRecordingAt(place: string, given?: { sampleRateHz?: number }): Promise<Result<Recording>> {
  const header = await headerOf(place);
  const first = await readSignalFile(header ?? place);
  if (!first.ok) return first;
  if (!header) return readRecording([first.value], given);
  const parts = wfdbParts(first.value);
  if (!parts.ok) return parts;
  const folder = path.dirname(header);
  // Names in a header are names in its folder, whatever path they pretend.
  const wanted = new Set([...parts.value.data, ...parts.value.annotations].map((name) => path.basename(name)));
  const there = (await readdir(folder)).filter((name) => wanted.has(name));
  const files = [first.value];
  for (const name of there) {
    const file = await readSignalFile(path.join(folder, name));
    if (!file.ok) return file;
    files.push(file.value);
  }
  return readRecording(files, given);
}

/** The header of a record that was named with or without its ending, or by its data file. */
async function headerOf(place: string): Promise<string | undefined> {
  const isFile = async (file: string) => (await stat(file).catch(() => undefined))?.isFile() ?? false;
  if (/\.hea$/i.test(place)) return place;
  const stem = place.replace(/\.(dat|mat|atr|qrs)$/i, '');
  if (stem === place && (await isFile(place))) return undefined;
  return (await isFile(`${stem}.hea`)) ? `${stem}.hea` : undefined;
}
