import { createRequire } from 'node:module';
import { trace } from '../../signals/noise';
import type { Figure } from '../figure';
import { BLOCK, CoreRunner } from './core-runner';
import { FusedJavaScript } from './fused-javascript';
import { interleave, median, ratio } from './interleave';
import type { Native } from './native';
import { startNative, whyNoCompiler } from './native';

type Fili = { IirFilter: new (sections: { k: number; a: number[]; b: number[] }[]) => { multiStep: (samples: number[]) => number[] } };

// Short turns and many: most of them are over before the machine gives the processor to somebody else.
const ROUNDS = 121;
const REPEATS = 30;
const MODES = [
  { name: 'diagnostic', mode: 1, notchHz: 0 },
  { name: 'diagnostic, notch', mode: 1, notchHz: 50 },
  { name: 'monitor', mode: 0, notchHz: 0 },
  { name: 'monitor, notch', mode: 0, notchHz: 50 },
] as const;

/** The core beside C of the same arithmetic, beside JavaScript, and beside itself on silence. */
export async function speed(module: WebAssembly.Module, say: (line: string) => void): Promise<Figure[]> {
  const leads: [Float32Array, Float32Array] = [trace(1, BLOCK, 500), trace(2, BLOCK, 500)];
  const reason = whyNoCompiler();
  if (reason) say(reason);
  return [...(reason ? [] : await besideC(module, leads, say)), ...(await besideJavaScript(module, leads, say))];
}

async function besideC(module: WebAssembly.Module, leads: [Float32Array, Float32Array], say: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, mode, notchHz } of MODES) {
    const runner = new CoreRunner(module, mode, notchHz, leads);
    const same = await startNative(['-ffp-contract=off'], runner.coefficients(), leads);
    const fast = await startNative(['-ffast-math'], runner.coefficients(), leads);
    const work = (native: Native, kind: string) => () => native.run(kind, mode, notchHz > 0, REPEATS);
    try {
      await agree(runner, same, mode, notchHz > 0, name);
      const times = await interleave(ROUNDS, {
        core: () => nanoseconds(() => runner.filter()),
        'C, lead by lead': work(same, 'scalar'),
        'C, both leads in a vector': work(same, 'pair'),
        'core, full': () => nanoseconds(() => (runner.filter(), runner.minMax())),
        'fast C, lead by lead, full': work(fast, 'full-scalar'),
        'fast C, vector, full': work(fast, 'full-pair'),
      });
      say(`${name}: ns a sample of two leads: ${Object.entries(times).map(([who, list]) => `${who} ${median(list).toFixed(2)}`).join(' · ')}`); // prettier-ignore
      const least = Math.max(ratio(times, 'core', 'C, lead by lead'), ratio(times, 'core', 'C, both leads in a vector'));
      const full = Math.max(ratio(times, 'core, full', 'fast C, lead by lead, full'), ratio(times, 'core, full', 'fast C, vector, full'));
      figures.push({ name: `filter + derive beside C (${name})`, value: least, unit: 'x', limit: 1.15, atMost: true });
      figures.push({ name: `full pass beside the best C (${name})`, value: full, unit: 'x', limit: 1.5, atMost: true });
    } finally {
      same.stop();
      fast.stop();
    }
  }
  return figures;
}

/** The C program does the same arithmetic: its bits are the core's. */
async function agree(runner: CoreRunner, native: Native, mode: number, notched: boolean, name: string): Promise<void> {
  for (let i = 0; i < 3; i++) runner.filter();
  for (const work of ['out-scalar', 'out-pair']) {
    await native.run(work, mode, notched, 3);
    if (!Buffer.from(native.output().buffer).equals(Buffer.from(runner.outputs().buffer))) throw new Error(`${name}: the C program has other bits (${work})`);
  }
}

async function besideJavaScript(module: WebAssembly.Module, leads: [Float32Array, Float32Array], say: (line: string) => void): Promise<Figure[]> {
  const runner = new CoreRunner(module, 0, 50, leads);
  const coefficients = runner.coefficients();
  const fused = new FusedJavaScript(coefficients, BLOCK);
  leads.forEach((samples, lead) => fused.inputs[lead]!.set(samples));
  const { IirFilter } = createRequire(`${process.cwd()}/`)('fili') as Fili;
  const [h1, h2, l1, l2, r1, r2, ub, u1, u2, db, d1, d2, gain] = coefficients as unknown as number[];
  const fili = new IirFilter([
    { k: gain!, b: [1, -2, 1], a: [h1!, h2!] },
    { k: 1, b: [1, 2, 1], a: [l1!, l2!] },
    { k: 1, b: [1, 2, 1], a: [r1!, r2!] },
    { k: 1, b: [1, ub!, 1], a: [u1!, u2!] },
    { k: 1, b: [1, db!, 1], a: [d1!, d2!] },
  ]);
  const plain = [...leads[0]];
  const silent = new CoreRunner(module, 0, 50, [new Float32Array(BLOCK), new Float32Array(BLOCK)]);
  const quiet = new CoreRunner(module, 0, 50, leads);
  quiet.filter();
  for (const lead of [0, 1]) new Float32Array(quiet.core.memory.buffer, quiet.core.ecgInput(lead), BLOCK).fill(0);
  const times = await interleave(ROUNDS, {
    core: () => nanoseconds(() => runner.filter()),
    'core, full': () => nanoseconds(() => (runner.filter(), runner.minMax())),
    'fused JavaScript': () => nanoseconds(() => fused.process()),
    'fused JavaScript, full': () => nanoseconds(() => (fused.process(), fused.minMax())),
    'fili, one lead': () => nanoseconds(() => fili.multiStep(plain), 5),
    silence: () => nanoseconds(() => silent.filter()),
    'silence after a signal': () => nanoseconds(() => quiet.filter()),
  });
  say(`monitor, notch: ns a sample: ${Object.entries(times).map(([who, list]) => `${who} ${median(list).toFixed(2)}`).join(' · ')}`); // prettier-ignore
  return [
    { name: 'fili a lead, beside the core', value: 2 * ratio(times, 'fili, one lead', 'core'), unit: 'x', limit: 10 },
    { name: 'fused JavaScript, filter + derive', value: ratio(times, 'fused JavaScript', 'core'), unit: 'x', limit: 3 },
    { name: 'fused JavaScript, full pass', value: ratio(times, 'fused JavaScript, full', 'core, full'), unit: 'x', limit: 3 },
    { name: 'silence beside a signal', value: ratio(times, 'silence', 'core'), unit: 'x', limit: 1.2, atMost: true },
    { name: 'silence after a signal beside it', value: ratio(times, 'silence after a signal', 'core'), unit: 'x', limit: 1.2, atMost: true },
  ];
}

/** Nanoseconds a sample over some blocks. */
function nanoseconds(block: () => void, repeats = REPEATS): number {
  const begin = performance.now();
  for (let i = 0; i < repeats; i++) block();
  return ((performance.now() - begin) * 1e6) / (repeats * BLOCK);
}
