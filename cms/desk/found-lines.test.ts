import { expect, test } from 'vitest';
import { foundLines } from './found-lines';

type Found = Parameters<typeof foundLines>[1];

test('[ADM-3, LANG-3] the number of an invoice that was found is in the digits of the page', () => {
  const row = { id: 7, code: '1405-000008', name: 'نیما سپهری', phone: null, what: null, kind: null, state: null };
  const found = { orders: { rows: [] }, lists: [{ list: 'invoices', rows: [row] }], goods: [] } as unknown as Found;
  expect(foundLines('fa', found)[0]?.code).toContain('۱۴۰۵-۰۰۰۰۰۸');
  expect(foundLines('en', found)[0]?.code).toBe('1405-000008');
});
