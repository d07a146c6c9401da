import { CLOSED, EMPTY, NOT_A_NUMBER, RATE_OUT_OF_RANGE, WRONG_LENGTH } from '../fault';
import { allFinite } from '../filter/finite';
import { reserve } from '../memory';
import { bandRow, finishBands, FRAMES_PER_SECOND, openBands, pushBands, WHOLE } from './sound-bands';
import { level, odds, openEmission } from './sound-emission';
import { openStates, S1, S2 } from './sound-states';
import { segment } from './sound-search';
import { addInterval, openIntervals, typicalInterval } from './sound-intervals';
import { GREATEST_SOUND_RATE, LEAST_SOUND_RATE } from './stream';

/** Samples of a recording that are handed over at once. */
export const SOUND_WINDOW: i32 = 16384;
const LONGEST_SECONDS: f64 = 3600;
/** Shorter recordings hold no two beats: no sounds are looked for. */
const LEAST_FRAMES: i32 = 200;
/** Frames that are segmented together; a longer recording goes window by window, these much overlapping. */
const WINDOW: i32 = 3000;
const LAST_WINDOW: i32 = 4500;
const OVERLAP: i32 = 400;
/** Contrast of sounds and silence in deviations: 1.15 for pure noise, 1.7 for a clean recording. */
const NOISE_CONTRAST: f64 = 1.15;
const CLEAN_CONTRAST: f64 = 1.7;
/** An event: second, kind (1 S1, 2 S2), confidence, the second at which the middle of its energy stands. */
const EVENT_BYTES: usize = 32;
/** Where the middle is looked for, in frames from one before the start, and the level from which a frame counts. */
const MIDDLE_FRAMES: i32 = 15;
const MIDDLE_LEVEL: f64 = 0.2;

let total: i32 = 0;
let seen: i32 = 0;
let frames: i32 = 0;
let input: usize = 0;
let states: usize = 0;
let envelope: usize = 0;
let levels: usize = 0;
let events: usize = 0;
let eventCount: i32 = 0;
let quality: f64 = 0;
let ended: bool = false;

/** Opens the analysis of one recording of `count` samples. All memory is taken here. */
export function soundOpen(rate: f64, count: i32): i32 {
  if (total != 0) return CLOSED;
  if (!(rate >= LEAST_SOUND_RATE && rate <= GREATEST_SOUND_RATE)) return RATE_OUT_OF_RANGE;
  if (count == 0) return EMPTY;
  if (count < 0 || <f64>count > LONGEST_SECONDS * rate) return WRONG_LENGTH;
  total = count;
  input = reserve(<usize>SOUND_WINDOW << 2);
  frames = openBands(rate, count);
  envelope = reserve(<usize>(frames + 1) << 2);
  levels = reserve(<usize>(frames + 1) << 2);
  const window = min<i32>(frames, LAST_WINDOW);
  openEmission(window);
  openStates(window);
  states = reserve(<usize>window + 1);
  // No cycle is shorter than the two sounds: fewer than one event in five frames.
  events = reserve((<usize>frames / 5 + 8) * EVENT_BYTES);
  openIntervals();
  return frames;
}

/** Where the next samples are written, full scale ±1. */
export function soundInput(): usize {
  return input;
}

/** Takes the next `count` samples; a refusal leaves everything as it was. */
export function soundPush(count: i32): i32 {
  if (total == 0 || ended) return CLOSED;
  if (count == 0) return EMPTY;
  if (count < 0 || count > SOUND_WINDOW || count > total - seen) return WRONG_LENGTH;
  if (!allFinite(input, count)) return NOT_A_NUMBER;
  pushBands(input, count);
  seen += count;
  return count;
}

