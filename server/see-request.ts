import type { ServerResponse } from 'node:http';
import { dataless } from '../app/dataless';
import { locate } from '../app/routes';
import type { Log } from '#services/runtime';
import type { Admitted } from './gate/middleware';
import type { Metrics } from './metrics';
import type { Tracer } from './trace';

type Seen = { metrics: Metrics; tracer: Tracer | undefined; log: Log };

/** Counts, traces and logs an answered request, by its page's name and never by its address. [OPS-4] */
export function seeRequest({ metrics, tracer, log }: Seen, req: Admitted, res: ServerResponse): void {
  const started = performance.now();
  const span = tracer?.request(String(req.headers['traceparent'] ?? ''));
  const page = pageName(req);
  res.once('close', () => {
    const seconds = (performance.now() - started) / 1000;
    const status = res.headersSent ? res.statusCode : 499;
    metrics.request({ door: req.door, page, status, seconds });
    span?.end(
      `${req.method} ${page}`,
      { 'http.request.method': req.method ?? '', 'http.response.status_code': status, 'zarban.request_id': req.requestId },
      status >= 500,
    );
    if (req.door !== 'probe')
      log.info({ requestId: req.requestId, method: req.method, door: req.door, page, status, ms: Math.round(seconds * 1000) }, 'request');
  });
}

function pageName(req: Admitted): string {
  if (!['portal', 'callback'].includes(req.door)) return req.door;
  return locate(dataless(req.address)).name ?? 'unknown';
}
