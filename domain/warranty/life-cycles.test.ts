import fc from 'fast-check';
import { expect, test } from 'vitest';
import { staffRoles } from '../accounts/roles';
import { isNotice } from '../notices/notices';
import { deciders, deviceLifeCycle, deviceMoves, moveDevice } from './device-life-cycle';
import type { WarrantyMover } from './device-life-cycle';
import { deviceEvents, deviceStates, ticketEvents, ticketKinds, ticketStates } from './states';
import type { DeviceState, TicketState } from './states';
import { promiseAt } from './clocks';
import { isOpenTicket, moveTicket, ticketLifeCycles, ticketMoves, turnOf } from './ticket-life-cycles';

const everybody: WarrantyMover[] = ['owner', 'clock', ...staffRoles];
const arrows = (moves: readonly { from: readonly string[]; to: string; event: string }[]) =>
  moves.flatMap(({ from, to, event }) => from.map((one) => `${one} ${event} ${to}`)).sort();
const common = [
  'sent contact contacted',
  'contacted accept accepted',
  'accepted receive received',
  'contacted refuse refused',
  'received refuse refused',
  'received replace replaced',
];
const withdrawn = ['sent withdraw withdrawn', 'contacted withdraw withdrawn', 'accepted withdraw withdrawn'];

test.each([
  ['guarantee', [...common, ...withdrawn, 'received repair repaired', 'repaired give-back returned']],
  ['replacement', [...common, ...withdrawn]],
  ['transit-damage', [...common, ...withdrawn, 'accepted replace replaced']],
] as const)('[WAR-4: the moves, WAR-5: the moves, WAR-6: the moves] a ticket of %s has exactly these moves', (kind, moves) => {
  expect(arrows(ticketLifeCycles[kind].moves)).toEqual([...moves].sort());
});

test('[WAR-7: every move by every role, ADM-4: the allowed moves only] kind × state × event × mover is a legal move or a refusal', () => {
  for (const kind of ticketKinds) {
    for (const state of ticketStates) {
      for (const event of ticketEvents) {
        for (const mover of everybody) {
          const row = ticketLifeCycles[kind].moves.find((move) => move.event === event && move.from.includes(state));
          const moved = moveTicket({ kind, state }, event, [mover], 'a reason');
          if (!row) expect(moved).toMatchObject({ ok: false, status: 409 });
          else if (!row.who.includes(mover)) expect(moved).toMatchObject({ ok: false, status: 403 });
          else expect(moved).toMatchObject({ ok: true, value: { from: state, to: row.to } });
          if (moved.ok) expect((deciders as readonly string[]).includes(mover) || (mover === 'owner' && event === 'withdraw')).toBe(true);
        }
      }
    }
  }
});

test('[WAR-7: every move by every role] a device’s warranty is decided by deciders only, with a reason', () => {
  expect(arrows(deviceLifeCycle.moves)).toEqual(
    [
      'made register active',
      'made bind active',
      'active unbind made',
      'made confirm active',
      'released confirm active',
      'released take-over active',
      'active hand-over released',
      'active void void',
      'void reinstate active',
      'active release released',
      'active replace replaced',
    ].sort(),
  );
  for (const state of deviceStates) {
    for (const event of deviceEvents) {
      for (const mover of everybody) {
        const row = deviceLifeCycle.moves.find((move) => move.event === event && (move.from as readonly DeviceState[]).includes(state));
        const moved = moveDevice(state, event, [mover], 'a reason');
        if (!row) expect(moved).toMatchObject({ ok: false, status: 409 });
        else if (!(row.who as readonly WarrantyMover[]).includes(mover)) expect(moved).toMatchObject({ ok: false, status: 403 });
        else expect(moved).toMatchObject({ ok: true, value: { to: row.to } });
        // A confirmed registration asks for its why itself.
        if (row && event !== 'confirm' && (row.who as readonly WarrantyMover[]).includes('after-sales'))
          expect(moveDevice(state, event, ['after-sales'], ' ')).toMatchObject({ code: 'lifecycle.reason.missing' });
      }
    }
    expect(deviceMoves(state, ['editor', 'operations', 'owner', 'clock'])).toEqual([]);
  }
  expect(deviceMoves('active', ['after-sales']).map(({ event }) => event)).toEqual(['void', 'release']);
});

test('[WAR-7: reasons] what decides has a reason: accepting, refusing, repairing, replacing', () => {
  for (const kind of ticketKinds)
    for (const move of ticketLifeCycles[kind].moves)
      expect([move.event, move.reason === 'required']).toEqual([move.event, ['accept', 'refuse', 'repair', 'replace'].includes(move.event)]);
});

test('[WAR-4: told at each step] each move of ours has its notice; the owner is not told of the own withdrawal', () => {
  for (const kind of ticketKinds)
    for (const move of ticketLifeCycles[kind].moves)
      expect([move.event, move.tells ? isNotice(move.tells) : move.event === 'withdraw']).toEqual([move.event, true]);
  for (const move of deviceLifeCycle.moves) if ('tells' in move) expect([move.tells, isNotice(move.tells)]).toEqual([move.tells, true]);
});

test('[WAR-4: the moves] a walk of legal moves ends, and comes to no state twice', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ticketKinds), fc.infiniteStream(fc.nat()), (kind, dice) => {
      let state: TicketState = ticketLifeCycles[kind].start;
      const seen = new Set<TicketState>();
      for (const throwOf of dice) {
        expect(seen.has(state)).toBe(false);
        expect(ticketLifeCycles[kind].states).toContain(state);
        seen.add(state);
        const moves = ticketMoves({ kind, state }, everybody);
        if (moves.length === 0) break;
        state = moves[throwOf % moves.length]?.to ?? state;
      }
      expect(ticketLifeCycles[kind].ends).toContain(state);
      expect([isOpenTicket(state), turnOf({ kind, state })]).toEqual([false, 'nobody']);
    }),
  );
  expect([turnOf({ kind: 'guarantee', state: 'accepted' }), turnOf({ kind: 'guarantee', state: 'sent' })]).toEqual(['owner', 'ours']);
});

test('[WAR-4: whose turn] while it is our turn something is promised by a time: for every kind and state a promise begins there, or the one of before goes on', () => {
  for (const kind of ticketKinds) {
    for (const state of ticketStates) {
      const reached = ticketLifeCycles[kind].moves.some((move) => move.to === state) || state === 'sent';
      if (!reached || turnOf({ kind, state }) !== 'ours') continue;
      const goesOn = kind === 'transit-damage' && state === 'received';
      expect(goesOn || promiseAt(kind, state) !== null, `${kind} ${state}`).toBe(true);
    }
  }
});
