import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toman } from '../money';
import { changedLine, isOpenProposal, mayPropose, moveProposal, proposalCauses, proposalKinds, proposalStates } from './proposal';
import { orderStates } from './states';

test('[ORD-8: replacement] a changed line costs what the other unit costs: what is left over goes back to the toman, what is missing is paid or given, and never without a word', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000 }),
      fc.integer({ min: 1_000, max: 10 ** 10 }),
      fc.integer({ min: 1, max: 1_000 }),
      fc.integer({ min: 1, max: 10 ** 8 }),
      (quantity, total, wanted, list) => {
        const paid = { quantity, totalToman: toman(total) };
        const wish = { quantity: wanted, listToman: toman(list) };
        const changed = changedLine(paid, wish);
        if (wanted > quantity) return void expect(changed).toMatchObject({ ok: false, code: 'orders.proposal.quantity' });
        if (changed.ok) {
          const { totalToman, backToman } = changed.value;
          expect(changed.value).toMatchObject({ totalToman: list * wanted, payToman: 0, giftToman: 0 });
          expect(totalToman + backToman).toBe(total);
          return void expect(totalToman * quantity).toBeLessThanOrEqual(total * wanted);
        }
        expect(changed.code).toBe('orders.proposal.dearer');
        const bought = changedLine(paid, wish, { by: 'buyer' });
        const given = changedLine(paid, wish, { by: 'gift', reason: 'اشتباه ما' });
        if (!bought.ok || !given.ok) throw new Error('a dearer unit is neither paid nor given');
        expect(total + bought.value.payToman).toBe(bought.value.totalToman + bought.value.backToman);
        expect(bought.value.totalToman).toBe(list * wanted);
        expect(Math.min(bought.value.payToman, bought.value.backToman)).toBe(0);
        expect(given.value.totalToman + given.value.backToman).toBe(total);
        expect(given.value.totalToman + given.value.giftToman).toBe(list * wanted);
      },
    ),
  );
});

test('[ORD-7: fewer] of 11 pieces 10 are sent and one is paid back; the same number changes nothing', () => {
  const paid = { quantity: 11, totalToman: toman(11_000_005) };
  expect(changedLine(paid, { quantity: 10, listToman: null })).toEqual({
    ok: true,
    value: { totalToman: 10_000_004, backToman: 1_000_001, payToman: 0, giftToman: 0, giftReason: null },
  });
  expect(changedLine(paid, { quantity: 11, listToman: null })).toMatchObject({ code: 'orders.proposal.nothing-changes' });
  for (const quantity of [0, -1, 1.5, Number.NaN, 12])
    expect(changedLine(paid, { quantity, listToman: null })).toMatchObject({ code: 'orders.proposal.quantity' });
});

test('[ORD-7, ORD-8: when] a high order in review is asked for conditions or fewer pieces; what is found later for a change; nothing once it is on its way', () => {
  const open = orderStates.flatMap((state) =>
    proposalKinds.flatMap((kind) => proposalCauses.flatMap((cause) => (mayPropose(state, kind, cause).ok ? [`${state} ${kind} ${cause}`] : []))),
  );
  const later = ['placed', 'under-review', 'queued', 'confirmed'].flatMap((state) =>
    ['fewer', 'replacement'].flatMap((kind) => [`${state} ${kind} out-of-stock`, `${state} ${kind} price-error`]),
  );
  expect(open.sort()).toEqual([...later, 'under-review terms high-quantity', 'under-review fewer high-quantity'].sort());
});

test('[ORD-7: answered once] a proposal that has ended stays as it ended', () => {
  for (const state of proposalStates) {
    expect(isOpenProposal(state)).toBe(state === 'open');
    for (const [event, who] of [
      ['agree', 'buyer'],
      ['decline', 'buyer'],
      ['lapse', 'clock'],
      ['withdraw', 'staff'],
    ] as const)
      expect(moveProposal(state, event, who).ok).toBe(state === 'open');
  }
  expect(moveProposal('open', 'agree', 'staff')).toMatchObject({ status: 403 });
});
