import type { CollectionAfterOperationHook, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import type { Reading } from '#services/staff/note-reading';
import { shownColumns } from './read-as-shown';
import { staffOf } from './staff';

type Found = { id: number | string };
type Args = { overrideAccess?: boolean; select?: object; where?: object; sort?: string | string[]; field?: string };
type What = Omit<Reading, 'of'>;

/** Notes in the audit which customer data staff were shown, once a request: an opened record, a page of a list by the admin, its server functions or the API, and what a relation brings along. Fields that were searched, filtered or sorted by beyond a list's columns are named, also when nothing was found, since that tells something too. [ROLE-5] */
export function noteReadings(of: string): CollectionAfterOperationHook {
  return async ({ args, operation, req, result, collection }) => {
    const asked = args as Args;
    if (!staffOf(req) || asked.overrideAccess === true) return result;
    const what = readingOf(operation, asked, result, collection);
    if (what) await note(req, of, what);
    return result;
  };
}

function readingOf(operation: string, args: Args, result: unknown, collection: SanitizedCollectionConfig): What | null {
  const shown = new Set(['id', ...shownColumns(collection)]);
  const hidden = (names: string[]) => names.filter((name) => !shown.has(name));
  const by = [...namesIn(args.where), ...[args.sort ?? []].flat().flatMap((name) => name.split(',').map((one) => one.trim().replace(/^-/, '')))];
  const idsOf = (found: readonly Found[]) => found.filter(Boolean).map(({ id }) => id);
  switch (operation) {
    case 'findByID':
      return { how: 'opened', ids: idsOf([result as Found]), columns: [], by: [] };
    case 'find':
      return { how: 'listed', ids: idsOf((result as { docs: Found[] }).docs), columns: hidden(Object.keys(args.select ?? {})), by: hidden(by) };
    case 'findDistinct':
      return { how: 'listed', ids: [], columns: [args.field ?? ''], by: hidden(by) };
    case 'count':
      return { how: 'counted', ids: [], columns: [], by: namesIn(args.where) };
    default:
      return null;
  }
}

/** The fields that a condition asks about, however deep it lies. */
function namesIn(where: unknown): string[] {
  if (Array.isArray(where)) return where.flatMap(namesIn);
  if (typeof where !== 'object' || where === null) return [];
  return Object.entries(where).flatMap(([name, inside]) => (/^(and|or)$/i.test(name) ? namesIn(inside) : [name]));
}

async function note(req: PayloadRequest, of: string, what: What): Promise<void> {
  const person = staffOf(req);
  const key = `read ${of} ${JSON.stringify(what)}`;
  if (!person || req.context[key]) return;
  req.context[key] = true;
  const [{ runtime }, { noteReading }] = await Promise.all([import('#services/runtime'), import('#services/staff/note-reading')]);
  const rt = runtime();
  const actor = { kind: 'staff' as const, staffId: person.id, name: person.name, roles: person.roles };
  const requestId = req.headers.get('x-request-id') ?? 'admin';
  await noteReading({ rt, actor, lang: req.i18n.language === 'en' ? 'en' : 'fa', now: rt.clock(), requestId, source: 'WEBSITE' }, { of, ...what });
}
