import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { RequestHandler as Render } from '@remix-run/node';
import { shownAt } from '../../app/preview-path';
import { jsonFault } from '#domain/text/json-shape';
import { openPreview, type Opened } from '#services/preview/open';
import { placeOf } from '#services/preview/place';
import type { Draft } from '#services/preview/draft-rows';
import { runtime } from '#services/runtime';
import type { Admitted } from '../gate/middleware';
import { setHeaders } from '../gate/policies';

type Asked = IncomingMessage & Admitted;
/** Headers of a preview: only its frame fetches it; opened as a document of its own it shows nothing. */
const HEADERS: [string, string][] = [
  ['Cache-Control', 'no-store'],
  ['X-Robots-Tag', 'noindex'],
  ['Content-Security-Policy', `default-src 'none'; frame-ancestors 'none'; sandbox`],
];
const UNPROCESSABLE = 422;

/** Answers a preview's frame: the real page with what stands in the form, made past the page cache and kept nowhere. [ADM-2] */
export async function answerPreview(render: Render, ticket: string, req: Asked, res: ServerResponse): Promise<void> {
  setHeaders(res, HEADERS);
  const rt = runtime();
  const opened = await openPreview(rt, ticket);
  if (!opened) return void res.writeHead(404).end();
  const draft = await readDraft(opened, req);
  if (!draft) return void res.writeHead(UNPROCESSABLE).end();
  const path = shownAt(draft.lang, await placeOf(rt.db, draft));
  if (!path) return void res.writeHead(UNPROCESSABLE).end();
  const asked = new Request(rt.settings.publicUrl + path, {
    headers: { Accept: 'text/html', 'Accept-Language': draft.lang, Host: new URL(rt.settings.publicUrl).host },
  });
  const page = await render(asked, { requestId: req.requestId, nonce: '', ip: '', fromHere: false, preview: draft });
  const body = Buffer.from(await page.arrayBuffer());
  // What has no page yet is no fault; only a ticket that does not open is not there.
  res.writeHead(page.status === 404 ? UNPROCESSABLE : page.status, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length }).end(body);
}

/** What the form holds; the document and its language are the ticket's alone. */
async function readDraft({ collection, id, lang }: Opened, req: Asked): Promise<Draft | null> {
  if (!/^application\/json\b/.test(req.headers['content-type'] ?? '')) return null;
  const sent = await text(req);
  if (jsonFault(sent)) return null;
  try {
    const { values } = JSON.parse(sent) as { values?: unknown };
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return null;
    return { collection, id, lang, values: values as Record<string, unknown> };
  } catch {
    return null;
  }
}
