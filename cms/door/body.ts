import type { IncomingMessage } from 'node:http';
import { jsonFault } from '#domain/text/json-shape';
import { boundaryOf, multipartReader, type Part } from '#services/forms/multipart';
import { again } from './again';

/** The admin's own forms have a file and a field with all values, a result's two fields for each of its tests; so many parts have none of them. */
const MOST_PARTS = 100;
const MOST_TEXT_BYTES = 1024 * 1024;
const MOST_QUERY_BYTES = 64 * 1024;
const MOST_FILE_BYTES = 20 * 1024 * 1024;
/** Control characters in a file's name, on which Busboy throws. */
const UNSEEN = /[\u0000-\u001F\u007F]/;
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Whether a request of the interface brings something along. */
export function bringsBody(req: IncomingMessage): boolean {
  return WRITES.has(req.method ?? '') && Number(req.headers['content-length'] ?? 0) > 0;
}

/**
 * Takes a body in before the CMS sees it and gives a request with the same one; null for what nests too deep, has too
 * many parts, or holds what the database cannot. The gate has said how long it may be.
 */
export async function readFirst(req: IncomingMessage): Promise<IncomingMessage | null> {
  const type = req.headers['content-type'];
  const main = type?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const boundary = boundaryOf(type);
  if (main.startsWith('multipart/') && (main !== 'multipart/form-data' || !boundary)) return null;
  const form = boundary ? multipartReader(boundary, { parts: MOST_PARTS, fieldBytes: MOST_TEXT_BYTES, fileBytes: MOST_FILE_BYTES }) : null;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      form?.push(chunk);
      chunks.push(chunk);
    }
    const parts = form?.end();
    if (parts?.some((part) => !isPartOfOurs(part))) return null;
    const texts = parts ? parts.flatMap(({ file, bytes }) => (file ? [] : [bytes.toString('utf8')])) : [Buffer.concat(chunks).toString('utf8')];
    return texts.every((text) => isFit(text, main)) ? again(req, chunks) : null;
  } catch {
    return null;
  }
}

/** Whether a part is one that the admin's forms send: a file whose name has no control characters, and form values as one JSON object. */
function isPartOfOurs({ name, file, bytes }: Part): boolean {
  if (file) return !UNSEEN.test(file.name);
  if (name === 'file') return false;
  return name !== '_payload' || (/^\s*\{/.test(bytes.toString('utf8', 0, 64)) && isJson(bytes.toString('utf8')));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a body's text is harmless to parse: text that is no JSON cannot nest; a query may not be longer than an address. */
function isFit(text: string, type: string): boolean {
  if (type === 'application/x-www-form-urlencoded') return text.length <= MOST_QUERY_BYTES && !/%00|\u0000/.test(text);
  return jsonFault(text) === null;
}
