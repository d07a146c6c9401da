import { expect, test } from 'vitest';
import { jsonFault } from './json-shape';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['{}', null],
  [nested(64), null],
  [nested(65), 'deep'],
  [`{"email":${'['.repeat(1_000_000)}`, 'deep'],
  [JSON.stringify({ words: '['.repeat(1_000) }), null],
  [JSON.stringify({ words: `\\"${'{'.repeat(1_000)}` }), null],
  [JSON.stringify({ name: 'a\u0000b' }), 'nul'],
  ['{"name":"a\u0000b"}', 'nul'],
  // The letters of an escape, not the escape.
  [String.raw`{"name":"a\\u0000b"}`, null],
])('a JSON text is judged before it is parsed: %#', (text, fault) => {
  expect(jsonFault(text)).toBe(fault);
});
