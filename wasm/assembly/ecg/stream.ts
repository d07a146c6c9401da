import { CLOSED, EMPTY, LEADS, NOT_A_NUMBER, RATE_OUT_OF_RANGE, WRONG_LENGTH } from '../fault';
import { allFinite } from '../filter/finite';
import { reserve } from '../memory';
import { finishBeats, openBeats, pushBeats } from './beats';
import { deriveLeads } from './derive';
import { filterLeads, openFilters } from './filters';
import { finishQuality, openQuality, pushQuality } from './quality';

export const LEAST_RATE: f64 = 100;
export const GREATEST_RATE: f64 = 2000;
const GREATEST_BLOCK: i32 = 1 << 20;

let leads: i32 = 0;
let maxBlock: i32 = 0;
let detects: bool = false;
let finished: bool = false;
let inputs: usize = 0;
let outputs: usize = 0;
/** Bytes between two leads' rows. */
let stride: usize = 0;

/** Opens the one ECG stream of this instance. mode 0 monitor, 1 diagnostic; notch 0, 50, 60; detect 0: filters and leads alone. */
export function ecgOpen(rate: f64, leadCount: i32, mode: i32, notch: i32, block: i32, detect: i32, beatLead: i32): i32 {
  if (leads != 0) return CLOSED;
  if (!(rate >= LEAST_RATE && rate <= GREATEST_RATE)) return RATE_OUT_OF_RANGE;
  if (notch != 0 && notch != 50 && notch != 60) return RATE_OUT_OF_RANGE;
  if (leadCount != 1 && leadCount != 2) return LEADS;
  if (block < 1 || block > GREATEST_BLOCK) return WRONG_LENGTH;
  leads = leadCount;
  maxBlock = block;
  detects = detect != 0;
  stride = ((<usize>block << 2) + 15) & ~15;
  inputs = reserve(stride * leads);
  outputs = reserve(stride * (leads == 2 ? 6 : 1));
  openFilters(rate, leads, mode, notch);
  if (detects) {
    openBeats(rate, leads, beatLead, block);
    openQuality(rate, leads, beatLead, block);
  }
  return 0;
}

/** Where the samples of a lead are written, mV. */
export function ecgInput(lead: i32): usize {
  return inputs + stride * lead;
}

/** Where the filtered samples stand: I, II, III, aVR, aVL, aVF. */
export function ecgOutput(lead: i32): usize {
  return outputs + stride * lead;
}

/** Filters the block that stands in the inputs; a refusal leaves everything as it was. */
export function ecgProcess(count: i32): i32 {
  if (leads == 0 || finished) return CLOSED;
  if (count == 0) return EMPTY;
  if (count < 0 || count > maxBlock) return WRONG_LENGTH;
  if (!allFinite(inputs, count) || (leads == 2 && !allFinite(inputs + stride, count))) return NOT_A_NUMBER;
  filterLeads(inputs, outputs, stride, count);
  if (leads == 2) deriveLeads(outputs, stride, 0, count);
  if (detects) {
    const second = leads == 2 ? inputs + stride : 0;
    pushBeats(inputs, second, count);
    pushQuality(inputs, second, count);
  }
  return count;
}

/** The end of the recording: the detectors decide what they had kept open. */
export function ecgFinish(): i32 {
  if (leads == 0 || finished) return CLOSED;
  finished = true;
  if (detects) {
    finishBeats();
    finishQuality();
  }
  return 0;
}
