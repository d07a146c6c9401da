import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeStem } from './file-name';

test.each([
  ['desk.jpg', 'desk'],
  ['WhatsApp Image 2026-11-22 at 10.12.13.jpeg', 'whatsapp-image-2026-11-22-at-10-12-13'],
  ['../../../etc/passwd', 'passwd'],
  ['..\\..\\x.jpg', 'x'],
  ['a..b.jpg', 'a-b'],
  ['crème brûlée.png', 'creme-brulee'],
  ['a\u202Egpj.exe', 'a-gpj'],
  ['a\u0000b\u0001.jpg', 'a-b'],
  ['x.php.jpg', 'x-php'],
  ['عکس محصول.jpg', 'other'],
  ['عکس ns1.jpg', 'ns1'],
  ['CON.jpg', 'other'],
  ['...', 'other'],
  ['..', 'other'],
  ['.', 'other'],
  ['', 'other'],
  ['.htaccess', 'other'],
  ['😀.jpg', 'other'],
  [`${'a'.repeat(4_000)}.jpg`, 'a'.repeat(60)],
])('[NUM-2: names] what is sent as %j is called %s', (sent, name) => {
  expect(safeStem(sent, 'other')).toBe(name);
});

test('[NUM-2: names] whatever a file is called, its name here is one plain step', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (sent) => {
      expect(safeStem(sent, 'other')).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }),
  );
});
