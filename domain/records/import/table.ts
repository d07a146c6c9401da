import { typedDay } from '../../calendars/typed-day';
import { cellsOf, delimiterOf } from '../../signals/csv-cells';
import { normaliseDigits, normaliseText } from '../../text/normalise';
import { recordTypes } from '../types/all';
import type { RecordType } from '../types/record-type';
import { IMPORT_MOST_READINGS, type ImportLine } from './line';
import { textLines, type TextLine } from './text-lines';

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
/** A file that is a table: its lines, each read when it is judged, and how many there are. */
export type Table = { lines: { at: number; line: () => ImportLine | null }[]; count: number };

/** A header stands within the first lines, and has so many columns at most; a column's name and a moment have so many letters. */
const HEADER_WITHIN = 20;
const MOST_COLUMNS = 100;
const MOST_NAME = 80;
const MOST_MOMENT = 60;

const plain = (cell: string) =>
  normaliseDigits(cell.slice(0, MOST_NAME).toLowerCase())
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
    .replace(/[\s_\-–.:/\u200c\ufeff]/g, '');

/** The columns of a header by their names; null where it has none of a reading. */
function headerOf(line: string, delimiter: string): (Column | null)[] | null {
  const own = cellsOf(line, delimiter)
    .slice(0, MOST_COLUMNS)
    .map((cell): Column | null => {
      const name = namesByText.get(plain(cell));
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
/** What a column holds, by its name without spaces, signs and units; the tables' own words come first. */
const namesByText = new Map([
  ...allNames.map((name) => [plain(name), name] as const),
  ...Object.entries(columns).flatMap(([name, texts]) => texts.map((text) => [text, name] as const)),
]);

/** The types whose numbers a header has, all of them. */
function typesOf(names: readonly string[]): RecordType[] {
  return (recordTypes as readonly RecordType[]).filter(
    ({ measures, more = [] }) => measures.length > 0 && [...measures, ...more].every(({ name }) => names.includes(name)),
  );
}

/** Reads a table (CSV): a monitor's, a spreadsheet's or one of our own; null where no line of its beginning is a header of readings. [REC-4, API-7: import] */
export function readTable(text: string): Table | null {
  const { lines, count } = textLines(text, HEADER_WITHIN + IMPORT_MOST_READINGS);
  const header = findHeader(lines);
  if (!header) return null;
  const { delimiter, columns: own, place } = header;
  return {
    lines: lines.slice(place + 1).map(({ at, text: line }) => ({ at, line: () => lineOf(cellsOf(line, delimiter), own) })),
    count: count - place - 1,
  };
}

function findHeader(lines: readonly TextLine[]): { delimiter: string; columns: (Column | null)[]; place: number } | null {
  for (const [place, { at, text }] of lines.entries()) {
    if (at > HEADER_WITHIN) return null;
    const delimiter = delimiterOf(text);
    const own = headerOf(text, delimiter);
    if (own) return { delimiter, columns: own, place };
  }
  return null;
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
  const text = normaliseText((moment ?? [day, hour].filter(Boolean).join(' ')).slice(0, MOST_MOMENT));
  if (/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return new Date(text);
  const [, on = '', clock = ''] = /^(\S+?)(?:[T ,]+(\S.*))?$/.exec(text) ?? [];
  const iso = typedDay(on);
  const [, h, m, s = '00', half] = /^(\d{1,2})[:.](\d{2})(?::(\d{2}))?\s*([ap]m)?$/i.exec(clock.trim()) ?? [];
  if (iso === null || (clock !== '' && h === undefined)) return new Date(Number.NaN);
  const hourOf = half ? (Number(h) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(h ?? 12);
  return new Date(`${iso}T${String(hourOf).padStart(2, '0')}:${m ?? '00'}:${s}+03:30`);
}
