import type { Request, RequestHandler, Response } from 'express';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { sayRefusal } from '#locales/refusal';
import { outboxPage } from '#services/outbox/page';
import { retryDeadJob } from '#services/outbox/retry-dead';
import type { Ctx } from '#services/context';
import { runtime } from '#services/runtime';
import type { Runtime } from '#services/runtime';
import { ulid } from 'ulidx';
import { renderOutboxPage } from './outbox-page';
import { mayOperate, staffFromCookie } from './staff-session';

/** Staff who read the admin in English read this page in English. */
const ENGLISH = /(?:^|;\s*)[\w-]+-lng=en/;

/** The handler of the outbox's page and of its one button; whoever presses it is noted in the audit. [JOB-5: dashboard] */
export function outboxDoor(path: string, board: string): RequestHandler {
  return (req, res, next) => {
    serve(req, res, path, board).catch(next);
  };
}

async function serve(req: Request, res: Response, path: string, board: string): Promise<void> {
  const rt = runtime();
  const lang: Lang = ENGLISH.test(req.headers.cookie ?? '') ? 'en' : 'fa';
  const ctx = await contextOf(rt, req, lang);
  if (!ctx) return void res.status(404).end();
  let message: string | undefined;
  if (req.method === 'POST') {
    const retried = await retryDeadJob(ctx, String((req.body as { id?: unknown } | undefined)?.id ?? ''));
    if (retried.ok) return void res.redirect(303, `${path}?retried`);
    res.status(retried.status ?? 422);
    message = sayRefusal(lang, retried);
  } else if (req.method !== 'GET' && req.method !== 'HEAD') {
    return void res.status(405).set('Allow', 'GET, HEAD, POST').end();
  } else if (req.query['retried'] !== undefined) {
    message = say(lang, 'operations.queues.retried');
  }
  res.type('html').send(renderOutboxPage(lang, await outboxPage(ctx), { path, board, message }));
}

async function contextOf(rt: Runtime, req: Request, lang: Lang): Promise<Ctx | null> {
  const staff = await staffFromCookie(rt, req.headers.cookie);
  if (!staff || !mayOperate(staff)) return null;
  return { rt, lang, now: rt.clock(), actor: staff, requestId: ulid(), source: 'WEBSITE' };
}
