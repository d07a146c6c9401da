import { expect, test } from 'vitest';
import { openCore } from '#services/signals/core';
import { EcgStream } from '#wasm/ecg';
import { PcgStream } from '#wasm/pcg';

test('the core opens and lets a block through', async () => {
  const module = await openCore();
  const ecg = EcgStream.open(module, { sampleRateHz: 500, leads: 2, mode: 'monitor', notchHz: 50 });
  ecg.input(0).fill(1, 0, 100);
  ecg.input(1).fill(1.5, 0, 100);
  ecg.process(100);
  expect(ecg.output(2)).toHaveLength(4096);
  const pcg = PcgStream.open(module, { sampleRateHz: 4000, filter: 'heart', gain: 17 });
  pcg.process(128);
  expect(Math.max(...pcg.output())).toBeLessThanOrEqual(1);
});
