import { LARGE_SQUARE_MM } from '../signals/paper';
import { madeStrip } from '../signals/made-strip';
import type { SignalPlan } from '../signals/signal-plan';
import type { Strip } from '../signals/strip';
import { syntheticHeartSound } from '../signals/synthetic-pcg';
import { WAVE_WIDTH, wavePath } from '../signals/wave-picture';

const MM_A_SECOND = 25;
const MARK_TOP_MM = 6;

/** A signal of a question as it is drawn, and where on the drawing its time runs; the plan that made it stays on the server, since it tells the answer. [ACAD-3] */
export type ExercisePicture = { fromX: number; xASecond: number; seconds: number } & (
  { kind: 'ecg'; strip: Strip } | { kind: 'sound'; path: string; marks: { x: number; text: string }[]; places: number[] }
);

type Drawn = {
  /** Places that stand on the drawing with their number, in milliseconds. */
  numbered: readonly number[];
  /** Places that are marked as the right ones, after a try. */
  shown: readonly number[];
  numberOf: (at: number) => string;
};

/** Draws the signal of a question. */
export function drawExercise(plan: SignalPlan, { numbered, shown, numberOf }: Drawn): ExercisePicture {
  const { seconds } = plan.options;
  if (plan.kind === 'ecg') {
    const [fromX, xASecond] = [LARGE_SQUARE_MM / 2, MM_A_SECOND];
    const x = (ms: number) => fromX + (ms / 1000) * xASecond;
    const strip = madeStrip(plan.options);
    const labels = numbered.map((ms, at) => ({ x: x(ms) - 1, y: MARK_TOP_MM, text: numberOf(at + 1), kind: 'printed' as const }));
    const beats = shown.map((ms) => ({ x: x(ms), y: strip.heightMm - LARGE_SQUARE_MM }));
    return { kind: 'ecg', fromX, xASecond, seconds, strip: { ...strip, labels: [...strip.labels, ...labels], beats } };
  }
  const xASecond = WAVE_WIDTH / seconds;
  const x = (ms: number) => (ms / 1000) * xASecond;
  const marks = numbered.map((ms, at) => ({ x: x(ms), text: numberOf(at + 1) }));
  return { kind: 'sound', fromX: 0, xASecond, seconds, path: wavePath(syntheticHeartSound(plan.options).samples), marks, places: shown.map(x) };
}
