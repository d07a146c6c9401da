import { describe, expect, test } from 'vitest';
import { seededRandom } from '#domain/signals/random';
import { nameSounds, type FoundSound } from '#wasm/sound-naming';

type Heart = { beats?: number; systoleMs: number; cycleMs: number; systoleVariesMs?: number; diastoleVariesMs?: number; exchanged?: boolean };

/** Sounds of a heart whose systole and diastole vary by so much, under their names or exchanged. */
function soundsOf({ beats = 30, systoleMs, cycleMs, systoleVariesMs = 2, diastoleVariesMs = 15, exchanged = false }: Heart): FoundSound[] {
  const { uniform: next } = seededRandom(7);
  const around = (ms: number) => ms * (2 * next() - 1);
  const sounds: FoundSound[] = [];
  let t = 0.2;
  for (let beat = 0; beat < beats; beat++) {
    for (const first of [true, false]) {
      sounds.push({ t: Math.round(t * 100) / 100, middle: t + 0.05, kind: first !== exchanged ? 'S1' : 'S2', confidence: 0.8 });
      t += (first ? systoleMs + around(systoleVariesMs) : cycleMs - systoleMs + around(diastoleVariesMs)) / 1000;
    }
  }
  return sounds;
}

const kinds = (sounds: readonly { kind: string }[]) => sounds.map(({ kind }) => kind);

describe('[PCG-2: naming] which sound is the first', () => {
  test('is sure where systole is the shorter and the steadier interval', () => {
    const found = soundsOf({ systoleMs: 300, cycleMs: 850 });
    const named = nameSounds(found);
    expect(kinds(named.events)).toEqual(kinds(found));
    expect(named.naming).toBeGreaterThan(0.95);
  });

  test('is a guess in a fast heart whose intervals last and vary alike, and stays as it was found', () => {
    for (const exchanged of [false, true]) {
      const found = soundsOf({ systoleMs: 230, cycleMs: 460, systoleVariesMs: 6, diastoleVariesMs: 6, exchanged });
      const named = nameSounds(found);
      expect(kinds(named.events)).toEqual(kinds(found));
      expect(named.naming).toBeGreaterThan(0.3);
      expect(named.naming).toBeLessThan(0.7);
    }
  });

  test('is exchanged where both last alike and what was taken for systole varies clearly more', () => {
    const heart = { systoleMs: 230, cycleMs: 460, systoleVariesMs: 3, diastoleVariesMs: 20 };
    const named = nameSounds(soundsOf({ ...heart, exchanged: true }));
    expect(kinds(named.events)).toEqual(kinds(soundsOf(heart)));
    expect(named.naming).toBeGreaterThan(0.7);
    // Of few beats nothing is exchanged.
    const few = soundsOf({ ...heart, exchanged: true, beats: 8 });
    expect(kinds(nameSounds(few).events)).toEqual(kinds(few));
  });

  test('is not known of two beats, or of none', () => {
    expect(nameSounds(soundsOf({ systoleMs: 300, cycleMs: 850, beats: 2 })).naming).toBe(0.5);
    expect(nameSounds([])).toEqual({ events: [], naming: 0.5 });
  });
});
