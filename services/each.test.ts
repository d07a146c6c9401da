import { expect, test } from 'vitest';
import { each } from './each';

test('one that fails leaves the others their turn, and is reported', async () => {
  const done: number[] = [];
  const work = async (n: number) => {
    if (n === 2) throw new Error('two');
    done.push(n);
  };
  await expect(each([1, 2, 3], work)).rejects.toThrow('1 of 3 failed');
  expect(done).toEqual([1, 3]);
  await each([], work);
});
