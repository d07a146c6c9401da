/** Numbers that look like chance and are the same each time (mulberry32), from 0 up to 1. */
export function noise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A lead of pointed beats on a wandering base line, with mains hum and noise: everything that a filter meets; mV. */
export function trace(seed: number, length: number, sampleRateHz: number): Float32Array {
  const random = noise(seed);
  return Float32Array.from({ length }, (_, i) => {
    const t = i / sampleRateHz;
    const beat = t % 0.83;
    const wave =
      1.2 * Math.exp(-(((beat - 0.3) / 0.012) ** 2)) - 0.25 * Math.exp(-(((beat - 0.33) / 0.011) ** 2)) + 0.3 * Math.exp(-(((beat - 0.58) / 0.05) ** 2));
    return wave + 0.4 * Math.sin(2 * Math.PI * 0.25 * t + seed) + 0.1 * Math.sin(2 * Math.PI * 50 * t) + 0.05 * (random() - 0.5) + 12.5;
  });
}
