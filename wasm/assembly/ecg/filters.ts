import { FLUSH_EVERY, flush } from '../filter/denormal';
import { designNotch } from '../filter/notch';
import { BUTTERWORTH_2, BUTTERWORTH_4_A, BUTTERWORTH_4_B, highPass, lowPass, warped } from '../filter/second-order';
import { reserve } from '../memory';
import { COEFFICIENTS, GAIN, HIGH, LOW, LOWER, NOTCH, STATES, X1 } from './chain';
import { diagnosticLead } from './diagnostic-lead';
import { diagnosticPair } from './diagnostic-pair';
import { monitorLead } from './monitor-lead';
import { deriveLeads, deriveSixteens } from './derive';
import { monitorPair } from './monitor-pair';
import { responseOf } from './response';
import { IN_TWO, OUT_ONE, OUT_TWO } from './rows';

/** Above this share of the sampling rate a low-pass is left out: the recorder has already cut there. */
const HIGHEST_CORNER: f64 = 0.45;
/** Above this share of the rate the mains frequency is left alone. */
const HIGHEST_MAINS: f64 = 0.48;

/** The upper corner of the monitor mode. */
let lowPassHz: f64 = 40;

/** Sets the upper corner of the monitor mode, before a stream opens. */
export function setLowPass(hz: f64): void {
  lowPassHz = hz;
}

let states: usize = 0;
let coefficients: usize = 0;
let leads: i32 = 0;
let monitor: bool = false;
let sampleRate: f64 = 0;
let notched: bool = false;
/** Samples since the last look at silence; -1 before the first sample. */
let since: i32 = -1;

/** Prepares the filters of a stream: mode 0 monitor, 1 diagnostic; notch 0, 50 or 60 Hz. */
export function openFilters(rate: f64, leadCount: i32, mode: i32, notch: i32): void {
  leads = leadCount;
  sampleRate = rate;
  monitor = mode == 0;
  notched = notch != 0 && <f64>notch <= HIGHEST_MAINS * rate;
  states = reserve(STATES * 8);
  coefficients = reserve(COEFFICIENTS * 8);
  let gain = monitor ? designMonitor(rate) : designDiagnostic(rate);
  if (notched) gain *= designNotch(coefficients + NOTCH, <f64>notch, rate);
  store<f64>(coefficients, gain, GAIN);
}

/** Designs the monitor mode, 0.5–40 Hz: Butterworth of order 2 and of order 4. */
function designMonitor(rate: f64): f64 {
  const high = highPass(coefficients + HIGH, warped(0.5, rate), BUTTERWORTH_2);
  const k = warped(min<f64>(lowPassHz, HIGHEST_CORNER * rate), rate);
  return high * lowPass(coefficients + LOW, k, BUTTERWORTH_4_A) * lowPass(coefficients + LOWER, k, BUTTERWORTH_4_B);
}

/** Designs the diagnostic mode, 0.05–150 Hz: order 1, so that a pulse leaves little behind; two equal real poles, so that no edge rings at any rate. */
function designDiagnostic(rate: f64): f64 {
  const k = warped(0.05, rate);
  store<f64>(coefficients, (k - 1) / (k + 1), HIGH);
  const gain = 1 / (1 + k);
  if (150 > HIGHEST_CORNER * rate) return gain;
  // (1 − p)² = √½·(1 − 2p·cos w + p²) puts −3 dB at 150 Hz; cos w by its half angle.
  const t = warped(150, rate);
  const cosine = (1 - t * t) / (1 + t * t);
  const b = 1 - Math.SQRT1_2 * cosine;
  const a = 1 - Math.SQRT1_2;
  const pole = a / (b + sqrt<f64>(b * b - a * a));
  store<f64>(coefficients, -2 * pole, LOW);
  store<f64>(coefficients, pole * pole, LOW + 8);
  return gain * (1 - pole) * (1 - pole);
}

/** Where the coefficients lie (chain.ts), for comparing with native code. */
export function ecgCoefficients(): usize {
  return coefficients;
}

/** The response (factor) of the open stream's filters at a frequency. */
export function ecgResponse(hz: f64): f64 {
  return coefficients == 0 ? 0 : responseOf(coefficients, monitor, notched, hz, sampleRate);
}

/** Filters and derives one block of the rows at `rows`; what is remembered does not depend on where blocks end. */
export function filterLeads(rows: usize, count: i32): void {
  if (since < 0) {
    // The first sample is the base line: an offset starts nothing.
    since = 0;
    store<f64>(states, <f64>load<f32>(rows), X1);
    if (leads == 2) store<f64>(states, <f64>load<f32>(rows, IN_TWO), X1 + 8);
  }
  let done = 0;
  while (done < count) {
    const part = min<i32>(FLUSH_EVERY - since, count - done);
    filterPart(rows + (<usize>done << 2), part);
    done += part;
    since += part;
    if (since == FLUSH_EVERY) {
      since = 0;
      flush(states, STATES);
    }
  }
}

function filterPart(at: usize, count: i32): void {
  let inLanes = 0;
  let derived = 0;
  if (ASC_FEATURE_SIMD) {
    if (leads == 2) {
      inLanes = count & ~1;
      derived = count & ~15;
      if (inLanes > 0) pair(at, inLanes);
      if (derived > 0) deriveSixteens(at, derived);
    }
  }
  const rest = at + (<usize>inLanes << 2);
  if (inLanes < count) {
    lead(rest, rest + OUT_ONE, count - inLanes, states);
    if (leads == 2) lead(rest + IN_TWO, rest + OUT_TWO, count - inLanes, states + 8);
  }
  if (leads == 2) deriveLeads(at + (<usize>derived << 2), count - derived);
}

function pair(at: usize, count: i32): void {
  if (monitor) {
    if (notched) monitorPair(at, count, states, coefficients, true);
    else monitorPair(at, count, states, coefficients, false);
  } else if (notched) diagnosticPair(at, count, states, coefficients, true);
  else diagnosticPair(at, count, states, coefficients, false);
}

function lead(from: usize, to: usize, count: i32, lane: usize): void {
  if (monitor) {
    if (notched) monitorLead(from, to, count, lane, coefficients, true);
    else monitorLead(from, to, count, lane, coefficients, false);
  } else if (notched) diagnosticLead(from, to, count, lane, coefficients, true);
  else diagnosticLead(from, to, count, lane, coefficients, false);
}
