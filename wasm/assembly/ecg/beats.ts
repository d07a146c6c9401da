import { CLOSED } from '../fault';
import { reserve } from '../memory';
import { logBeat, openBeatLog, settleBeats } from './beat-log';
import { candidateHeight, candidateLikeness, candidateReach, candidateTime, considerCandidate, openCandidates } from './candidates';
import { betterLead, keepForChoice, keptLength, keptSample, openChoice } from './choose-lead';
import { decide, decidedEvidence, openCandidate, openDecide, openFrom } from './decide';
import { decidedThreshold, openEvidence } from './evidence';
import { openLikeness } from './likeness';
import { locate, locateReach, openLocate } from './locate';
import { openSlope, pushSlope, slopeCount, slopeDelay, steepness } from './slope';
import { openTrace, traceCandidate, traceLevel } from './trace';
import { samplesTogether } from './working-rate';

/** No beat is decided before eight seconds have shown how high beats are; then those seconds are decided first. */
const LEARNING_SECONDS: f64 = 8;
const MOST_BEATS_A_SECOND: f64 = 5;
/** The scale of confidence: 0.5 where evidence is even, about 1 at three times the threshold (1.5 bits). */
const SURE_BITS: f64 = 3;

/** Beats known and not yet taken: pairs of f64 (sample from the stream's start, confidence 0–1). */
let found: usize = 0;
let foundCount: i32 = 0;
let capacity: i32 = 0;
let every: i32 = 1;
let learning: i32 = 0;
let lead: i32 = 0;
let choosing: bool = false;
let gathered: i32 = 0;
let sumFirst: f64 = 0;
let sumSecond: f64 = 0;
let samples: i32 = 0;
let newest: f64 = 0;
let lastBeat: f64 = -1;
let traces: bool = false;
let workingRate: f64 = 0;

/** Prepares the detector; `beatLead` 0 or 1, or -1 for the detector's own choice. */
export function openBeats(rawRate: f64, leads: i32, beatLead: i32, maxBlock: i32): void {
  every = samplesTogether(rawRate);
  const rate = rawRate / <f64>every;
  workingRate = rate;
  learning = <i32>Math.floor(LEARNING_SECONDS * rate + 0.5);
  capacity = <i32>Math.ceil(MOST_BEATS_A_SECOND * (<f64>maxBlock / rawRate + 2 * LEARNING_SECONDS));
  found = reserve(<usize>capacity * 16);
  openBeatLog();
  openSlope(rate);
  openCandidates(rate);
  openLikeness(rate);
  openEvidence(rate);
  openDecide(rate);
  openLocate(rate);
  lead = leads == 2 && beatLead == 1 ? 1 : 0;
  choosing = leads == 2 && beatLead < 0;
  if (choosing) openChoice(learning, rate);
}

/** Keeps what the detector sees of a recording of so many samples; asked for when the stream opens, before its first block. Answers how many samples one value stands for. */
export function ecgTraceOpen(count: i32): i32 {
  if (found == 0 || samples > 0) return CLOSED;
  const fault = openTrace(count > 0 ? count / every + 1 : 0, workingRate);
  if (fault < 0) return fault;
  traces = true;
  return every;
}

/** Takes a block of raw samples (f32, mV) of each lead; `second` is 0 when there is one lead. */
export function pushBeats(first: usize, second: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    const at = <usize>i << 2;
    if (choosing) {
      sumFirst += <f64>load<f32>(first + at);
      sumSecond += <f64>load<f32>(second + at);
    } else sumFirst += <f64>load<f32>((lead == 1 ? second : first) + at);
    samples++;
    if (++gathered == every) pushMean();
  }
}

/** Ends the stream: decides what is still undecided. */
export function finishBeats(): void {
  if (gathered > 0) pushMean();
  if (choosing) endChoice();
  const length = slopeCount();
  if (length > 0) {
    // The last value goes on until the detector has seen all that came before.
    for (let rest = slopeDelay() + candidateReach(); rest > 0; rest--) look(newest);
    decideOpen(length - 1, true);
  }
  settleBeats(<f64>samples);
}

function pushMean(): void {
  const share = 1 / <f64>gathered;
  const one = sumFirst * share;
  const two = sumSecond * share;
  gathered = 0;
  sumFirst = 0;
  sumSecond = 0;
  if (!choosing) look(one);
  else if (keepForChoice(one, two)) endChoice();
}

/** Ends the choice of the lead: the chosen one is analysed from its start. */
function endChoice(): void {
  choosing = false;
  lead = betterLead();
  for (let i = 0, length = keptLength(); i < length; i++) look(keptSample(lead, i));
}

function look(sample: f64): void {
  newest = sample;
  pushSlope(sample);
  const place = slopeCount() - 1 - slopeDelay();
  if (traces && place >= 0) traceLevel(steepness(place));
  const known = slopeCount() - 1 - slopeDelay() - candidateReach();
  if (known < 0) return;
  considerCandidate(known);
  if (known >= learning) decideOpen(known, false);
}

function decideOpen(now: i32, end: bool): void {
  for (let index = openCandidate(now, end); index >= 0; index = openCandidate(now, end)) {
    const isBeat = decide(now);
    if (traces) traceCandidate(<f64>candidateTime(index) * <f64>every, candidateHeight(index), decidedThreshold(), decidedEvidence(), isBeat);
    if (isBeat) emit(index);
  }
  // A beat is marked up to 70 ms before its steepest place.
  settleBeats(<f64>(openFrom(now) - locateReach()) * <f64>every);
}

function emit(index: i32): void {
  const place = Math.floor(locate(candidateTime(index)) * <f64>every + 0.5 * <f64>every);
  const sample = max<f64>(lastBeat + 1, min<f64>(<f64>(samples - 1), place));
  if (sample >= <f64>samples || foundCount == capacity) return;
  lastBeat = sample;
  const at = found + (<usize>foundCount << 4);
  foundCount++;
  store<f64>(at, sample);
  const confidence = max<f64>(0, min<f64>(1, 0.5 + decidedEvidence() / SURE_BITS));
  store<f64>(at, confidence, 8);
  logBeat(sample, confidence, candidateLikeness(index));
}

/** The lead in which beats are looked for. */
export function watchedLead(): i32 {
  return lead;
}

/** How many beats wait to be taken. */
export function ecgBeatCount(): i32 {
  return foundCount;
}

/** Where the waiting beats are stored; they count as taken from then on. */
export function ecgTakeBeats(): usize {
  foundCount = 0;
  return found;
}
