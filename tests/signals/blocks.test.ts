import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { EcgMode, Notch } from '#wasm/ecg';
import { analyseEcg, EcgStream } from '#wasm/ecg';
import { builds } from './builds';
import { noise, trace } from './noise';
import { runEcg } from './run-ecg';

const LENGTH = 20_011;
const sampleRateHz = 500;
const leads = [trace(21, LENGTH, sampleRateHz), trace(22, LENGTH, sampleRateHz)];
const random = noise(5);
const SIZES: [string, number[]][] = [
  ...[1, 2, 3, 5, 127, 128, 129].map((size): [string, number[]] => [String(size), [size]]),
  ['chance', Array.from({ length: 997 }, () => 1 + Math.floor(random() * 4096))],
  ['short by chance', Array.from({ length: 997 }, () => 1 + Math.floor(random() * 9))],
];
const CASES: [EcgMode, Notch][] = [
  ['monitor', 0],
  ['monitor', 50],
  ['diagnostic', 0],
  ['diagnostic', 60],
];
const bits = (rows: Float32Array[]) => rows.map((row) => Buffer.from(row.buffer, row.byteOffset, row.byteLength).toString('base64'));

describe.each(CASES)('%s mode, notch %i', (mode, notchHz) => {
  const options = { sampleRateHz, mode, notchHz };
  const batch = bits(runEcg(builds.lanes, options, leads));

  test.each(SIZES)('[SIG-1] blocks of %s give the bits of 4096', (_, sizes) => {
    expect(bits(runEcg(builds.lanes, options, leads, sizes))).toEqual(batch);
    expect(bits(runEcg(builds.scalar, options, leads, sizes))).toEqual(batch);
  });

  test('[SIG-1] one lead alone has the bits that it has beside another', () => {
    expect(bits(runEcg(builds.lanes, options, [leads[0]!]))).toEqual(batch.slice(0, 1));
    expect(bits(runEcg(builds.scalar, options, [leads[0]!], [129]))).toEqual(batch.slice(0, 1));
  });

  test('[SIG-1] silence after a signal has the same bits at any block size too', () => {
    const quiet = leads.map((samples) => {
      const copy = samples.slice();
      copy.fill(copy[4999]!, 5000);
      return copy;
    });
    const whole = runEcg(builds.lanes, options, quiet);
    expect(bits(runEcg(builds.scalar, options, quiet, [3]))).toEqual(bits(whole));
  });
});

test('[SIG-1] a whole recording at once is the stream and its end: leads, beats and quality', () => {
  for (const module of [builds.lanes, builds.scalar]) {
    const whole = analyseEcg(builds.lanes, { sampleRateHz, leads: [leads[0]!, leads[1]!], mode: 'monitor', notchHz: 50 });
    const stream = EcgStream.open(module, { sampleRateHz, leads: 2, mode: 'monitor', notchHz: 50 });
    const beats = [];
    const quality = [];
    for (let from = 0; from < LENGTH; from += 129) {
      const count = Math.min(129, LENGTH - from);
      leads.forEach((samples, lead) => stream.input(lead as 0).set(samples.subarray(from, from + count)));
      stream.process(count);
      beats.push(...stream.beats());
      quality.push(...stream.quality());
    }
    stream.finish();
    expect([...beats, ...stream.beats()]).toEqual(whole.beats);
    expect([...quality, ...stream.quality()]).toEqual(whole.quality);
  }
});

test('[SIG-1] a Module posted to a Worker gives the same bits there', async () => {
  const code = `
    const { parentPort, workerData: { module, leads } } = require('node:worker_threads');
    const core = new WebAssembly.Instance(module, {}).exports;
    core.ecgOpen(${sampleRateHz}, 2, 0, 50, 4096, 0, -1);
    const view = (place) => new Float32Array(core.memory.buffer, place, 4096);
    const rows = [0, 1, 2, 3, 4, 5].map(() => new Float32Array(${LENGTH}));
    for (let from = 0; from < ${LENGTH}; from += 4096) {
      const count = Math.min(4096, ${LENGTH} - from);
      leads.forEach((samples, lead) => view(core.ecgInput(lead)).set(samples.subarray(from, from + count)));
      core.ecgProcess(count);
      rows.forEach((row, lead) => row.set(view(core.ecgOutput(lead)).subarray(0, count), from));
    }
    parentPort.postMessage(rows);`;
  for (const module of [builds.lanes, builds.scalar]) {
    const worker = new Worker(code, { eval: true, workerData: { module, leads } });
    const rows = await new Promise<Float32Array[]>((resolve, reject) => worker.once('message', resolve).once('error', reject));
    await worker.terminate();
    expect(bits(rows)).toEqual(bits(runEcg(builds.lanes, { sampleRateHz, mode: 'monitor', notchHz: 50 }, leads)));
  }
});
