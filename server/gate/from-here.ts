import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../config/hosts';

/** Headers by which somebody between says that a request is another's. */
const BETWEEN =
  /^(?:x-)?forwarded(?:-|$)|^x-(?:original-|cluster-|envoy-|amzn-|real-|client-|proxy|azure-|appengine-)|^via$|^cf-|^cdn-loop$|^true-client-ip$|^fastly-|^fly-|^client-ip$|^proxy-/;

/** Whether somebody spoke for who asks, or passed it on. */
export function isPassedOn(headers: IncomingMessage['headers']): boolean {
  return passedOnBy(headers).length > 0;
}

/** The headers that say so. */
export function passedOnBy(headers: IncomingMessage['headers']): string[] {
  return Object.keys(headers).filter((name) => BETWEEN.test(name));
}

type Asked = {
  /** Whether nobody stands before the portal, by its settings. */ direct: boolean;
  /** Whether a header says otherwise. */ passedOn: boolean;
  ip: string;
};

/**
 * The one answer to who may look into what this machine alone may see (the outbox, the metrics): asked from its own address, by
 * its own name, with no sign of anybody between. A foreign name that leads here is a page of somebody else's in a browser of ours.
 */
export function isFromHere(headers: IncomingMessage['headers'], { direct, passedOn, ip }: Asked): boolean {
  if (!direct || passedOn || !isLoopback(ip)) return false;
  const name = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(headers.host ?? '')?.[1];
  return name !== undefined && isLoopback(name);
}
