import { ok, refuse } from '../result';
import type { Result } from '../result';
import { utf8Text } from './bytes';
import { ANNOTATIONS_MOST } from './file-limits';
import type { Annotation, SignalFile } from './recording';
import { mnemonicOf } from './wfdb-codes';

const SKIP = 59;
const NUM = 60;
const SUB = 61;
const CHN = 62;
const AUX = 63;
const NOTE = '"';
const RESOLUTION = /^## time resolution: ?([\d.]+)/;

/** Reads an annotation file (.atr, .qrs) in the MIT format. Times written at another rate are carried over to the recording's. */
export function readWfdbAnnotations({ name: file, bytes }: SignalFile, sampleRateHz: number): Result<Annotation[]> {
  const marks: Annotation[] = [];
  const broken = () => refuse('signals.file.annotations', { file });
  let time = 0;
  let channel = 0;
  let number = 0;
  let ended = false;
  for (let at = 0; at + 1 < bytes.length && !ended;) {
    const word = bytes[at]! | (bytes[at + 1]! << 8);
    const code = word >> 10;
    const value = word & 0x3ff;
    const last = marks.at(-1);
    at += 2;
    if (code === 0 && value === 0) ended = true;
    else if (code === SKIP) {
      if (at + 4 > bytes.length) return broken();
      // A long as the PDP-11 had it: the high half first, each half with its low byte first.
      time += (bytes[at]! << 16) | (bytes[at + 1]! << 24) | bytes[at + 2]! | (bytes[at + 3]! << 8);
      at += 4;
    } else if (code === NUM) {
      number = (value << 24) >> 24;
      if (last) setOr(last, 'number', number);
    } else if (code === SUB) {
      if (last) setOr(last, 'subtype', (value << 24) >> 24);
    } else if (code === CHN) {
      channel = value & 0xff;
      if (last) setOr(last, 'channel', channel);
    } else if (code === AUX) {
      if (at + value > bytes.length) return broken();
      if (last) last.aux = utf8Text(bytes, at, at + value).replace(/\0+$/, '');
      at += value + (value & 1);
    } else if (code > 49) return broken();
    else {
      time += value;
      if (code === 0) continue;
      if (time < 0 || marks.length === ANNOTATIONS_MOST) return broken();
      marks.push({ sample: time, code: mnemonicOf(code), ...(channel ? { channel } : {}), ...(number ? { number } : {}) });
    }
  }
  if (!ended) return broken();
  return ok(atRate(marks, sampleRateHz));
}

/** Sets a figure of a mark; zero means that the file does not give it. */
function setOr(mark: Annotation, name: 'number' | 'subtype' | 'channel', value: number): void {
  if (value === 0) delete mark[name];
  else mark[name] = value;
}

/** A first remark may say at which rate the times are counted; remarks that describe the file itself are no marks. */
function atRate(marks: Annotation[], sampleRateHz: number): Annotation[] {
  const own = marks.findIndex((mark) => mark.code !== NOTE || mark.sample !== 0 || !mark.aux?.startsWith('##'));
  const described = own < 0 ? marks.length : own;
  const rate = marks.slice(0, described).reduce((found, mark) => Number(RESOLUTION.exec(mark.aux ?? '')?.[1] ?? found), 0);
  const kept = marks.slice(closing(marks, described));
  if (!(rate > 0) || rate === sampleRateHz) return kept;
  return kept.map((mark) => ({ ...mark, sample: Math.round((mark.sample * sampleRateHz) / rate) }));
}

/** The end of a block of definitions: they stand between two such remarks and have no `##` themselves. */
function closing(marks: Annotation[], from: number): number {
  if (!marks[from - 1]?.aux?.startsWith('## annotation type definitions')) return from;
  const end = marks.findIndex((mark, index) => index >= from && mark.aux?.startsWith('## end of definitions'));
  return end < 0 ? from : end + 1;
}
