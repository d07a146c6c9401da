import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStaffRole, staffRoles } from '../accounts/roles';
import { isNotice } from '../notices/notices';
import { moveOrder, orderLifeCycle, orderMoves } from './life-cycle';
import type { OrderMover } from './life-cycle';
import { orderEvents, orderStates } from './states';
import type { OrderEvent, OrderState } from './states';

/** Moves that answer a proposal, and do not exist without one. */
const answers: OrderEvent[] = ['agree', 'decline', 'lapse'];
const everybody: OrderMover[] = ['buyer', 'clock', ...staffRoles];

test('[ORD-5] exactly these moves exist, and no other', () => {
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
        const moved = moveOrder({ state, paidToman: 1, asked: answers.includes(event) }, event, [mover], 'a reason');
        if (!row) expect(moved).toMatchObject({ ok: false, status: 409 });
        else if (!(row.who as readonly OrderMover[]).includes(mover)) expect(moved).toMatchObject({ ok: false, status: 403 });
        else expect(moved).toMatchObject({ ok: true, value: { from: state, to: row.to, event } });
      }
    }
  }
});

test('[ORD-5: the moves] whatever is tried at random, an order goes only where the table leads: it ends, and never pays or places twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ event: fc.constantFrom(...orderEvents), who: fc.constantFrom(...everybody), asked: fc.boolean() }), { maxLength: 300 }),
      (tries) => {
        let state: OrderState = orderLifeCycle.start;
        const seen = new Set<OrderState>([state]);
        for (const { event, who, asked } of tries) {
          const moved = moveOrder({ state, paidToman: 1, asked }, event, [who], 'a reason');
          const row = orderLifeCycle.moves.find((move) => move.event === event && (move.from as readonly OrderState[]).includes(state));
          const legal = row !== undefined && (row.who as readonly OrderMover[]).includes(who) && (asked ? [...answers, 'cancel'] : orderEvents).includes(event);
          expect([event, state, moved.ok]).toEqual([event, state, legal && (asked || !answers.includes(event))]);
          if (!moved.ok) continue;
          state = moved.value.to;
          expect(seen.has(state)).toBe(false);
          seen.add(state);
        }
      },
    ),
  );
  fc.assert(
    fc.property(fc.infiniteStream(fc.tuple(fc.nat(), fc.boolean())), (dice) => {
      let state: OrderState = orderLifeCycle.start;
      for (const [throwOf, asked] of dice) {
        const free = orderMoves({ state, paidToman: 1 }, everybody).map(({ to }) => to);
        const moves: OrderState[] = [...free, ...(asked ? orderMoves({ state, paidToman: 1, asked }, everybody).map(({ to }) => to) : [])];
        if (moves.length === 0) break;
        state = moves[throwOf % moves.length] ?? state;
      }
      expect(orderLifeCycle.ends as readonly OrderState[]).toContain(state);
    }),
  );
});

test('[ORD-7: the buyer is asked] until there is an answer nothing goes on but a cancellation; an answer without a question is none', () => {
  for (const state of ['placed', 'under-review', 'queued', 'confirmed'] as const) {
    const asked = { state, paidToman: 1, asked: true };
    expect(
      orderMoves(asked, ['support', 'clock'])
        .map((move) => move.event)
        .sort(),
    ).toEqual(['cancel', 'lapse']);
    expect(
      orderMoves(asked, ['buyer'])
        .map((move) => move.event)
        .sort(),
    ).toEqual(state === 'under-review' ? ['agree', 'decline'] : ['decline']);
    expect(orderMoves({ state, paidToman: 1 }, ['buyer'])).toEqual([]);
    for (const event of answers) expect(moveOrder({ state, paidToman: 1 }, event, everybody)).toMatchObject({ ok: false, status: 409 });
  }
  expect(moveOrder({ state: 'queued', paidToman: 1, asked: true }, 'confirm', ['support'])).toMatchObject({ code: 'orders.proposal.open' });
});

test('[ORD-5: the moves] nothing is refunded that was not paid; a cancellation has its reason', () => {
  expect(moveOrder({ state: 'cancelled', paidToman: 0 }, 'start-refund', ['clock'])).toMatchObject({ code: 'orders.refund.nothing-paid' });
  expect(orderMoves({ state: 'cancelled', paidToman: 0 }, everybody)).toEqual([]);
  expect(moveOrder({ state: 'queued', paidToman: 1 }, 'cancel', ['support'])).toMatchObject({ code: 'lifecycle.reason.missing' });
});

test('[ORD-5, WAR-5] what has serials is replaced by its ticket and has no such button; other goods have it', () => {
  const delivered = { state: 'delivered', paidToman: 1 } as const;
  expect(orderMoves(delivered, ['after-sales']).map((move) => move.event)).toEqual(['replace']);
  expect(orderMoves({ ...delivered, serials: true }, ['after-sales'])).toEqual([]);
  expect(moveOrder({ ...delivered, serials: true }, 'replace', ['after-sales'], 'خراب')).toMatchObject({ code: 'orders.replace.by-ticket', status: 409 });
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
