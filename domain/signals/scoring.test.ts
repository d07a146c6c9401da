import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ascii } from '../../tests/signals/made-recordings';
import { f1Of, grossOf, predictivityOf, sensitivityOf, worstOf } from './scoring';
import { learnSecondsOf, scoreBeats } from './scoring-beats';
import { matchOneToOne } from './scoring-match';
import { labelledRate, readSoundSegments, scoreSounds } from './scoring-sounds';

const beats = (...samples: number[]) => samples.map((sample) => ({ sample, code: 'N' }));
const score = (annotations: { sample: number; code: string }[], found: number[], learnSeconds = 0) => {
  const { right, missed, wrong } = scoreBeats({ annotations, found, sampleRateHz: 1000, windowMs: 150, learnSeconds });
  return [right, missed, wrong];
};

test('[ECG-3: EC57] a beat is found once within 150 ms, missed, or found where none is', () => {
  expect(score(beats(1000, 2000, 3000), [1150, 1160, 2151, 3000])).toEqual([2, 1, 2]);
  expect(score([...beats(1000), { sample: 1500, code: '+' }, { sample: 2000, code: 'V' }, { sample: 2500, code: '~' }], [1000, 2000])).toEqual([2, 0, 0]);
  expect(score(beats(), [5])).toEqual([0, 0, 1]);
});

test('[ECG-3: EC57] the time of learning is not scored; a pair across its end counts where its annotation lies', () => {
  expect(score(beats(1000, 5050, 9000), [500, 4950, 9000, 9500], 5)).toEqual([2, 0, 1]);
  expect(score(beats(4950), [5050], 5)).toEqual([0, 0, 0]);
  expect([29 * 60, 15 * 60, 899, 10].map(learnSecondsOf)).toEqual([300, 300, 0, 0]);
});

test('[ECG-3: EC57] ventricular flutter is left out, also when it is not closed', () => {
  const flutter = [{ sample: 1000, code: '[' }, ...beats(1500), { sample: 2000, code: ']' }, ...beats(3000)];
  expect(score(flutter, [1200, 1700, 3000, 3500])).toEqual([1, 0, 1]);
  expect(score([...beats(500), { sample: 1000, code: '[' }], [500, 1200, 9000])).toEqual([1, 0, 0]);
});

test('[ECG-3: EC57] as many are paired as can be, each once and never too far apart', () => {
  const times = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 7 }).map((all) => [...new Set(all)].sort((one, other) => one - other));
  const most = (reference: number[], found: number[], used = new Set<number>()): number => {
    const [first, ...rest] = reference;
    if (first === undefined) return 0;
    const choices = found.flatMap((at, index) => (!used.has(index) && Math.abs(at - first) <= 5 ? [1 + most(rest, found, new Set([...used, index]))] : []));
    return Math.max(most(rest, found, used), ...choices);
  };
  fc.assert(
    fc.property(times, times, (reference, found) => {
      const { partner, taken } = matchOneToOne(reference, found, 5);
      const pairs = [...partner].flatMap((index, at) => (index >= 0 ? [[at, index] as const] : []));
      expect(pairs.length).toBe(most(reference, found));
      expect(new Set(pairs.map(([, index]) => index)).size).toBe(taken.reduce((sum, one) => sum + one, 0));
      for (const [at, index] of pairs) expect(Math.abs(reference[at]! - found[index]!)).toBeLessThanOrEqual(5);
    }),
  );
});

test('[ECG-3: EC57] gross figures count all beats alike; the worst record is shown', () => {
  const records = [
    { name: 'a', count: { right: 98, missed: 2, wrong: 0 } },
    { name: 'b', count: { right: 9, missed: 0, wrong: 1 } },
  ];
  const gross = grossOf(records.map(({ count }) => count));
  expect([gross, sensitivityOf(gross), predictivityOf(gross), f1Of(gross), worstOf(records)?.name, worstOf([])]).toEqual([
    { right: 107, missed: 2, wrong: 1 },
    (100 * 107) / 109,
    (100 * 107) / 108,
    (200 * 107) / 217,
    'b',
    undefined,
  ]);
});

test('[PCG-2: scoring] sounds are held against their labels only where someone listened', () => {
  const table = '0\t1\t0\n1\t1.1\t1\n1.1\t1.3\t2\n1.3\t1.4\t3\n1.4\t1.8\t4\n1.8\t1.9\t1\n1.9\t2.1\t2\n2.1\t3\t0\n3\t3.1\t1\n3.1\t3.4\t2\n';
  const read = readSoundSegments({ name: 'x.tsv', bytes: ascii(table) });
  if (!read.ok) throw new Error(read.code);
  const heard = (...times: number[]) => times.map((t) => ({ t, kind: 'S1' as const }));
  expect(scoreSounds(read.value, heard(0.5, 1.09, 1.5, 1.95, 2.5, 3.2), 'S1')).toEqual({ right: 1, missed: 2, wrong: 3 });
  expect(scoreSounds(read.value, [{ t: 1.3, kind: 'S2' }], 'S2')).toEqual({ right: 1, missed: 0, wrong: 0 });
  expect(labelledRate(read.value)).toBeCloseTo(75, 9);
  expect(labelledRate([])).toBeNull();
  expect(readSoundSegments({ name: 'x.tsv', bytes: ascii('1\t2\t9\n') })).toMatchObject({ ok: false, code: 'signals.file.annotations' });
});
