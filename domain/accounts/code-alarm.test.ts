import { expect, test } from 'vitest';
import { CODE_ALARM_PER_MINUTE, CODE_SLOWED_MS, codeRequestDelayMs } from './code-alarm';

test('[AUTH-6] the total of requests slows and never refuses', () => {
  expect(codeRequestDelayMs(CODE_ALARM_PER_MINUTE - 1)).toBe(0);
  for (const many of [CODE_ALARM_PER_MINUTE, 1_000_000]) expect(codeRequestDelayMs(many)).toBe(CODE_SLOWED_MS);
});
