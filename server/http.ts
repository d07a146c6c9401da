import type { IncomingMessage, RequestListener } from 'node:http';
import compression from 'compression';
import express from 'express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { FileStore } from '#services/files/file-store';
import type { Log, Pulse } from '#services/runtime';
import { isUnreachable } from '#services/store/unreachable';
import type { Admin } from './admin/open';
import { hostOf } from './gate/facts';
import { answerUnread } from './gate/unread';
import { bodyClock } from './gate/body-clock';
import { refuseCall } from './gate/call';
import { admit } from './gate/middleware';
import type { Admitted, Gate } from './gate/middleware';
import { gatePage, langOf } from './gate/page';
import { portalPolicy } from './gate/policies';
import type { Health } from './health';
import type { Metrics } from './metrics';
import { DASHBOARD_PATH } from './operations/dashboard';
import { letKeeperReadOn } from './process/read-on';
import { nextRequestId } from './request-id';
import { seeRequest } from './see-request';
import type { Tracer } from './trace';
import type { Web } from './web/open';
import { pictureDoor } from './web/pictures';

/** The handlers behind the gate; each is set when it is open. */
export type Doors = { web?: Web; admin?: Admin; dashboard?: RequestHandler };
export type Setting = {
  gate: Gate;
  doors: Doors;
  health: Health;
  metrics: Metrics;
  tracer: Tracer | undefined;
  log: Log;
  files: FileStore;
  pulse: Pulse | undefined;
  mayOperate: (req: IncomingMessage) => Promise<boolean>;
};

/** The middleware in its order, a request's way: kept page or file at once; else the gate, then its door. */
export function requestListener(setting: Setting): RequestListener {
  const { gate, doors } = setting;
  const app = behindTheGate(setting);
  const clock = bodyClock();
  return (req, res) => {
    answerUnread(req, res, letKeeperReadOn);
    const reads = req.method === 'GET' || req.method === 'HEAD';
    const ours = reads && gate.reach.hosts.has(hostOf(req) ?? '');
    if (ours && doors.web) {
      if (doors.web.cache.answer(req, res, nextRequestId) || doors.web.assets.serve(req, res, nextRequestId)) return;
    }
    if (ours && doors.admin && isAsset(req) && doors.admin.assets.serve(req, res, nextRequestId)) return;
    clock.watch(req, res);
    admit(gate, req, res).then(
      (admitted) => {
        if (!admitted) return;
        // Whoever asked before sending is told to go on only now.
        if (req.headers.expect !== undefined) res.writeContinue();
        seeRequest(setting, admitted, res);
        app(req, res);
      },
      (error: Error) => {
        setting.log.error({ error }, 'the gate failed');
        res.writeHead(503, { Connection: 'close' }).end();
      },
    );
  };
}

function isAsset({ url }: IncomingMessage): boolean {
  return (url ?? '').startsWith('/_next/static/');
}

function behindTheGate(setting: Setting): express.Express {
  const { doors, gate } = setting;
  const app = express();
  const squeeze = compression({ threshold: 1_024 });
  app.disable('x-powered-by');
  app.disable('etag');
  // The gate took the proxies' headers off; what it found out stands instead.
  Object.defineProperty(app.request, 'protocol', { get: () => (gate.policies.https ? 'https' : 'http') });
  app.use((req, res, next) => {
    const { door, fromHere } = req as Request & Admitted;
    if (door === 'probe') return void probe(setting, req, res, fromHere).catch(next);
    if (cannotServe(setting.pulse, req as Request & Admitted)) return comeBack(setting, req, res, 'unavailable');
    if (door === 'operations') return void operations(setting, req, res, next);
    if (door === 'admin' || door === 'admin-api')
      return squeeze(req, res, () => (doors.admin ? doors.admin.handle(req, res, next) : notYet(setting, 'admin', req, res, next)));
    next();
  });
  app.use(pictureDoor(setting.files));
  app.use(squeeze);
  app.use((req, res, next) => (doors.web ? doors.web.handle(req, res, next) : notYet(setting, 'web', req, res, next)));
  app.use((_req: Request, res: Response) => void res.status(404).type('text').send('404\n'));
  app.use((error: Error, req: Request, res: Response, _next: NextFunction) => {
    setting.log.error({ requestId: (req as Request & Admitted).requestId, error }, 'request failed');
    if (res.headersSent) return void res.destroy();
    // What only reads may be asked for again; whether a write was stored is not known any more.
    if (isUnreachable(error)) return comeBack(setting, req, res, req.method === 'GET' || req.method === 'HEAD' ? 'unavailable' : 'unsure');
    if ((req as Request & Admitted).door === 'bearer') return refuseCall(req, res, 500, { requestId: (req as Request & Admitted).requestId });
    res
      .status(500)
      .type('text')
      .send(`500 ${(req as Request & Admitted).requestId}\n`);
  });
  return app;
}

async function probe({ health, metrics, mayOperate }: Setting, req: Request, res: Response, fromHere: boolean): Promise<void> {
  res.setHeader('Cache-Control', 'no-store');
  if (req.path === '/healthz') return void res.json({ status: 'ok' });
  if (req.path === '/readyz') {
    const { status, body } = await health.ready();
    return void res.status(status).json(body);
  }
  if (!fromHere && !(await mayOperate(req))) return void res.status(404).end();
  res.type(metrics.registry.contentType).send(await metrics.registry.metrics());
}

async function operations({ doors, mayOperate }: Setting, req: Request, res: Response, next: NextFunction): Promise<void> {
  if (!(await mayOperate(req).catch(() => false))) return void res.status(404).type('text').send('404\n');
  if (!doors.dashboard || !req.path.startsWith(DASHBOARD_PATH)) return void res.redirect(303, DASHBOARD_PATH);
  req.url = req.url.slice(DASHBOARD_PATH.length) || '/';
  doors.dashboard(req, res, next);
}

/** Answers for a part of the portal that this process is still opening. */
function notYet(setting: Setting, role: 'web' | 'admin', req: Request, res: Response, next: NextFunction): void {
  if (setting.health.get(role) === 'off') return next();
  comeBack(setting, req, res, role === 'admin' ? 'starting' : 'unavailable');
}

/** Whether requests must be refused: the database is away, or, for writes, the clock differs from the database's. */
function cannotServe(pulse: Pulse | undefined, { door, method }: Admitted): boolean {
  const reads = (method === 'GET' || method === 'HEAD') && door !== 'callback';
  return Boolean(pulse?.away() || (!reads && pulse?.clockIsOff()));
}

const TEXTS = { starting: 'shell.gate.starting', unavailable: 'shell.unavailable.text', unsure: 'shell.unavailable.unsure' } as const;

/** Answers 503 with “come back”: nothing was begun, or (unsure) it is not known whether it was stored. */
function comeBack({ gate }: Setting, req: Request, res: Response, why: keyof typeof TEXTS): void {
  const { door, requestId } = req as Request & Admitted;
  if (door === 'bearer') return refuseCall(req, res, 503, { requestId, waitSeconds: 5 });
  const body = gatePage({
    lang: langOf(req),
    title: why === 'starting' ? 'shell.gate.starting-title' : 'shell.unavailable.title',
    text: TEXTS[why],
    requestId,
    // A form that is asked for again would be sent again.
    ...(req.method === 'GET' || req.method === 'HEAD' ? { refreshSeconds: 5 } : {}),
    stylesheet: gate.stylesheet(),
  });
  res.setHeader('Content-Security-Policy', portalPolicy(gate.policies));
  res.status(503).set({ 'Retry-After': '5', 'Cache-Control': 'no-store' }).type('html').send(body);
}
