import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStaffRole, staffRoles } from '../accounts/roles';
import { isNotice } from '../notices/notices';
import { moveOrder, orderLifeCycle, orderMoves } from './life-cycle';
import type { OrderMover } from './life-cycle';
import { orderEvents, orderStates } from './states';
import type { OrderState } from './states';

const everybody: OrderMover[] = ['buyer', 'clock', ...staffRoles];

test('[ORD-5: the moves] exactly these moves exist, and no other', () => {
  const arrows = orderLifeCycle.moves.flatMap((move) => move.from.map((from) => `${from} → ${move.to}`));
  expect([...new Set(arrows)].sort()).toEqual(
    [
      'awaiting-payment → placed',
      'awaiting-payment → cancelled',
      'placed → under-review',
      'placed → queued',
      'under-review → queued',
      'queued → confirmed',
      'confirmed → dispatched',
      'dispatched → delivered',
      'placed → cancelled',
      'under-review → cancelled',
      'queued → cancelled',
      'confirmed → cancelled',
      'cancelled → refund-pending',
      'refund-pending → refunded',
      'delivered → replacement',
    ].sort(),
  );
});

test('[ORD-5: the moves, ADM-4: the allowed moves only] every state × event × mover is a legal move or a refusal', () => {
  for (const state of orderStates) {
    for (const event of orderEvents) {
      for (const mover of everybody) {
        const row = orderLifeCycle.moves.find((move) => move.event === event && (move.from as readonly OrderState[]).includes(state));
        const moved = moveOrder({ state, paidToman: 1 }, event, [mover], 'a reason');
        if (!row) expect(moved).toMatchObject({ ok: false, status: 409 });
        else if (!(row.who as readonly OrderMover[]).includes(mover)) expect(moved).toMatchObject({ ok: false, status: 403 });
        else expect(moved).toMatchObject({ ok: true, value: { from: state, to: row.to, event } });
      }
    }
  }
});

test('[ORD-5: the moves] a walk of legal moves ends, and never pays or places twice', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (dice) => {
      let state: OrderState = orderLifeCycle.start;
      const seen = new Set<OrderState>();
      for (const throwOf of dice) {
        expect(seen.has(state)).toBe(false);
        seen.add(state);
        const moves = orderMoves({ state, paidToman: 1 }, everybody);
        if (moves.length === 0) break;
        state = moves[throwOf % moves.length]?.to ?? state;
      }
      expect(orderLifeCycle.ends as readonly OrderState[]).toContain(state);
    }),
  );
});

test('[ORD-5: the moves] nothing is refunded that was not paid; a cancellation has its reason', () => {
  expect(moveOrder({ state: 'cancelled', paidToman: 0 }, 'start-refund', ['clock'])).toMatchObject({ code: 'orders.refund.nothing-paid' });
  expect(orderMoves({ state: 'cancelled', paidToman: 0 }, everybody)).toEqual([]);
  expect(moveOrder({ state: 'queued', paidToman: 1 }, 'cancel', ['support'])).toMatchObject({ code: 'lifecycle.reason.missing' });
});

test('[ROLE-1: staff’s moves] editors move nothing; the buyer only gives up; each told move has its notice', () => {
  for (const state of orderStates) {
    expect(orderMoves({ state, paidToman: 1 }, ['editor'])).toEqual([]);
    expect(orderMoves({ state, paidToman: 1 }, ['buyer']).map((move) => move.event)).toEqual(state === 'awaiting-payment' ? ['give-up'] : []);
  }
  for (const move of orderLifeCycle.moves) {
    if ('tells' in move) expect([move.tells, isNotice(move.tells)]).toEqual([move.tells, true]);
    for (const who of move.who) expect(who === 'buyer' || who === 'clock' || isStaffRole(who)).toBe(true);
  }
});
