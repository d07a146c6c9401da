import type { Request as Asked, Response } from 'express';

/** A request that reads a page, as loaders know it; it is aborted when its client goes away unanswered. */
export function pageRequest(req: Asked, res: Response): Request {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) for (const one of [value ?? []].flat()) headers.append(name, one);
  return new Request(`${req.protocol}://${req.headers.host ?? ''}${req.originalUrl}`, { method: req.method, headers, signal: controller.signal });
}
