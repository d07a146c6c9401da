import { CLOSED, EMPTY, LEADS, NOT_A_NUMBER, RATE_OUT_OF_RANGE, WRONG_LENGTH } from '../fault';
import { allFinite } from '../filter/finite';
import { reserve } from '../memory';
import { filterBank, openBank, setBank } from './filter-bank';
import { limit, openLimiter, setTimes } from './limiter';

export const LEAST_SOUND_RATE: f64 = 2000;
export const GREATEST_SOUND_RATE: f64 = 48000;
const GREATEST_BLOCK: i32 = 1 << 20;

let maxBlock: i32 = 0;
let input: usize = 0;
let output: usize = 0;
let latency: i32 = 0;

/** Opens the one sound stream of this instance. Bands: 0 heart, 1 lung, 2 both. */
export function pcgOpen(rate: f64, band: i32, times: f64, block: i32): i32 {
  if (maxBlock != 0) return CLOSED;
  if (!(rate >= LEAST_SOUND_RATE && rate <= GREATEST_SOUND_RATE)) return RATE_OUT_OF_RANGE;
  if (band < 0 || band > 2) return LEADS;
  if (!(times >= 1 && times <= 100)) return NOT_A_NUMBER;
  if (block < 1 || block > GREATEST_BLOCK) return WRONG_LENGTH;
  maxBlock = block;
  input = reserve(<usize>block << 2);
  output = reserve(<usize>block << 2);
  openBank(rate, band);
  latency = openLimiter(rate, times);
  return 0;
}

/** Where the samples are written, full scale ±1. */
export function pcgInput(): usize {
  return input;
}

/** Where the heard samples stand, full scale ±1. */
export function pcgOutput(): usize {
  return output;
}

/** The latency, in samples. */
export function pcgLatency(): i32 {
  return latency;
}

/** Switches the band from the next sample on. */
export function pcgSetFilter(band: i32): i32 {
  if (maxBlock == 0) return CLOSED;
  if (band < 0 || band > 2) return LEADS;
  setBank(band);
  return 0;
}

/** Switches the amplification from the next sample on. */
export function pcgSetGain(times: f64): i32 {
  if (maxBlock == 0) return CLOSED;
  if (!(times >= 1 && times <= 100)) return NOT_A_NUMBER;
  setTimes(times);
  return 0;
}

/** Filters, amplifies and limits the block that stands in the input; a refusal leaves everything as it was. */
export function pcgProcess(count: i32): i32 {
  if (maxBlock == 0) return CLOSED;
  if (count == 0) return EMPTY;
  if (count < 0 || count > maxBlock) return WRONG_LENGTH;
  if (!allFinite(input, count)) return NOT_A_NUMBER;
  filterBank(input, output, count);
  limit(output, count);
  return count;
}
