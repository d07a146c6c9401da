import { expect, test } from 'vitest';
import { TEHRAN_DISTRICTS } from '../service-requests/fields';
import { districtMiddle } from './districts';
import { drawTehran, isWithin, TEHRAN_FRAME } from './draw';

test('[INP-8: visits on the map] every district has its own place on the drawing of Tehran', () => {
  const { to } = drawTehran();
  const all = Array.from({ length: TEHRAN_DISTRICTS }, (_, at) => districtMiddle(at + 1));
  for (const one of all) expect(one && isWithin(TEHRAN_FRAME, one)).toBe(true);
  const spots = all.flatMap((one) => (one ? [to.place(one)] : []));
  // Two dots never lie on each other.
  for (const [at, one] of spots.entries()) for (const other of spots.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(42);
  expect([districtMiddle(0), districtMiddle(23)]).toEqual([null, null]);
});
