import { expect, test } from 'vitest';
import { ok, refuse, together } from './result';

test('several checks of one form are refused together, the first in front', () => {
  expect(together(ok(1), ok(2))).toEqual({ ok: true, value: null });
  expect(together(ok(1), refuse('a', undefined, { field: 'x' }))).toEqual({ ok: false, code: 'a', field: 'x' });
  expect(together(refuse('a'), ok(1), refuse('b'))).toEqual({ ok: false, code: 'a', also: [{ ok: false, code: 'b' }] });
  expect(together(together(refuse('a'), refuse('b')), refuse('c'))).toMatchObject({ code: 'a', also: [{ code: 'b' }, { code: 'c' }] });
});
