import type { LoaderFunctionArgs } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseContact } from '#domain/accounts/contact';
import { sayRefusal } from '#locales/refusal';
import { outboxPage } from '#services/messages/outbox-page';
import type { Ctx } from '#services/context';
import { contextOf } from '../context.server';
import styles from '../styles/app.css?url';
import { OutboxDocument } from './outbox-document';

/** The messages of a set-up without providers: a page, or JSON for whoever accepts that. Loopback only, never in production. [AUTH-9] */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const ctx = await contextOf(request, context);
  if (!isOpen(ctx) || !context.fromHere) return answer(sayRefusal(ctx.lang, { code: 'common.not-found' }), 'text/plain', 404);
  const query = new URL(request.url).searchParams;
  const wish = query.get('to')?.trim() ?? '';
  const contact = parseContact(wish);
  const page = await outboxPage(ctx, { to: contact.ok ? contact.value.address : wish, after: query.get('after') });
  if (wantsJson(request)) return answer(JSON.stringify(page), 'application/json');
  return answer(`<!DOCTYPE html>${renderToStaticMarkup(<OutboxDocument lang={ctx.lang} page={page} to={wish} styles={styles} />)}`, 'text/html');
}

function isOpen({ rt }: Ctx): boolean {
  return !rt.settings.production && rt.settings.outboxPage === true;
}

function wantsJson(request: Request): boolean {
  const accept = request.headers.get('Accept') ?? '';
  return accept.includes('application/json') && !accept.includes('text/html');
}

function answer(body: string, type: string, status = 200): Response {
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', Vary: 'Accept' };
  return new Response(body, { status, headers });
}
