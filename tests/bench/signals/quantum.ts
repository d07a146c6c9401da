import { PcgStream } from '#wasm/pcg';
import { noise } from '../../signals/noise';
import type { Figure } from '../figure';
import { median } from './interleave';

const QUANTUM = 128;
const RATE = 48_000;
const ROUNDS = 15;
const CALLS = 5000;

/** What one call of an AudioWorklet (128 samples, filters and limiter) takes of its time, at the 99.9th of a hundred; the middle of several rounds. */
export function quantum(module: WebAssembly.Module): Figure[] {
  const stream = PcgStream.open(module, { sampleRateHz: RATE, filter: 'both', gain: 20, maxBlock: QUANTUM });
  const random = noise(4);
  const sound = Float32Array.from({ length: QUANTUM }, () => random() - 0.5);
  const rounds: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const times = new Float64Array(CALLS);
    for (let call = 0; call < CALLS; call++) {
      const begin = performance.now();
      stream.input().set(sound);
      stream.process(QUANTUM);
      times[call] = performance.now() - begin;
    }
    times.sort();
    if (round > 0) rounds.push(times[Math.floor(CALLS * 0.999)]!);
  }
  const share = (median(rounds) / ((QUANTUM / RATE) * 1000)) * 100;
  return [{ name: 'a quantum of 128 samples at 48 kHz, p99.9', value: share, unit: '% of its time', limit: 1, atMost: true }];
}
