import { expect, test } from 'vitest';
import type { Actor } from './actor';
import { wayIn } from './way-in';

const guest: Actor = { kind: 'guest' };
const customer: Actor = { kind: 'user', userId: 1 };
const doctor: Actor = { kind: 'user', userId: 1, roles: ['doctor', 'agent'], twoSteps: false };
const within: Actor = { ...doctor, twoSteps: true };

test.each([
  ['public', guest, 'open'],
  ['user', guest, 'login'],
  ['doctor', guest, 'login'],
  ['user', doctor, 'open'],
  ['doctor', customer, 'absent'],
  ['doctor', doctor, 'second-step'],
  ['doctor', within, 'open'],
  ['agent', doctor, 'open'],
  ['stand-operator', within, 'absent'],
] as const)('[ROLE-1: the way in] a page for %s, asked by %j: %s', (access, actor, way) => {
  expect(wayIn(access, actor)).toBe(way);
});
