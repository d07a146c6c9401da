import { PcgStream } from '#wasm/pcg';
import { noise } from '../../signals/noise';
import type { Figure } from '../figure';
import { median } from './interleave';

const QUANTUM = 128;
const RATE = 48_000;
const ROUNDS = 25;
const CALLS = 4000;

/** The share of real time that one call of an AudioWorklet takes (128 samples, filters and limiter), at the 99.9th percentile. The limit applies to the quietest round: in the others the machine may have been busy with something else. */
export function quantum(module: WebAssembly.Module): Figure[] {
  const stream = PcgStream.open(module, { sampleRateHz: RATE, filter: 'both', gain: 20, maxBlock: QUANTUM });
  const random = noise(4);
  const sound = Float32Array.from({ length: QUANTUM }, () => random() - 0.5);
  const rounds: { middle: number; last: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const times = new Float64Array(CALLS);
    for (let call = 0; call < CALLS; call++) {
      const begin = performance.now();
      stream.input().set(sound);
      stream.process(QUANTUM);
      times[call] = performance.now() - begin;
    }
    times.sort();
    if (round > 0) rounds.push({ middle: times[CALLS / 2]!, last: times[Math.floor(CALLS * 0.999)]! });
  }
  const share = (milliseconds: number) => (milliseconds / ((QUANTUM / RATE) * 1000)) * 100;
  return [
    {
      name: 'a quantum at 48 kHz, p99.9 of the quietest round',
      value: share(Math.min(...rounds.map(({ last }) => last))),
      unit: '% of its time',
      limit: 1,
      atMost: true,
    },
    { name: 'a quantum at 48 kHz, p99.9 of the middle round', value: share(median(rounds.map(({ last }) => last))), unit: '% of its time' },
    { name: 'a quantum at 48 kHz, middle', value: share(median(rounds.map(({ middle }) => middle))), unit: '% of its time' },
  ];
}
