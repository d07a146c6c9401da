/** One bump of a beat: where its top lies from R, how wide it is (Gaussian sigma), and its height in leads I and II. */
export type Wave = { name: 'P' | 'Q' | 'R' | 'S' | 'T'; atMs: number; sigmaMs: number; mv: readonly [number, number] };

/** A conducted sinus beat of a healthy adult, frontal axis near 55 degrees (so lead II is tallest). */
export const normalBeat: readonly Wave[] = [
  { name: 'P', atMs: -160, sigmaMs: 22, mv: [0.08, 0.14] },
  { name: 'Q', atMs: -26, sigmaMs: 8, mv: [-0.06, -0.09] },
  { name: 'R', atMs: 0, sigmaMs: 10, mv: [0.65, 1.15] },
  { name: 'S', atMs: 27, sigmaMs: 9, mv: [-0.1, -0.2] },
  { name: 'T', atMs: 265, sigmaMs: 48, mv: [0.16, 0.27] },
  { name: 'T', atMs: 305, sigmaMs: 30, mv: [0.05, 0.08] },
];

/** A ventricular extrasystole: no P, QRS about 150 ms wide and tall, T against it. */
export const ventricularBeat: readonly Wave[] = [
  { name: 'Q', atMs: -52, sigmaMs: 16, mv: [0.1, -0.12] },
  { name: 'R', atMs: 0, sigmaMs: 27, mv: [-0.75, 1.55] },
  { name: 'S', atMs: 68, sigmaMs: 24, mv: [0.2, -0.5] },
  { name: 'T', atMs: 270, sigmaMs: 58, mv: [0.28, -0.5] },
];
