import type { RequestHandler } from 'express';
import type { Queues } from '#jobs/queues';

/** Where operations see the queues, and beside them the outbox that fills them. */
export const DASHBOARD_PATH = '/operations/queues';
const OUTBOX = '/outbox';

const POLICY = [`default-src 'none'`, `script-src 'self'`, `style-src 'self' 'unsafe-inline'`, `img-src 'self' data:`, `font-src 'self'`, `connect-src 'self'`, `base-uri 'self'`, `form-action 'self'`, `frame-ancestors 'none'`].join('; ');

/** The dashboard of all queues and the page of the outbox; loaded when somebody first asks for it. [JOB-5: dashboard] */
export function queueDashboard(queues: Queues): RequestHandler {
  let router: Promise<RequestHandler> | undefined;
  return (req, res, next) => {
    router ??= makeRouter(queues);
    res.setHeader('Content-Security-Policy', POLICY);
    res.setHeader('Cache-Control', 'no-store');
    router.then((serve) => serve(req, res, next), next);
  };
}

async function makeRouter(queues: Queues): Promise<RequestHandler> {
  const [{ default: express }, { outboxDoor }, { queueBoard }] = await Promise.all([import('express'), import('./outbox-door'), import('./queue-board')]);
  const router = express.Router();
  router.use(OUTBOX, express.urlencoded({ extended: false, limit: '2kb' }), outboxDoor(`${DASHBOARD_PATH}${OUTBOX}`, DASHBOARD_PATH));
  router.use(queueBoard(queues, DASHBOARD_PATH, `${DASHBOARD_PATH}${OUTBOX}`));
  return router;
}
