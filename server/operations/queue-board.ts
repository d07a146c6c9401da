import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { RequestHandler } from 'express';
import type { Queues } from '#jobs/queues';

/** Removes the link by which Bull-board loads its fonts from another host. */
const FOREIGN_LINK = /<link[^>]+href="https?:\/\/[^>]*>/g;

type Rendered = (error: unknown, html?: string) => void;
type Engine = (path: string, options: object, done: Rendered) => void;

class OwnHostAdapter extends ExpressAdapter {
  override setViewsPath(path: string): this {
    super.setViewsPath(path);
    const app = this.app as unknown as { engines: Record<string, Engine>; engine(name: string, engine: Engine): void };
    const render = app.engines['.ejs'];
    if (!render) throw new Error('bull-board no longer renders by ejs');
    app.engine('ejs', (file, options, done) => render(file, options, (error, html) => done(error, html?.replace(FOREIGN_LINK, ''))));
    return this;
  }
}

/** Bull-board over all queues, on PostgreSQL and on Redis alike, to look at only: what operations do is done on the outbox's page, where it is audited. [JOB-5: dashboard] */
export function queueBoard(queues: Queues, path: string, outboxPath: string): RequestHandler {
  const serverAdapter = new OwnHostAdapter();
  serverAdapter.setBasePath(path);
  createBullBoard({
    queues: queues.all.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
    serverAdapter: serverAdapter as never,
    options: { uiConfig: { boardTitle: 'Zarban', hideRedisDetails: true, miscLinks: [{ text: 'Outbox', url: outboxPath }] } },
  });
  return serverAdapter.getRouter() as RequestHandler;
}
