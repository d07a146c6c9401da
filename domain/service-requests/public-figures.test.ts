import { expect, test } from 'vitest';
import { publicFigures } from './public-figures';
import { RATINGS_LEAST } from './rating';

const none = { answers: 0, inTime: 0, visits: 0, inWindow: 0, prices: 0, changedByToman: null };
const few = RATINGS_LEAST - 1;

test('a promise in public: no figure of a few, each by itself', () => {
  expect(publicFigures(none)).toBeNull();
  expect(publicFigures({ answers: few, inTime: few, visits: few, inWindow: few, prices: few, changedByToman: 0 })).toBeNull();
  expect(publicFigures({ ...none, answers: RATINGS_LEAST, inTime: few })).toEqual({ answered: { of: 30, percent: 96 }, came: null, price: null });
  expect(publicFigures({ ...none, visits: RATINGS_LEAST, inWindow: RATINGS_LEAST })).toEqual({ answered: null, came: { of: 30, percent: 100 }, price: null });
  expect(publicFigures({ ...none, prices: RATINGS_LEAST, changedByToman: -20_000 })).toEqual({
    ...{ answered: null, came: null },
    price: { of: 30, changedByToman: -20_000 },
  });
});

test('a hundred in a hundred is all of them', () => {
  expect(publicFigures({ ...none, answers: 1_000, inTime: 999 })?.answered).toEqual({ of: 1_000, percent: 99 });
});
