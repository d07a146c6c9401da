import { expect, test } from 'vitest';
import { demoRecording, demoSounds } from '#domain/signals/demo-sounds';
import { seededRandom } from '#domain/signals/random';
import { openCore } from '#services/signals/core';
import { PcgStream, type PcgFilter } from '#wasm/pcg';
import { Voice, type SoundCore } from './voice';

const RATE = 4000;
const SPEAKER = 48_000;
const noise = seededRandom(9);
const hiss = Float32Array.from({ length: 4 * RATE }, () => 0.02 * noise.normal());

/** Nothing is filtered and nothing held back: what goes in comes out. */
function plainCore(): SoundCore {
  const block = new Float32Array(4096);
  return { input: () => block, process: () => {}, output: () => block, latencySamples: 0 };
}

function render(voice: Voice, seconds: number, speed = 1): Float32Array {
  const whole = new Float32Array(Math.round(seconds * SPEAKER));
  for (let at = 0; at + 128 <= whole.length; at += 128) voice.render(whole.subarray(at, at + 128), speed);
  return whole;
}

/** Mean power around some pitches, by the Goertzel recursion. */
function powerAt(samples: Float32Array, pitches: number[]): number {
  const powers = pitches.map((hz) => {
    const turn = 2 * Math.cos((2 * Math.PI * hz) / SPEAKER);
    let last = 0;
    let before = 0;
    for (const sample of samples) [last, before] = [sample + turn * last - before, last];
    return (last * last + before * before - turn * last * before) / samples.length;
  });
  return powers.reduce((sum, power) => sum + power, 0) / powers.length;
}
const LOW = [40, 55, 70];
const MIDDLE = [130, 150, 170];
const HIGH = [400, 500, 600, 700];

test('[PCG-1: heard] switching the filter while it plays changes the spectrum that is heard', async () => {
  const core = PcgStream.open(await openCore(), { sampleRateHz: RATE, filter: 'heart', gain: 17 });
  const voice = new Voice(core, hiss, RATE, SPEAKER);
  voice.repeat({ from: 0, to: 4 });
  const bands = (filter: PcgFilter) => {
    core.setFilter(filter);
    render(voice, 0.5);
    const heard = render(voice, 4);
    return { low: powerAt(heard, LOW), middle: powerAt(heard, MIDDLE), high: powerAt(heard, HIGH) };
  };
  const [heart, lung, both] = [bands('heart'), bands('lung'), bands('both')];
  expect(heart.low / heart.high).toBeGreaterThan(30);
  expect(lung.high / lung.low).toBeGreaterThan(30);
  expect(both.low / heart.low).toBeGreaterThan(0.5);
  expect(both.high / lung.high).toBeGreaterThan(0.5);
  expect(Math.max(heart.middle, lung.middle) / Math.min(heart.middle, lung.middle)).toBeLessThan(4);
});

test('[PCG-1: louder] each model makes the sound as much louder as is said, and nothing leaves full scale', async () => {
  const module = await openCore();
  const loudness = (times: 1 | 17 | 20, samples: Float32Array) => {
    const voice = new Voice(PcgStream.open(module, { sampleRateHz: RATE, filter: 'both', gain: times }), samples, RATE, SPEAKER);
    const heard = render(voice, 3);
    expect(heard.every((sample) => Math.abs(sample) <= 1)).toBe(true);
    return Math.sqrt(heard.reduce((sum, sample) => sum + sample * sample, 0) / heard.length);
  };
  const quiet = hiss.map((sample) => sample / 20);
  expect(loudness(17, quiet) / loudness(1, quiet)).toBeCloseTo(17, 1);
  expect(loudness(20, quiet) / loudness(1, quiet)).toBeCloseTo(20, 1);
  expect(
    loudness(
      20,
      demoRecording(demoSounds[0].plan).map((sample) => sample * 10),
    ),
  ).toBeLessThan(1);
});

test('[PCG-3: slow] slower is deeper and longer, and the place that is heard goes on at that speed', () => {
  const tone = Float32Array.from({ length: 4 * RATE }, (_, at) => 0.5 * Math.sin((2 * Math.PI * 400 * at) / RATE));
  const voice = new Voice(plainCore(), tone, RATE, SPEAKER);
  const heard = render(voice, 2, 0.5).subarray(SPEAKER / 10);
  expect(powerAt(heard, [200])).toBeGreaterThan(1000 * powerAt(heard, [400]));
  expect(voice.seconds).toBeCloseTo(1, 1);
  expect(powerAt(heard, [1800, 2200, 3800])).toBeLessThan(1e-5 * powerAt(heard, [200]));
});

test('[PCG-3: loop] a span is repeated without a click, and the place stays inside it; seeking goes on from there', () => {
  const tone = Float32Array.from({ length: 4 * RATE }, (_, at) => 0.5 * Math.sin((2 * Math.PI * 50.3 * at) / RATE));
  const voice = new Voice(plainCore(), tone, RATE, SPEAKER);
  voice.repeat({ from: 1, to: 1.5 });
  voice.seek(1);
  const heard = render(voice, 5);
  expect(voice.seconds).toBeGreaterThanOrEqual(1);
  expect(voice.seconds).toBeLessThan(1.5);
  expect(voice.ended).toBe(false);
  const steps = heard.subarray(2000).map((sample, at, all) => Math.abs(sample - (all[at - 1] ?? sample)));
  // The tone's own steepest step at the speaker's rate is 0.0033; a cut would jump by up to 1.
  expect(Math.max(...steps.slice(0, 100_000))).toBeLessThan(0.02);
  voice.repeat(undefined);
  voice.seek(3.5);
  render(voice, 1);
  expect(voice.ended).toBe(true);
});
