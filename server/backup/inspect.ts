import { createHash, type Hash } from 'node:crypto';
import { isFileName } from '#services/files/store';
import { readParts } from './parts';
import type { BackupPart, Read, Sequence, Table } from './tables';

/** The contents of a backup that was read and found complete. */
export type Contents = {
  madeAt: string;
  /** A backup of before the keys lay apart says nothing: it holds all. */
  what?: BackupPart;
  migrations: string[];
  tables: Table[];
  fingerprints: Record<string, string>;
  /** Of each table, how many rows, and their hash. */
  reads: ReadonlyMap<string, Read>;
  sequences: Sequence[];
};

/** Reads a whole backup before anything is touched; throws where it is cut off, changed or incomplete. [OPS-5] */
export async function inspect(file: string): Promise<Contents> {
  const wrong = (what: string) => new Error(`${file} is no whole backup: ${what}`);
  let manifest: Pick<Contents, 'madeAt' | 'what' | 'migrations' | 'tables' | 'fingerprints'> | undefined;
  let [hash, whole]: [Hash, boolean] = [createHash('sha256'), false];
  const reads = new Map<string, Read>();
  let sequences: Sequence[] | undefined;
  for await (const { part, bytes } of readParts(file)) {
    switch (part.kind) {
      case 'manifest':
        manifest = part as unknown as Contents;
        break;
      case 'rows':
        hash.update(bytes);
        break;
      case 'table': {
        const sha256 = hash.digest('hex');
        hash = createHash('sha256');
        if (sha256 !== part['sha256']) throw wrong(`${String(part['table'])} is not what it was`);
        reads.set(String(part['table']), { rows: Number(part['rows']), sha256 });
        break;
      }
      case 'sequences':
        sequences = part['sequences'] as Sequence[];
        break;
      case 'file':
        if (!isFileName(String(part['name']))) throw wrong(`a file has a name that is none: ${JSON.stringify(part['name'])}`);
        break;
      case 'end':
        whole = true;
        break;
      default:
        throw wrong(`it has a part that is not known: ${part.kind}`);
    }
  }
  if (!manifest || !sequences || !whole) throw wrong('its end is missing');
  const missing = manifest.tables.find(({ name }) => !reads.has(name));
  if (missing) throw wrong(`${missing.name} is missing`);
  return { ...manifest, reads, sequences };
}
