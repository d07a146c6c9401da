import { describe, expect, test } from 'vitest';
import { calibrationPath, gridPath, mmOfMs, mmOfMv, msOfMm, mvOfMm, scaleText, tracePath } from './paper';
import { gains, parseStripChoice, speeds, standardChoice } from './strip-choice';
import { layOutStrip } from './strip';
import { stripSvg } from './strip-svg';

const thin = (samples: Float32Array) => ({ index: Uint32Array.from(samples, (_, i) => i), value: samples });
const ramp = (to: number, length: number) => Float32Array.from({ length }, (_, i) => (to * i) / (length - 1));
const six = Array.from({ length: 6 }, (_, lead) => ramp((lead + 1) / 10, 10_000));
const input = { sampleRateHz: 500, leads: six, name: 'II', beats: [500, 1000], fromSample: 0, choice: standardChoice, thin };

describe('[ECG-2: paper] millimetres are true', () => {
  test('25 mm/s and 10 mm/mV: a large square is 0.2 s and 0.5 mV; the pulse is 5 mm wide and 10 mm high', () => {
    const scale = { speed: 25, gain: 10 } as const;
    expect([mmOfMs(scale, 200), mmOfMv(scale, 0.5), msOfMm(scale, 5), mvOfMm(scale, 5)]).toEqual([5, 5, 200, 0.5]);
    expect(calibrationPath(scale, 0, 20)).toBe('M0 20h2v-10h5v10h2');
  });
  test('the pulse follows speed and gain', () => {
    for (const speed of speeds) for (const gain of gains) expect(calibrationPath({ speed, gain }, 1, 30)).toBe(`M1 30h2v${-gain}h${speed / 5}v${gain}h2`);
  });
  test('fine lines leave the strong ones to themselves; squares are as wide as high', () => {
    expect(gridPath(10, 10, 'large')).toBe('M0 0V10M5 0V10M10 0V10M0 0H10M0 5H10M0 10H10');
    expect(gridPath(10, 10, 'small').match(/M/g)).toHaveLength(16);
  });
  test('a trace goes up for positive millivolt, right for time', () => {
    const path = tracePath({ index: [0, 50, 100], value: [0, 1, -0.5] }, { x: 20, y: 30, sampleRateHz: 500, scale: { speed: 25, gain: 10 } });
    expect(path).toBe('M20 30l2.5 -10 2.5 15');
    expect(tracePath({ index: [], value: [] }, { x: 0, y: 0, sampleRateHz: 500, scale: standardChoice })).toBe('');
  });
  test('the strip says speed, gain, band and mains filter', () => {
    expect(scaleText(standardChoice)).toBe('25 mm/s · 10 mm/mV · 0.5–40 Hz · notch 50 Hz');
    expect(scaleText({ speed: 50, gain: 5, mode: 'diagnostic', notch: 0 })).toBe('50 mm/s · 5 mm/mV · 0.05–150 Hz · notch off');
  });
});

describe('[ECG-2: layout] a page as a clinic prints it', () => {
  test('six leads in their order, two columns that follow each other in time, lead II below', () => {
    const strip = layOutStrip(input);
    expect(strip.labels.filter(({ kind }) => kind === 'lead-name').map(({ text }) => text)).toEqual(['I', 'II', 'III', 'aVR', 'aVL', 'aVF', 'II']);
    expect([strip.widthMm, strip.seconds, strip.pulses.length, strip.joints.length]).toEqual([275, 10, 4, 3]);
    // aVR starts at five seconds, where its column does.
    expect(strip.traces[3]).toMatch(new RegExp(`^M145 ${Math.round((25 - 10 * six[3]![2500]!) * 100) / 100}l`));
    expect(strip.widthMm).toBeLessThanOrEqual(277);
  });
  test('one lead goes on over three rows', () => {
    const strip = layOutStrip({ ...input, leads: [six[1]!], choice: { ...standardChoice, leads: 1 } });
    expect([strip.traces.length, strip.seconds]).toEqual([3, 30]);
  });
  test('a beat stands above its R wave; every gain fits a page', () => {
    expect(layOutStrip(input).beats.map(({ x }) => x)).toEqual([45, 70]);
    for (const gain of gains) expect(layOutStrip({ ...input, choice: { ...standardChoice, gain } }).heightMm).toBeLessThanOrEqual(160);
  });
  test('a recording that ends early, or is empty, is drawn as far as it goes', () => {
    const short = layOutStrip({ ...input, leads: six.map((lead) => lead.subarray(0, 100)), beats: [50, 500] });
    expect(short.traces.filter(Boolean)).toHaveLength(4);
    expect(short.beats).toHaveLength(1);
  });
  test('the drawing is in millimetres, left to right, its words escaped [LANG-6: strip]', () => {
    const svg = stripSvg(layOutStrip({ ...input, leads: [six[0]!], name: '<b>"' }), { label: 'a & b', beat: 'beat' });
    expect(svg).toContain('width="275mm"');
    expect(svg).toContain('direction="ltr"');
    expect(svg).toContain('&#60;b&#62;&#34;');
    expect(svg).not.toMatch(/style=|<b>/);
  });
});

test('[ECG-2: choice] an address chooses speed, gain, leads, mode and notch; nonsense is the standard', () => {
  expect(parseStripChoice({ speed: '50', gain: '20', leads: '1', mode: 'diagnostic', notch: '0' })).toEqual({
    speed: 50,
    gain: 20,
    leads: 1,
    mode: 'diagnostic',
    notch: 0,
  });
  expect(parseStripChoice({ speed: '37', gain: '', leads: 'six', mode: null, notch: '55' })).toEqual(standardChoice);
});
