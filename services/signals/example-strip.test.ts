import { expect, test } from 'vitest';
import { standardChoice } from '#domain/signals/strip-choice';
import { exampleStrip } from './example-strip';

test('[ECG-2: without JavaScript] [ECG-3: figures] the server draws the example with the core and says its figures', async () => {
  const { strip, figures } = await exampleStrip(standardChoice);
  expect(strip.traces.every((path) => path.length > 1000)).toBe(true);
  expect(figures.heartRateBpm).toBeGreaterThan(60);
  expect(figures.heartRateBpm).toBeLessThan(76);
  expect(figures.quality?.level).toBe('good');
  expect(strip.beats.length).toBeGreaterThan(9);
});

test('[ECG-2: without JavaScript] one lead, another speed and another mode are drawn too', async () => {
  const { strip } = await exampleStrip({ speed: 50, gain: 20, leads: 1, mode: 'diagnostic', notch: 0 });
  expect([strip.traces.length, strip.seconds]).toEqual([3, 15]);
});
