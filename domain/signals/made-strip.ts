import { inDrawing, LARGE_SQUARE_MM } from './paper';
import type { Strip } from './strip';
import { syntheticEcg, type SyntheticEcgOptions } from './synthetic-ecg';

const SAMPLE_RATE_HZ = 250;
const MM_A_SECOND = 25;
const MM_A_MILLIVOLT = 10;
const ROW_MM = 35;
/** How far below its row's top a base line lies. */
const LINE_MM = 20;
const EVERY = 2;

/** A made-up ECG on paper at 25 mm/s and 10 mm/mV, a row for each lead; no beat is marked. [ACAD-3] */
export function madeStrip(options: Omit<SyntheticEcgOptions, 'sampleRateHz'>): Strip {
  const { leads } = syntheticEcg({ ...options, sampleRateHz: SAMPLE_RATE_HZ });
  const rows = leads.map((samples, row) => ({ samples, line: LARGE_SQUARE_MM + row * ROW_MM + LINE_MM }));
  const names = leads.length === 2 ? ['I', 'II'] : ['II'];
  return {
    widthMm: options.seconds * MM_A_SECOND + LARGE_SQUARE_MM,
    heightMm: 2 * LARGE_SQUARE_MM + rows.length * ROW_MM,
    traces: rows.map(({ samples, line }) => traceOf(samples, line)),
    labels: rows.map(({ line }, row) => ({ x: 2, y: line - LINE_MM + 3, text: names[row] ?? '', kind: 'lead-name' })),
    ...{ pulses: [], joints: [], beats: [], fromSeconds: 0, seconds: options.seconds },
  };
}

function traceOf(samples: Float32Array, line: number): string {
  const points = [];
  for (let at = 0; at < samples.length; at += EVERY) {
    const x = (at / SAMPLE_RATE_HZ) * MM_A_SECOND;
    points.push(`${inDrawing(LARGE_SQUARE_MM / 2 + x)} ${inDrawing(Math.max(1, line - samples[at]! * MM_A_MILLIVOLT))}`);
  }
  return `M${points.join('L')}`;
}