/** Ends the recording and finds its sounds; answers how many. */
export function soundFinish(): i32 {
  if (total == 0 || ended) return CLOSED;
  if (seen != total) return WRONG_LENGTH;
  ended = true;
  finishBands();
  for (let t = 0; t < frames; t++) {
    store<f32>(envelope + (<usize>t << 2), <f32>Math.sqrt(load<f64>(bandRow(WHOLE) + (<usize>t << 3))));
  }
  if (frames < LEAST_FRAMES) return 0;
  let from = 0;
  while (frames - from > LAST_WINDOW) {
    analyse(from, WINDOW, from == 0 ? 0 : from + OVERLAP / 2, from + WINDOW - OVERLAP / 2);
    from += WINDOW - OVERLAP;
  }
  analyse(from, frames - from, from == 0 ? 0 : from + OVERLAP / 2, frames);
  return eventCount;
}

/** Segments one window and keeps the sounds that begin from `first` to before `end`. */
function analyse(from: i32, count: i32, first: i32, end: i32): void {
  const contrast = segment(from, count, states);
  for (let t = first; t < end; t++) store<f32>(levels + (<usize>t << 2), <f32>level(t - from));
  const good = max<f64>(0, min<f64>(1, (contrast - NOISE_CONTRAST) / (CLEAN_CONTRAST - NOISE_CONTRAST)));
  quality += (good * <f64>(end - first)) / <f64>frames;
  if (good <= 0) return;
  let lastFirst = -1;
  let lastSecond = -1;
  for (let t = 1; t < count; t++) {
    const state = <i32>load<u8>(states + <usize>t);
    if (state == <i32>load<u8>(states + <usize>(t - 1)) || (state != S1 && state != S2)) continue;
    const before = state == S1 ? lastFirst : lastSecond;
    if (state == S1) lastFirst = t;
    else lastSecond = t;
    if (from + t < first || from + t >= end) continue;
    if (before >= 0) addInterval(t - before);
    keep(from + t, state, confidence(t, count, state), <f64>from + middle(t, count));
  }
}

/** The mean chance that the frames of a sound are one. */
function confidence(from: i32, count: i32, state: i32): f64 {
  let sum: f64 = 0;
  let t = from;
  for (; t < count && <i32>load<u8>(states + <usize>t) == state; t++) sum += 1 / (1 + Math.exp(-odds(t)));
  return sum / <f64>(t - from);
}

/** The middle of a sound's energy, in frames: of all that stands out around its start. */
function middle(start: i32, count: i32): f64 {
  let sum: f64 = 0;
  let weighed: f64 = 0;
  for (let t = max<i32>(0, start - 1), end = min<i32>(count, start - 1 + MIDDLE_FRAMES); t < end; t++) {
    const weight = max<f64>(0, level(t) - MIDDLE_LEVEL);
    sum += weight;
    weighed += weight * <f64>t;
  }
  return sum > 0 ? weighed / sum : <f64>start;
}

function keep(frame: i32, state: i32, sure: f64, middleFrame: f64): void {
  const at = events + <usize>eventCount * EVENT_BYTES;
  store<f64>(at, <f64>frame / FRAMES_PER_SECOND);
  store<f64>(at, state == S1 ? 1 : 2, 8);
  store<f64>(at, sure, 16);
  store<f64>(at, middleFrame / FRAMES_PER_SECOND, 24);
  eventCount++;
}

/** The events, one after another. */
export function soundEvents(): usize {
  return events;
}

/** The envelope, 100 values a second (f32). */
export function soundEnvelope(): usize {
  return envelope;
}

/** How far each frame stands out, in deviations of the log envelope (f32, 100 values a second). */
export function soundLevels(): usize {
  return levels;
}

/** The power of a band, frame by frame (f64): 0 low, 1 middle, 2 upper. */
export function soundBand(band: i32): usize {
  return band >= 0 && band < WHOLE ? bandRow(band) : 0;
}

/** Beats a minute; 0 when no two sounds of a kind were found. */
export function soundHeartRate(): f64 {
  const interval = typicalInterval();
  return interval > 0 ? (60 * FRAMES_PER_SECOND) / interval : 0;
}

/** The quality: 0 is pure noise, 1 a clean recording. */
export function soundQuality(): f64 {
  return quality;
}
