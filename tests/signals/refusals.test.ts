import { describe, expect, test } from 'vitest';
import { lttb, minMax } from '#wasm/decimate';
import { analyseEcg, EcgStream } from '#wasm/ecg';
import { PcgStream } from '#wasm/pcg';
import type { SignalFault } from '#wasm/signal-error';
import { SignalError } from '#wasm/signal-error';
import { builds } from './builds';
import { noise, trace } from './noise';

const ECG = { sampleRateHz: 500, leads: 2, mode: 'monitor', notchHz: 50 } as const;
const PCG = { sampleRateHz: 4000, filter: 'heart', gain: 17 } as const;

function fault(run: () => unknown): SignalFault | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof SignalError) return error.fault;
    throw error;
  }
  return undefined;
}

describe.each(Object.entries(builds))('the %s build', (_, module) => {
  test.each([0, 99, 99.999, 2000.5, 1e9, -500, NaN, Infinity])('[SIG-4] an ECG of %d samples a second is refused', (sampleRateHz) => {
    expect(fault(() => EcgStream.open(module, { ...ECG, sampleRateHz }))).toBe('rate-out-of-range');
  });

  test.each([0, 1999, 48_001, NaN, -4000])('[SIG-4] a sound of %d samples a second is refused', (sampleRateHz) => {
    expect(fault(() => PcgStream.open(module, { ...PCG, sampleRateHz }))).toBe('rate-out-of-range');
  });

  test('[SIG-4] other leads, notches and block sizes than there are, are refused', () => {
    expect(fault(() => EcgStream.open(module, { ...ECG, leads: 3 as 2 }))).toBe('leads');
    expect(fault(() => EcgStream.open(module, { ...ECG, leads: 0 as 2 }))).toBe('leads');
    expect(fault(() => EcgStream.open(module, { ...ECG, notchHz: 55 as 50 }))).toBe('rate-out-of-range');
    expect(fault(() => EcgStream.open(module, { ...ECG, maxBlock: 0 }))).toBe('wrong-length');
    expect(fault(() => EcgStream.open(module, { ...ECG, maxBlock: 2 ** 21 }))).toBe('wrong-length');
    expect(fault(() => EcgStream.open(module, { ...ECG, leads: 1 }).output(1))).toBe('leads');
    expect(fault(() => EcgStream.open(module, { ...ECG, leads: 1 }).input(1))).toBe('leads');
  });

  test.each([
    ['nothing', 0, 'empty'],
    ['more than a block', 4097, 'wrong-length'],
    ['less than nothing', -1, 'wrong-length'],
    ['half a sample', 1.5, 'wrong-length'],
    ['not a number of samples', NaN, 'wrong-length'],
  ] as const)('[SIG-4] a call with %s is refused', (_name, count, wanted) => {
    expect(fault(() => EcgStream.open(module, ECG).process(count))).toBe(wanted);
    expect(fault(() => PcgStream.open(module, PCG).process(count))).toBe(wanted);
  });

  test('[SIG-4] after the end a stream is closed', () => {
    const stream = EcgStream.open(module, ECG);
    stream.finish();
    expect(fault(() => stream.process(1))).toBe('closed');
    expect(fault(() => stream.finish())).toBe('closed');
  });

  test('[SIG-4] empty, unequal and impossible recordings are refused', () => {
    const one = new Float32Array(1000);
    expect(fault(() => analyseEcg(module, { sampleRateHz: 500, leads: [new Float32Array(0)], mode: 'monitor', notchHz: 0 }))).toBe('empty');
    expect(fault(() => analyseEcg(module, { sampleRateHz: 500, leads: [one, one.subarray(1)], mode: 'monitor', notchHz: 0 }))).toBe('wrong-length');
    expect(fault(() => minMax(module, new Float32Array(0), 1))).toBe('empty');
    expect(fault(() => minMax(module, one, 0))).toBe('wrong-length');
    expect(fault(() => minMax(module, one, 1001))).toBe('wrong-length');
    expect(fault(() => minMax(module, one, 1.5))).toBe('wrong-length');
    expect(fault(() => lttb(module, new Float32Array(0), 3))).toBe('empty');
    expect(fault(() => lttb(module, one, 2))).toBe('wrong-length');
    expect(fault(() => lttb(module, one, 1001))).toBe('wrong-length');
    expect(fault(() => minMax(module, one.with(999, NaN), 10))).toBe('not-a-number');
    expect(fault(() => lttb(module, one.with(999, Infinity), 10))).toBe('not-a-number');
  });

  test('[SIG-4] whatever is refused leaves an ECG as if it had never been sent: the bits that follow are the same', () => {
    const random = noise(77);
    const leads = [trace(41, 20_000, 500), trace(42, 20_000, 500)];
    const clean = EcgStream.open(module, ECG);
    const tried = EcgStream.open(module, ECG);
    for (let from = 0; from < 20_000; from += 250) {
      for (const bad of [NaN, Infinity, -Infinity, 1e30]) {
        tried.input(0).fill(1, 0, 250);
        tried.input(1).fill(1, 0, 250);
        tried.input(random() < 0.5 ? 0 : 1)[Math.floor(random() * 250)] = bad;
        expect(fault(() => tried.process(250))).toBe('not-a-number');
      }
      expect(fault(() => tried.process(0))).toBe('empty');
      expect(fault(() => tried.process(5000))).toBe('wrong-length');
      for (const stream of [clean, tried]) {
        leads.forEach((samples, lead) => stream.input(lead as 0).set(samples.subarray(from, from + 250)));
        stream.process(250);
      }
      for (const lead of [0, 1, 2, 3, 4, 5] as const) {
        expect(Buffer.from(tried.output(lead).slice(0, 250).buffer).equals(Buffer.from(clean.output(lead).slice(0, 250).buffer))).toBe(true);
      }
      expect(tried.beats()).toEqual(clean.beats());
      expect(tried.quality()).toEqual(clean.quality());
    }
  });

  test('[SIG-4] whatever is refused leaves a sound as if it had never been sent', () => {
    const random = noise(78);
    const clean = PcgStream.open(module, PCG);
    const tried = PcgStream.open(module, PCG);
    for (let block = 0; block < 100; block++) {
      tried.input()[block] = NaN;
      expect(fault(() => tried.process(128))).toBe('not-a-number');
      expect(fault(() => tried.setGain(0 as 1))).toBe('not-a-number');
      const samples = Float32Array.from({ length: 128 }, () => random() - 0.5);
      for (const stream of [clean, tried]) {
        stream.input().set(samples);
        stream.process(128);
      }
      expect(Buffer.from(tried.output().slice(0, 128).buffer).equals(Buffer.from(clean.output().slice(0, 128).buffer))).toBe(true);
    }
  });

  test('[SIG-4] the memory of a stream stays as it was opened, however long it runs', () => {
    const stream = EcgStream.open(module, ECG);
    const { buffer } = stream.output(0);
    const bytes = buffer.byteLength;
    const samples = trace(51, 4096, 500);
    for (let block = 0; block < 200; block++) {
      stream.input(0).set(samples);
      stream.input(1).set(samples);
      stream.process(4096);
      stream.beats();
      stream.quality();
    }
    expect(buffer.byteLength).toBe(bytes);
    expect(bytes).toBeLessThan(2 ** 20);
  });
});
