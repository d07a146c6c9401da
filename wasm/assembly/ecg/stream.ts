import { CLOSED, EMPTY, LEADS, NOT_A_NUMBER, RATE_OUT_OF_RANGE, WRONG_LENGTH } from '../fault';
import { allFinite } from '../filter/finite';
import { reserve } from '../memory';
import { finishBeats, openBeats, pushBeats } from './beats';
import { deriveLeads } from './derive';
import { filterLeads, openFilters } from './filters';
import { IN_TWO, MOST, OUT_ONE, OUT_TWO, PITCH, ROWS } from './rows';
import { finishQuality, openQuality, pushQuality } from './quality';

export const LEAST_RATE: f64 = 100;
export const GREATEST_RATE: f64 = 2000;

let leads: i32 = 0;
let maxBlock: i32 = 0;
let detects: bool = false;
let finished: bool = false;
let rows: usize = 0;

/** Opens the one ECG stream of this instance. mode 0 monitor, 1 diagnostic; notch 0, 50, 60; detect 0: filters and leads alone. */
export function ecgOpen(rate: f64, leadCount: i32, mode: i32, notch: i32, block: i32, detect: i32, beatLead: i32): i32 {
  if (leads != 0) return CLOSED;
  if (!(rate >= LEAST_RATE && rate <= GREATEST_RATE)) return RATE_OUT_OF_RANGE;
  if (notch != 0 && notch != 50 && notch != 60) return RATE_OUT_OF_RANGE;
  if (leadCount != 1 && leadCount != 2) return LEADS;
  if (block < 1 || block > MOST) return WRONG_LENGTH;
  leads = leadCount;
  maxBlock = block;
  detects = detect != 0;
  rows = reserve(ROWS * PITCH);
  openFilters(rate, leads, mode, notch);
  if (detects) {
    openBeats(rate, leads, beatLead, block);
    openQuality(rate, leads, block);
  }
  return 0;
}

/** Where the samples of a lead are written, mV. */
export function ecgInput(lead: i32): usize {
  return rows + PITCH * lead;
}

/** Where the filtered samples stand: I, II, III, aVR, aVL, aVF. */
export function ecgOutput(lead: i32): usize {
  return rows + OUT_ONE + PITCH * lead;
}

/** Filters the block that stands in the inputs; a refusal leaves everything as it was. */
export function ecgProcess(count: i32): i32 {
  if (leads == 0 || finished) return CLOSED;
  if (count == 0) return EMPTY;
  if (count < 0 || count > maxBlock) return WRONG_LENGTH;
  if (!allFinite(rows, count) || (leads == 2 && !allFinite(rows + IN_TWO, count))) return NOT_A_NUMBER;
  filterLeads(rows, count);
  if (detects) {
    const second = leads == 2 ? rows + IN_TWO : 0;
    pushBeats(rows, second, count);
    pushQuality(rows, second, count);
  }
  return count;
}

/** Derives the block that stands in the inputs as it is, without any filter; the stream's state stays. */
export function ecgDerive(count: i32): i32 {
  if (leads == 0 || finished) return CLOSED;
  if (leads != 2) return LEADS;
  if (count == 0) return EMPTY;
  if (count < 0 || count > maxBlock) return WRONG_LENGTH;
  if (!allFinite(rows, count) || !allFinite(rows + IN_TWO, count)) return NOT_A_NUMBER;
  memory.copy(rows + OUT_ONE, rows, <usize>count << 2);
  memory.copy(rows + OUT_TWO, rows + IN_TWO, <usize>count << 2);
  deriveLeads(rows, count);
  return count;
}

/** Ends the recording: the detectors decide what was still open. */
export function ecgFinish(): i32 {
  if (leads == 0 || finished) return CLOSED;
  finished = true;
  if (detects) {
    finishBeats();
    finishQuality();
  }
  return 0;
}
