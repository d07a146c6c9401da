import { IncomingMessage } from 'node:http';

/** A request that can be read again: its body, which was read already, is put back before it. */
export function again(req: IncomingMessage, chunks: readonly Buffer[]): IncomingMessage {
  const { method, url, headers, httpVersion, httpVersionMajor, httpVersionMinor } = req;
  const rawHeaders = Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, one]));
  const { requestId } = req as IncomingMessage & { requestId?: string };
  const same = Object.assign(new IncomingMessage(req.socket), { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor, requestId });
  for (const chunk of chunks) same.push(chunk);
  same.push(null);
  same.complete = true;
  return same;
}
