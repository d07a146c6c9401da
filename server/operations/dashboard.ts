import type { RequestHandler } from 'express';
import type { Queues } from '#jobs/queues';

/** Where operations see the queues. */
export const DASHBOARD_PATH = '/operations/queues';

const POLICY = [`default-src 'none'`, `script-src 'self'`, `style-src 'self' 'unsafe-inline'`, `img-src 'self' data:`, `font-src 'self'`, `connect-src 'self'`, `base-uri 'self'`, `form-action 'self'`, `frame-ancestors 'none'`].join('; ');

/** The dashboard of all queues; loaded when somebody first asks for it. [JOB-5: dashboard] */
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
  const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/express'),
  ]);
  const adapter = new ExpressAdapter();
  adapter.setBasePath(DASHBOARD_PATH);
  createBullBoard({ queues: queues.all.map((queue) => new BullMQAdapter(queue)), serverAdapter: adapter as never });
  return adapter.getRouter() as RequestHandler;
}
