import { randomBytes } from 'node:crypto';

const start = randomBytes(6).toString('base64url').replace(/[-_]/g, 'x');
let count = 0;

/** A request's id: this process's random start and a running number; cheap, and unique across processes. */
export function nextRequestId(): string {
  count += 1;
  return `${start}-${count.toString(36)}`;
}
