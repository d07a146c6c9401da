import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceChanges, readSeen, writeSeen, type SeenPrice } from './price-change';

const line = (key: string, unitToman: number, more: { quantity?: number; discountToman?: number } = {}) => {
  const { quantity = 1, discountToman = 0 } = more;
  return { key, quantity, unitToman, discountToman, totalToman: unitToman * quantity - discountToman };
};
const seen: SeenPrice = { lines: [line('1::', 900, { discountToman: 90 }), line('2::', 500)], deliveryToman: 95, code: 'MEHR' };

test('[PROD-3: was and is] each line that changed is named with both amounts and why; what did not change is not', () => {
  expect(priceChanges(seen, seen)).toEqual([]);
  const now = { ...seen, lines: [line('1::', 950, { discountToman: 95 }), line('2::', 500)], deliveryToman: 145 };
  expect(priceChanges(seen, now)).toEqual([
    { key: '1::', wasToman: 810, isToman: 855, why: 'price' },
    { key: null, wasToman: 95, isToman: 145, why: 'delivery' },
  ]);
  const without = { ...seen, lines: [line('1::', 900), line('3::', 7)], code: null };
  expect(priceChanges(seen, without)).toEqual([
    { key: '1::', wasToman: 810, isToman: 900, why: 'code' },
    { key: '3::', wasToman: null, isToman: 7, why: 'added' },
    { key: '2::', wasToman: 500, isToman: null, why: 'gone' },
  ]);
  expect(priceChanges(seen, { ...seen, lines: [line('1::', 900, { discountToman: 45 }), line('2::', 500, { quantity: 2 })] }).map((one) => one.why)).toEqual([
    'discount',
    'quantity',
  ]);
});

test('what the form carries is read back as it was written; what is not of ours says nothing and breaks nothing', () => {
  expect(readSeen(writeSeen(seen))).toEqual(seen);
  for (const odd of ['', '{}', '[', '[1]', '[1,null,["a",1,1,1,-1]]', '[1,null,["a",1,1,1,1e99]]', '[1,5]', `["1",null]`, '9'.repeat(30_000), 'null'])
    expect([odd.slice(0, 20), readSeen(odd)]).toEqual([odd.slice(0, 20), null]);
  fc.assert(fc.property(fc.json(), (text) => void readSeen(text)));
});
