import type { ServerResponse } from 'node:http';

/** Sets a header just before the answer is sent, unless it was set already. */
export function defaultHeader(res: ServerResponse, name: string, value: string): void {
  const { writeHead } = res;
  res.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    if (!this.hasHeader(name)) this.setHeader(name, value);
    return (writeHead as (...all: unknown[]) => ServerResponse).apply(this, args);
  } as typeof res.writeHead;
}
