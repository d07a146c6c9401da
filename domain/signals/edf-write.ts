import { joined, utf8Bytes } from './bytes';
import { RECORDING_ENDS } from './edf-annotations';
import { EDF_ANNOTATIONS, EDF_FIELDS, EDF_HEADER_BYTES, EDF_SIGNAL_BYTES } from './edf-header';
import { wallClock } from './local-time';
import type { Annotation, RecordedLead, Recording, SignalFile } from './recording';

const DIGITAL_MOST = 32_767;
const RECORD_SECONDS_MOST = 60;
/** The least and greatest scale that fits into eight characters. */
const SCALE_LEAST_MV = 0.01;
const SCALE_MOST_MV = 9_990_000;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Writes a recording as EDF+ (continuous). Its last data record is filled with the last sample; a mark says where the recording ended. */
export function writeEdf(recording: Recording, name: string): SignalFile {
  const { leads, sampleRateHz } = recording;
  const { perRecord, seconds } = recordOf(sampleRateHz);
  const length = leads[0]?.samples.length ?? 0;
  const records = Math.ceil(length / perRecord);
  const ends = records * perRecord > length ? [{ sample: length, code: RECORDING_ENDS }] : [];
  const tals = talsOf([...(recording.annotations ?? []), ...ends], { perRecord, seconds, records, sampleRateHz });
  const talBytes = tals.reduce((most, tal) => Math.max(most, tal.length + 1), 2);
  const talSamples = Math.ceil(talBytes / 2);
  const scales = leads.map(scaleOf);
  const head = headerOf(recording, { perRecord, seconds, records, talSamples, scales });
  const data = tals.map((tal, record) => {
    const bytes = new Uint8Array((leads.length * perRecord + talSamples) * 2);
    const view = new DataView(bytes.buffer);
    leads.forEach(({ samples }, column) => {
      for (let i = 0; i < perRecord; i++) {
        const sample = samples[Math.min(record * perRecord + i, length - 1)]!;
        const step = Math.round((sample / Number(scales[column])) * DIGITAL_MOST);
        view.setInt16((column * perRecord + i) * 2, Math.max(-DIGITAL_MOST, Math.min(DIGITAL_MOST, step)), true);
      }
    });
    bytes.set(tal, leads.length * perRecord * 2);
    return bytes;
  });
  return { name, bytes: joined([utf8Bytes(head), ...data]) };
}

/** The length of data records: whole seconds where the rate allows, so that no rate is rounded. */
function recordOf(sampleRateHz: number): { perRecord: number; seconds: string } {
  for (let seconds = 1; seconds <= RECORD_SECONDS_MOST; seconds++) {
    const perRecord = Math.round(sampleRateHz * seconds);
    if (perRecord > 0 && Math.abs(perRecord - sampleRateHz * seconds) < 1e-9 * perRecord) return { perRecord, seconds: String(seconds) };
  }
  const perRecord = Math.max(1, Math.round(sampleRateHz));
  return { perRecord, seconds: String(perRecord / sampleRateHz).slice(0, EDF_FIELDS.unit) };
}

/** The millivolts of the largest step, rounded up to what eight letters hold; 0 mV is step 0. */
function scaleOf({ samples }: RecordedLead): string {
  let most = SCALE_LEAST_MV;
  for (const sample of samples) most = Math.max(most, Math.min(SCALE_MOST_MV, Math.abs(sample)));
  const size = 10 ** (Math.floor(Math.log10(most)) - 3);
  return String(Number((Math.ceil(most / size) * size).toPrecision(4)));
}

type Frame = { perRecord: number; seconds: string; records: number; sampleRateHz: number };

/** The annotation lists of each data record: its own time first, then the marks that fall into it. */
function talsOf(marks: Annotation[], { perRecord, seconds, records, sampleRateHz }: Frame): Uint8Array[] {
  const byRecord = Array.from({ length: records }, (_, record) => [`+${Number((record * Number(seconds)).toFixed(6))}\x14\x14`]);
  for (const { sample, code } of marks) {
    const record = Math.max(0, Math.min(records - 1, Math.floor(sample / perRecord)));
    byRecord[record]?.push(`${sample < 0 ? '' : '+'}${Number((sample / sampleRateHz).toFixed(7))}\x14${code.replace(/[\0\x14\x15]/g, ' ')}\x14`);
  }
  return byRecord.map((tals) => utf8Bytes(tals.map((tal) => `${tal}\0`).join('')));
}

type Shape = { perRecord: number; seconds: string; records: number; talSamples: number; scales: string[] };

function headerOf({ leads, startedAt }: Recording, { perRecord, seconds, records, talSamples, scales }: Shape): string {
  const start = startedAt ? wallClock(startedAt) : undefined;
  const day = start ? [start.day, start.month, start.year % 100].map((part) => String(part).padStart(2, '0')).join('.') : '01.01.85';
  const startdate = start ? `${String(start.day).padStart(2, '0')}-${MONTHS[start.month - 1]}-${start.year}` : 'X';
  const time = start ? start.time.join('.') : '00.00.00';
  const pad = (text: string | number, length: number) =>
    String(text)
      .replace(/[^\x20-\x7e]/g, '_')
      .slice(0, length)
      .padEnd(length);
  const count = leads.length + 1;
  const bytes = EDF_HEADER_BYTES + count * EDF_SIGNAL_BYTES;
  const head = [pad('0', 8), pad('X X X X', 80), pad(`Startdate ${startdate} X X X`, 80), pad(day, 8), pad(time, 8), pad(bytes, 8), pad('EDF+C', 44)];
  const each: Record<keyof typeof EDF_FIELDS, (index: number) => string | number> = {
    label: (index) => `ECG ${leads[index]!.name}`,
    transducer: () => '',
    unit: () => 'mV',
    physicalLow: (index) => `-${scales[index]}`,
    physicalHigh: (index) => scales[index]!,
    digitalLow: () => -DIGITAL_MOST,
    digitalHigh: () => DIGITAL_MOST,
    filter: () => '',
    perRecord: () => perRecord,
    reserved: () => '',
  };
  const ofTals = { ...EMPTY, label: EDF_ANNOTATIONS, physicalLow: '-1', physicalHigh: '1', digitalLow: '-32768', digitalHigh: '32767', perRecord: talSamples };
  const fields = Object.entries(EDF_FIELDS).map(([name, length]) => {
    const key = name as keyof typeof EDF_FIELDS;
    return [...leads.map((_, index) => pad(each[key](index), length)), pad(ofTals[key], length)].join('');
  });
  return [...head, pad(records, 8), pad(seconds, 8), pad(count, 4), ...fields].join('');
}

const EMPTY: Record<keyof typeof EDF_FIELDS, string | number> = {
  label: '',
  transducer: '',
  unit: '',
  physicalLow: '',
  physicalHigh: '',
  digitalLow: '',
  digitalHigh: '',
  filter: '',
  perRecord: '',
  reserved: '',
};
