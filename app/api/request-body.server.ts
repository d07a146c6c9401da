import { jsonFault } from '#domain/text/json-shape';
import { readForm } from '../read-form.server';
import type { Call } from './call';
import { readQuery } from './read-query';

type Sent = Record<string, unknown>;
type Read = { ok: true; sent: Sent } | { ok: false; status: 400 | 415; code: 'api.body-type' | 'api.body-unreadable' };

/** Reads a request's body in the one content type that its call takes: any other could come from another site's form. */
export async function readRequestBody(request: Request, { type, fields }: NonNullable<Call['body']>): Promise<Read> {
  const given = (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (given !== type) return { ok: false, status: 415, code: 'api.body-type' };
  const form = type === 'multipart/form-data' ? await readForm(request) : null;
  const sent = type === 'application/json' ? await readJson(request) : form && readQuery(fields, form);
  return sent ? { ok: true, sent } : { ok: false, status: 400, code: 'api.body-unreadable' };
}

async function readJson(request: Request): Promise<Sent | null> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
    if (jsonFault(text) === 'deep') return null;
    const sent: unknown = JSON.parse(text);
    return typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? (sent as Sent) : null;
  } catch {
    return null;
  }
}
