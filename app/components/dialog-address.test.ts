import { expect, test } from 'vitest';
import { isDialogOpen, withDialog, withoutDialog } from './dialog-address';

test('[SHELL-5: address] modal=OPEN opens the page’s dialog, dialog= says which', () => {
  expect(isDialogOpen('?modal=OPEN', 'delete')).toBe(true);
  expect(isDialogOpen('?modal=OPEN&dialog=delete', 'delete')).toBe(true);
  expect(isDialogOpen('?modal=OPEN&dialog=other', 'delete')).toBe(false);
  expect(isDialogOpen('?modal=open', 'delete')).toBe(false);
  expect(isDialogOpen('', 'delete')).toBe(false);
});

test('[SHELL-5: address] a dialog of the shell opens by its name alone', () => {
  expect(isDialogOpen('?modal=OPEN', 'support', true)).toBe(false);
  expect(isDialogOpen('?modal=OPEN&dialog=support', 'support', true)).toBe(true);
});

test('[SHELL-5: address] closing clears the parameter and keeps the rest', () => {
  expect(withDialog('/shop', '?q=ns1', 'support')).toBe('/shop?q=ns1&modal=OPEN&dialog=support');
  expect(withoutDialog('/shop', '?q=ns1&modal=OPEN&dialog=support')).toBe('/shop?q=ns1');
  expect(withoutDialog('/shop', '?modal=OPEN')).toBe('/shop');
});
