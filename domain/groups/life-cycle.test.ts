import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStaffRole, staffRoles } from '../accounts/roles';
import { isNotice } from '../notices/notices';
import { groupLifeCycle, groupMoves, moveGroup } from './life-cycle';
import type { GroupMover } from './life-cycle';
import { memberLifeCycle, moveMember } from './member-life-cycle';
import type { MemberMover } from './member-life-cycle';
import { groupEvents, groupStates, memberEvents, memberStates } from './states';
import type { GroupState, MemberState } from './states';
import { closesAt, payUntil, remindAt } from './clocks';
import { shortName } from './fields';
import { makeGroupCode, readGroupCode } from './group-code';

const everybody: GroupMover[] = ['leader', 'clock', ...staffRoles];
const three = { members: 3, paid: 0 };

test('[GRP-4: the moves, ADM-4: the allowed moves only] every state × event × mover of a group is a legal move or a refusal', () => {
  for (const state of groupStates) {
    for (const event of groupEvents) {
      for (const mover of everybody) {
        const row = groupLifeCycle.moves.find((move) => move.event === event && (move.from as readonly GroupState[]).includes(state));
        const moved = moveGroup({ state, ...three }, event, [mover]);
        if (!row) expect(moved).toMatchObject({ ok: false, status: 409 });
        else if (!(row.who as readonly GroupMover[]).includes(mover)) expect(moved).toMatchObject({ ok: false, status: 403 });
        else expect(moved).toMatchObject({ ok: true, value: { from: state, to: row.to } });
      }
    }
  }
});

test('[GRP-4: the moves] and of a member', () => {
  for (const state of memberStates) {
    for (const event of memberEvents) {
      for (const mover of ['member', 'clock'] as MemberMover[]) {
        const row = memberLifeCycle.moves.find((move) => move.event === event && (move.from as readonly MemberState[]).includes(state));
        const moved = moveMember(state, event, mover);
        if (!row) expect(moved).toMatchObject({ ok: false, status: 409 });
        else if (!(row.who as readonly MemberMover[]).includes(mover)) expect(moved).toMatchObject({ ok: false, status: 403 });
        else expect(moved).toMatchObject({ ok: true, value: { from: state, to: row.to } });
      }
    }
  }
});

test('[GRP-4: the moves] one alone is not closed; a group in which somebody paid is not dissolved under the others', () => {
  expect(moveGroup({ state: 'open', members: 1, paid: 0 }, 'close', ['leader'])).toMatchObject({ ok: false, code: 'groups.close.alone' });
  expect(moveGroup({ state: 'open', members: 2, paid: 1 }, 'dissolve', ['administrator'])).toMatchObject({ ok: false, code: 'groups.dissolve.paid' });
  expect(moveGroup({ state: 'open', members: 1, paid: 1 }, 'dissolve', ['clock']).ok).toBe(true);
  expect(groupMoves({ state: 'open', members: 1, paid: 0 }, ['leader']).map((move) => move.event)).toEqual(['dissolve']);
  expect(groupMoves({ state: 'open', members: 2, paid: 1 }, ['leader']).map((move) => move.event)).toEqual(['close']);
});

test('[GRP-4: the moves] a walk of legal moves passes each state once and ends', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (dice) => {
      let state: GroupState = groupLifeCycle.start;
      const seen = new Set<GroupState>();
      for (const throwOf of dice) {
        expect(seen.has(state)).toBe(false);
        seen.add(state);
        const moves = groupMoves({ state, ...three }, everybody);
        if (moves.length === 0) break;
        state = moves[throwOf % moves.length]?.to ?? state;
      }
      expect(groupLifeCycle.ends as readonly GroupState[]).toContain(state);
    }),
  );
});

test('every move that tells names a notice; every mover is somebody', () => {
  for (const move of [...groupLifeCycle.moves, ...memberLifeCycle.moves]) {
    if ('tells' in move) expect([move.tells, isNotice(move.tells)]).toEqual([move.tells, true]);
    for (const who of move.who) expect(['leader', 'member', 'clock'].includes(who) || isStaffRole(who)).toBe(true);
  }
});

test('[GRP-4: the clocks] a group gathers to the end of the seventh day in Tehran; shares are paid in 48 hours, said once more 12 before', () => {
  expect(closesAt(new Date('2026-11-21T05:00:00Z')).toISOString()).toBe('2026-11-28T20:30:00.000Z');
  expect(closesAt(new Date('2026-11-21T20:29:59Z')).toISOString()).toBe('2026-11-28T20:30:00.000Z');
  expect(closesAt(new Date('2026-11-21T20:30:00Z')).toISOString()).toBe('2026-11-29T20:30:00.000Z');
  const until = payUntil(new Date('2026-11-21T05:00:00Z'));
  expect([until.toISOString(), remindAt(until).toISOString()]).toEqual(['2026-11-23T05:00:00.000Z', '2026-11-22T17:00:00.000Z']);
});

test('a code is read in any case, and what is none is none; the others read a first name and a letter', () => {
  const code = makeGroupCode(() => 0.5);
  expect([code.length, readGroupCode(` ${code.toLowerCase()} `), readGroupCode('nobody'), readGroupCode('AAAAAAA0')]).toEqual([8, code, null, null]);
  expect(['آوین کهن‌سار', 'Ava Stone', 'نیلوفر', 'سید علی رضایی'].map(shortName)).toEqual(['آوین ک.', 'Ava S.', 'نیلوفر', 'سید ر.']);
});
