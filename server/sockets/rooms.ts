import type { Actor } from '#services/context';
import type { Runtime } from '#services/runtime';

/** The owner of a socket. */
export type Holder = { rt: Runtime; actor: Extract<Actor, { kind: 'user' }>; say: (text: string) => void };

/** Somebody in a room. */
export type Visit = {
  /** One message; the next is not read before this one is done. */
  heard: (text: string) => Promise<void> | void;
  /** Checked from time to time: whoever may not stay is disconnected. */
  mayStay: () => Promise<boolean>;
  left: () => void;
};

/** The rooms that sockets lead to. A socket's first message names one; whoever may not enter it gets null, as if it were not there. */
export type Rooms = { enter: (holder: Holder, first: string) => Promise<Visit | null> };
