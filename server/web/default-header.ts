import type { ServerResponse } from 'node:http';

/** Gives an answer a header at the last moment, unless whoever made the answer has set it. */
export function defaultHeader(res: ServerResponse, name: string, value: string): void {
  const { writeHead } = res;
  res.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    if (!this.hasHeader(name)) this.setHeader(name, value);
    return (writeHead as (...all: unknown[]) => ServerResponse).apply(this, args);
  } as typeof res.writeHead;
}
