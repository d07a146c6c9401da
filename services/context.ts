import type { AccountActor } from '#domain/access/actor';
import type { Runtime, Tx } from './runtime';

export type Lang = 'fa' | 'en';
export type Source = 'WEBSITE' | 'ANDROID_APP';

export type Actor =
  | { kind: 'guest'; /** The guest cart's token, if the browser has one. */ cartToken?: string }
  | (AccountActor & { sessionId: string })
  | { kind: 'staff'; staffId: number; name: string; roles: readonly string[] }
  | { kind: 'clock'; job: string };

/** Who asks, in which language, when and by which request: the first argument of every service. */
export type Ctx = {
  rt: Runtime;
  actor: Actor;
  lang: Lang;
  now: Date;
  requestId: string;
  source: Source;
  ip?: string;
  userAgent?: string;
  /** The token that a browser or app got at an earlier login, by which it is recognized. */
  client?: string;
  /** Gives up this request's turn while an answer from outside is awaited, and takes another before it goes on. */
  elsewhere?: <T>(work: () => Promise<T>) => Promise<T>;
  /** What has to be so for this request to write (If-Match); `commit` checks it within the transaction that writes. */
  precondition?: Precondition;
};

/** A precondition of a request; once a commit has met it, the request's further ones need not. */
export type Precondition = { holds: (tx: Tx) => Promise<boolean>; met: boolean };

/** Awaits an answer from outside (a gateway) without a transaction, its turn given to others meanwhile. */
export function awaitElsewhere<T>({ elsewhere }: Ctx, work: () => Promise<T>): Promise<T> {
  return elsewhere ? elsewhere(work) : work();
}

/** The actor as audit lines and once-keys name it. */
export function actorName(actor: Actor): string {
  switch (actor.kind) {
    case 'guest':
      return 'guest';
    case 'user':
      return `user:${actor.userId}`;
    case 'staff':
      return `staff:${actor.staffId}`;
    case 'clock':
      return `clock:${actor.job}`;
  }
}
