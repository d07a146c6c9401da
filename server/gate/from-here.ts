import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../config/hosts';

/** Headers by which a proxy says that it forwards another's request. */
const BETWEEN =
  /^(?:x-)?forwarded(?:-|$)|^x-(?:original-|cluster-|envoy-|amzn-|real-|client-|proxy|azure-|appengine-)|^via$|^cf-|^cdn-loop$|^true-client-ip$|^fastly-|^fly-|^client-ip$|^proxy-/;

/** Whether a request was forwarded. */
export function isPassedOn(headers: IncomingMessage['headers']): boolean {
  return passedOnBy(headers).length > 0;
}

/** Which headers say that a request was forwarded. */
export function passedOnBy(headers: IncomingMessage['headers']): string[] {
  return Object.keys(headers).filter((name) => BETWEEN.test(name));
}

type Asked = {
  /** Whether clients connect directly, by the portal's settings. */ direct: boolean;
  /** Whether a header says otherwise. */ passedOn: boolean;
  ip: string;
};

/** Whether a request comes from this machine itself, for what only it may see (the outbox, the metrics): its own address and host name, and no sign of a proxy. A foreign host name that resolves here is another site's page in a local browser. */
export function isFromHere(headers: IncomingMessage['headers'], { direct, passedOn, ip }: Asked): boolean {
  if (!direct || passedOn || !isLoopback(ip)) return false;
  const name = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(headers.host ?? '')?.[1];
  return name !== undefined && isLoopback(name);
}
