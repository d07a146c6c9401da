import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Queues } from '#jobs/queues';
import { runtime } from '#services/runtime';
import { mayOperate, staffFromCookie } from './staff-session';

/** Where operations see the queues, and beside them the outbox that fills them. */
export const DASHBOARD_PATH = '/operations/queues';
const OUTBOX = '/outbox';

const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `base-uri 'self'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ');

/** The dashboard of all queues and the page of the outbox, for operations alone; loaded when one of them first asks for it. [JOB-5: dashboard] */
export function queueDashboard(queues: Queues): RequestHandler {
  let router: Promise<RequestHandler> | undefined;
  async function open(req: Request, res: Response, next: NextFunction): Promise<void> {
    if (!mayOperate(await staffFromCookie(runtime(), req.headers.cookie))) return void res.status(404).type('text').send('404\n');
    router ??= makeRouter(queues);
    res.setHeader('Content-Security-Policy', POLICY);
    res.setHeader('Cache-Control', 'no-store');
    (await router)(req, res, next);
  }
  return (req, res, next) => void open(req, res, next).catch(next);
}

async function makeRouter(queues: Queues): Promise<RequestHandler> {
  const [{ default: express }, { outboxDoor }, { queueBoard }] = await Promise.all([import('express'), import('./outbox-door'), import('./queue-board')]);
  const router = express.Router();
  router.use(OUTBOX, express.urlencoded({ extended: false, limit: '2kb' }), outboxDoor(`${DASHBOARD_PATH}${OUTBOX}`, DASHBOARD_PATH));
  router.use(onlyToLookAt);
  router.use(queueBoard(queues, DASHBOARD_PATH, `${DASHBOARD_PATH}${OUTBOX}`));
  return router;
}

/** Makes the board read-only: its own buttons would leave no audit line. */
function onlyToLookAt(req: Request, res: Response, next: NextFunction): void {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.status(405).set('Allow', 'GET, HEAD').end();
}
