import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A folder's records with reference annotations, ordered by name. */
export type RecordFolder = {
  folder: string;
  /** WFDB headers with annotations beside them. */
  beats: string[];
  /** Sounds with a table of labelled segments beside them. */
  sounds: string[];
  /** WFDB headers without annotations: their recorded limb leads can still be held against the computed ones. */
  leads: string[];
};

const FOLDERS_MOST = 10_000;

/** Walks a folder and all below it; links are not followed. */
export async function findRecords(root: string): Promise<RecordFolder[]> {
  const found: RecordFolder[] = [];
  const waiting = [root];
  for (let folder = waiting.shift(); folder !== undefined && found.length < FOLDERS_MOST; folder = waiting.shift()) {
    const entries = await readdir(folder, { withFileTypes: true });
    const names = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
    const sorted = [...names].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
    const stemsOf = (ending: string) => sorted.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
    const place = (stem: string, ending: string) => path.join(folder, stem + ending);
    const headers = stemsOf('.hea');
    found.push({
      folder: path.relative(root, folder) || path.basename(root),
      beats: headers.filter((stem) => names.has(`${stem}.atr`)).map((stem) => place(stem, '.hea')),
      sounds: stemsOf('.wav')
        .filter((stem) => names.has(`${stem}.tsv`))
        .map((stem) => place(stem, '.wav')),
      leads: headers.filter((stem) => !names.has(`${stem}.atr`) && !names.has(`${stem}.wav`)).map((stem) => place(stem, '.hea')),
    });
    const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
    waiting.push(...below.sort());
  }
  return found.filter(({ beats, sounds, leads }) => beats.length + sounds.length + leads.length > 0);
}
