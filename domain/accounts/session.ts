import { unreachable } from '../result';

/** A session as the API and the pages' data carry it. [AUTH-3] */
export type Session<User> = {
  status: 'idle' | 'success' | 'fail';
  authenticated: boolean;
  user: User | null;
  error: string | null;
};

/** What can happen to a session. [AUTH-3] */
export type SessionEvent<User> =
  | { kind: 'failed'; error: string }
  | { kind: 'verified'; user: User }
  | { kind: 'completed'; user: User }
  | { kind: 'edited'; fields: Partial<User> }
  | { kind: 'logged-out' };

/** Every session starts unauthenticated. [AUTH-3] */
export function startSession<User>(): Session<User> {
  return { status: 'idle', authenticated: false, user: null, error: null };
}

/** The session after an event (a reducer): failure empties it, login and profile fill it, an edit merges, logout resets. [AUTH-3] */
export function nextSession<User extends object>(session: Session<User>, event: SessionEvent<User>): Session<User> {
  switch (event.kind) {
    case 'failed':
      return { status: 'fail', authenticated: false, user: null, error: event.error };
    case 'verified':
    case 'completed':
      return { status: 'success', authenticated: true, user: event.user, error: null };
    case 'edited':
      return session.user === null ? session : { ...session, user: { ...session.user, ...event.fields } };
    case 'logged-out':
      return startSession<User>();
    default:
      return unreachable(event);
  }
}
