import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { jsonFault } from '#domain/text/json-shape';
import { again } from './again';

/** What the admin's pages ask of the server beside its interface; Payload has more, whose work our own pages do. */
const FUNCTIONS = ['form-state', 'table-state', 'render-document', 'render-document-slots', 'render-field', 'render-list', 'copy-data-from-locale'] as const;
const MOST_LETTERS = 500;
const MOST_ROWS = 1_000;
const MOST_ROW_ID = 2_147_483_647;

/** React writes what JSON has not as a text behind a dollar sign. */
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

/** A page's call of the server as the admin's own pages send it, to be handed on; null for anything else, before Next or Payload stumbles over it. [ADM-5] */
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

/** Whether a text of React's own points to another part, of which one call has none: it would be waited for, or walked along. */
function leadsOn(value: unknown): boolean {
  if (typeof value === 'string') return /^\$(?!\$|undefined$|NaN$|-?Infinity$|-0$|D\d{4}-\d\d-\d\dT[\d:.]+Z$|n-?\d{1,20}$)/.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(leadsOn);
}
