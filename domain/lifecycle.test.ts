import { expect, test } from 'vitest';
import { applyMove, legalMoves } from './lifecycle';
import type { LifeCycle } from './lifecycle';

const door: LifeCycle<'open' | 'shut', 'shut' | 'break', 'porter' | 'boss'> = {
  name: 'door',
  states: ['open', 'shut'],
  start: 'open',
  ends: ['shut'],
  moves: [
    { event: 'shut', from: ['open'], to: 'shut', who: ['porter', 'boss'] },
    { event: 'break', from: ['open'], to: 'shut', who: ['boss'], reason: 'required', tells: 'orders.cancelled' },
  ],
};

test('[ADM-4: the allowed moves only] buttons are the moves that are legal from here for whoever asks', () => {
  expect(legalMoves(door, 'open', ['porter']).map((move) => move.event)).toEqual(['shut']);
  expect(legalMoves(door, 'open').map((move) => move.event)).toEqual(['shut', 'break']);
  expect(legalMoves(door, 'shut')).toEqual([]);
});

test('[ADM-4: the allowed moves only] a move is refused when it is not now, not theirs, or lacks its reason', () => {
  expect(applyMove(door, 'shut', 'shut', ['boss'])).toMatchObject({ ok: false, code: 'lifecycle.move.not-now', status: 409 });
  expect(applyMove(door, 'open', 'break', ['porter'], 'rot')).toMatchObject({ ok: false, code: 'lifecycle.move.not-yours', status: 403 });
  expect(applyMove(door, 'open', 'break', ['boss'], '  ')).toMatchObject({ ok: false, code: 'lifecycle.reason.missing', field: 'reason' });
  expect(applyMove(door, 'open', 'break', ['boss'], ' rot ')).toEqual({
    ok: true,
    value: { event: 'break', from: 'open', to: 'shut', reason: 'rot', tells: 'orders.cancelled' },
  });
});
