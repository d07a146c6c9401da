import { expect, test } from 'vitest';
import { nextSession, startSession } from './session';
import type { Session } from './session';

type User = { firstName: string; job: string | null };
const user: User = { firstName: 'آوین', job: null };
const success: Session<User> = { status: 'success', authenticated: true, user, error: null };

test('[AUTH-3] a session starts unauthenticated, fails empty, succeeds with its user, merges edits and resets at logout', () => {
  const start = startSession<User>();
  expect(start).toEqual({ status: 'idle', authenticated: false, user: null, error: null });
  expect(nextSession(success, { kind: 'failed', error: 'accounts.code.wrong' })).toEqual({
    status: 'fail',
    authenticated: false,
    user: null,
    error: 'accounts.code.wrong',
  });
  expect(nextSession(start, { kind: 'verified', user })).toEqual(success);
  expect(nextSession(start, { kind: 'completed', user })).toEqual(success);
  expect(nextSession(success, { kind: 'edited', fields: { job: 'پرستار' } })).toEqual({ ...success, user: { firstName: 'آوین', job: 'پرستار' } });
  expect(nextSession(start, { kind: 'edited', fields: { job: 'پرستار' } })).toEqual(start);
  expect(nextSession(success, { kind: 'logged-out' })).toEqual(start);
});
