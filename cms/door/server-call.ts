import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { jsonFault } from '#domain/text/json-shape';
import { again } from './again';

/** The server functions that the admin's pages call; Payload has more, whose work our own pages do. */
const FUNCTIONS = ['form-state', 'table-state', 'render-document', 'render-document-slots', 'render-field', 'render-list', 'copy-data-from-locale'] as const;
const MOST_LETTERS = 500;
const MOST_ROWS = 1_000;
const MOST_ROW_ID = 2_147_483_647;

/** React's encoding of values that JSON lacks: a string behind a dollar sign. */
const none = z.literal('$undefined').or(z.null()).optional();
const name = z
  .string()
  .min(1)
  .max(MOST_LETTERS)
  .regex(/^(?!\$)/)
  .or(none);
const id = z.string().max(MOST_LETTERS).or(z.number().int().min(0).max(MOST_ROW_ID)).or(none);
const object = z.record(z.string(), z.unknown()).or(none);
const rows = z.coerce.number().int().min(0).max(MOST_ROWS);
const query = z
  .looseObject({
    limit: rows.or(none),
    page: z.coerce.number().int().min(1).max(MOST_ROW_ID).or(none),
    where: z.unknown().optional(),
    sort: z.unknown().optional(),
  })
  .or(none);
const asked = z.looseObject({
  collectionSlug: name.or(z.array(name)),
  globalSlug: name,
  widgetSlug: none,
  schemaPath: name,
  id,
  docID: id,
  operation: z.enum(['create', 'update']).or(none),
  query,
  data: object,
  formState: object,
  documentFormState: object,
  docPreferences: object,
  docPermissions: object,
  columns: z.array(z.unknown()).or(none),
});
const call = z.tuple([z.looseObject({ name: z.enum(FUNCTIONS), args: asked })]);

/** The ids of the server functions in this build; undefined while pages are built as they are asked for. */
export function serverFunctionsOf(adminRoot: string): ReadonlySet<string> | undefined {
  try {
    const { node } = JSON.parse(readFileSync(path.join(adminRoot, '.next/server/server-reference-manifest.json'), 'utf8')) as { node: object };
    return new Set(Object.keys(node));
  } catch {
    return undefined;
  }
}

/** Reads a server function's call as the admin's own pages send it; null for anything else, before Next or Payload fails over it. [ADM-5] */
export async function readServerCall(req: IncomingMessage, known: ReadonlySet<string> | undefined): Promise<IncomingMessage | null> {
  const id = req.headers['next-action'];
  if (typeof id !== 'string' || !(known?.has(id) ?? /^[\da-f]{40,44}$/.test(id))) return null;
  if (!/^text\/plain(?:;|$)/i.test(req.headers['content-type'] ?? '')) return null;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
  } catch {
    return null;
  }
  return isCall(Buffer.concat(chunks).toString('utf8')) ? again(req, chunks) : null;
}

/** Whether a text is a call: a known function, and of what every function reads the kind that it reads. */
export function isCall(text: string): boolean {
  if (jsonFault(text) !== null) return false;
  try {
    const sent: unknown = JSON.parse(text);
    return call.safeParse(sent).success && !leadsOn(sent);
  } catch {
    return false;
  }
}

/** Whether a string in React's encoding points to another part; a single call has none, and such a reference would be waited for or followed. */
function leadsOn(value: unknown): boolean {
  if (typeof value === 'string') return /^\$(?!\$|undefined$|NaN$|-?Infinity$|-0$|D\d{4}-\d\d-\d\dT[\d:.]+Z$|n-?\d{1,20}$)/.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(leadsOn);
}
