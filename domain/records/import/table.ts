import { typedDay } from '../../calendars/typed-day';
import { cellsOf, delimiterOf } from '../../signals/csv-cells';
import { normaliseDigits, normaliseText } from '../../text/normalise';
import { recordTypes } from '../types/all';
import type { RecordType } from '../types/record-type';
import type { ImportLine } from './line';

/** Columns of monitors, watches and spreadsheets, by what they hold; written without spaces, signs and units. */
const columns: Readonly<Record<string, readonly string[]>> = {
  type: ['type', 'نوع'],
  numbers: ['numbers'],
  choices: ['choices'],
  moment: ['measuredat', 'datetime', 'dateandtime', 'timestamp', 'measurementdate', 'تاریخوساعت', 'زمان'],
  day: ['date', 'day', 'تاریخ', 'روز'],
  hour: ['time', 'hour', 'clock', 'ساعت'],
  high: ['high', 'sys', 'systolic', 'systolicpressure', 'systolicbloodpressure', 'بالا', 'سیستول', 'سیستولیک', 'فشاربالا', 'بیشینه'],
  low: ['low', 'dia', 'diastolic', 'diastolicpressure', 'diastolicbloodpressure', 'پایین', 'دیاستول', 'دیاستولیک', 'فشارپایین', 'کمینه'],
  pulse: ['pulse', 'pul', 'pr', 'pulserate', 'نبض', 'ضربان'],
  rate: ['rate', 'hr', 'heartrate', 'bpm', 'ضربانقلب'],
  amount: ['amount', 'glucose', 'bloodglucose', 'bloodsugar', 'sugar', 'قند', 'قندخون'],
  percent: ['percent', 'spo2', 'oxygen', 'oxygensaturation', 'bloodoxygen', 'اکسیژن', 'اکسیژنخون'],
  degree: ['degree', 'temperature', 'temp', 'bodytemperature', 'دما', 'دمایبدن', 'تب'],
};

type Column = { name: string };
/** A file that is a table, line by line: what each says, or that it says nothing of ours. */
export type TableLine = { at: number; line: ImportLine | null };

const plain = (cell: string) =>
  normaliseDigits(cell.toLowerCase())
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replace(/[\s_\-–.:/\u200c\ufeff]/g, '');

/** The columns of a header by their names; null where it has none of a reading. */
function headerOf(line: string, delimiter: string): (Column | null)[] | null {
  const own = cellsOf(line, delimiter).map((cell): Column | null => {
    const text = plain(cell);
    const name = Object.entries(columns).find(([, names]) => names.includes(text))?.[0] ?? allNames.find((one) => plain(one) === text);
    return name === undefined ? null : { name };
  });
  const names = own.flatMap((one) => one?.name ?? []);
  const says = names.includes('numbers') || typesOf(names).length > 0;
  return says && (names.includes('moment') || names.includes('day')) ? own : null;
}

/** Names of all numbers and choices, as our own tables and other exports have them. */
const allNames = [
  ...new Set((recordTypes as readonly RecordType[]).flatMap(({ measures, more = [], choices }) => [...measures, ...more, ...choices].map(({ name }) => name))),
];

/** The types whose numbers a header has, all of them. */
function typesOf(names: readonly string[]): RecordType[] {
  return (recordTypes as readonly RecordType[]).filter(
    ({ measures, more = [] }) => measures.length > 0 && [...measures, ...more].every(({ name }) => names.includes(name)),
  );
}

/** Reads a table (CSV): a monitor's, a spreadsheet's or one of our own; null where no line of its beginning is a header of readings. [REC-4, API-7: import] */
export function readTable(text: string): TableLine[] | null {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const beginning = lines.slice(0, 20).findIndex((line) => headerOf(line, delimiterOf(line)) !== null);
  if (beginning < 0) return null;
  const delimiter = delimiterOf(lines[beginning] ?? '');
  const header = headerOf(lines[beginning] ?? '', delimiter) ?? [];
  return lines.flatMap((line, at): TableLine[] =>
    at <= beginning || line.trim() === '' ? [] : [{ at: at + 1, line: lineOf(cellsOf(line, delimiter), header) }],
  );
}

function lineOf(cells: readonly string[], header: readonly (Column | null)[]): ImportLine | null {
  const said = Object.fromEntries(
    header.flatMap((column, at): [string, string][] => (column && (cells[at] ?? '') !== '' ? [[column.name, cells[at] ?? '']] : [])),
  );
  const typed = { ...pairsOf(said['numbers']), ...pairsOf(said['choices']), ...said };
  const type = typed['type'] ?? typesOf(Object.keys(typed))[0]?.code;
  return type === undefined ? null : { type, typed, measuredAt: momentOf(said) };
}

/** `high: 118 mm[Hg]; low: 76 mm[Hg]`, as our own table has it. */
function pairsOf(cell: string | undefined): Record<string, string> {
  return Object.fromEntries(
    (cell ?? '').split(';').flatMap((pair): [string, string][] => {
      const [, name, value] = /^\s*([\w-]+):\s*(\S+)/.exec(pair) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
}

/** When it was measured, by Tehran's clock where no zone is said; a day alone is its noon. */
function momentOf({ moment, day, hour }: Readonly<Record<string, string | undefined>>): Date {
  const text = normaliseText(normaliseDigits(moment ?? [day, hour].filter(Boolean).join(' ')));
  if (/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return new Date(text);
  const [, on = '', clock = ''] = /^(\S+?)(?:[T ,]+(\S.*))?$/.exec(text) ?? [];
  const iso = typedDay(on);
  const [, h, m, s = '00', half] = /^(\d{1,2})[:.](\d{2})(?::(\d{2}))?\s*([ap]m)?$/i.exec(clock.trim()) ?? [];
  if (iso === null || (clock !== '' && h === undefined)) return new Date(Number.NaN);
  const hourOf = half ? (Number(h) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(h ?? 12);
  return new Date(`${iso}T${String(hourOf).padStart(2, '0')}:${m ?? '00'}:${s}+03:30`);
}
