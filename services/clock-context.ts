import { ulid } from 'ulidx';
import type { Ctx } from './context';
import type { Runtime } from './runtime';

/** The context of a job: the clock is its actor, and its request id is the job's. */
export function clockContext(rt: Runtime, job: string, requestId: string = ulid()): Ctx {
  return { rt, actor: { kind: 'clock', job }, lang: 'fa', now: rt.clock(), requestId, source: 'WEBSITE' };
}
