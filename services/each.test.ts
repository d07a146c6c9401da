import { expect, test } from 'vitest';
import { allOf, each } from './each';

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

test('works of one job each have their turn: what failed is thrown at the end, and what they came to stands together', async () => {
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(name);
    if (name === 'first') throw new Error('first');
    return { [name]: 1 };
  };
  await expect(allOf([work('first'), work('second'), work('third')])).rejects.toMatchObject({ errors: [{ message: 'first' }] });
  expect(done).toEqual(['first', 'second', 'third']);
  expect(await allOf([work('second'), work('third')])).toEqual({ second: 1, third: 1 });
});
