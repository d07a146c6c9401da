import { expect, test } from 'vitest';
import { looks } from '../dress/looks';
import { inRow } from './in-row';

test('[ADM-2, LANG-2] several choices of a list stand apart by the comma of the reader’s language', () => {
  expect([inRow('fa', ['اورولوژی', 'جراحی']), inRow('en', ['Urology', 'Surgery'])]).toEqual(['اورولوژی، جراحی', 'Urology, Surgery']);
  expect(looks({ name: 'categories', type: 'select', hasMany: true, options: [] }, null)).toEqual({ Cell: '/fields/choices-cell#ChoicesCell' });
});
