import { normaliseDigits } from '../text/normalise';

/** Splits one line; a cell in quotes may hold the delimiter, and two quotes are one. */
export function cellsOf(line: string, delimiter: string): string[] {
  if (!line.includes('"')) return line.split(delimiter).map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const letter = line[at]!;
    if (letter === '"' && quoted && line[at + 1] === '"') cell += line[++at];
    else if (letter === '"') quoted = !quoted;
    else if (letter === delimiter && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

const MISSING = new Set(['', '-', 'nan', 'na', 'n/a', 'null', 'none', '?']);
const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;
const CLOCK = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2}(?:\.\d+)?)$/;

/** A cell's number: Persian digits, «٫» and «٬», a comma where it does not separate; NaN where nothing was recorded, nothing where it is no number. */
export function cellNumber(cell: string, delimiter: string): number | undefined {
  const plain = normaliseDigits(cell)
    .replace(/[\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069\u066c\s]/g, '')
    .replace(/\u066b/g, '.')
    .replace(/\u2212/g, '-');
  const text = delimiter === ',' ? plain : plain.replace(',', '.');
  if (NUMBER.test(text)) return Number(text);
  if (MISSING.has(text.toLowerCase())) return NaN;
  const clock = CLOCK.exec(text);
  return clock ? Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]) : undefined;
}

/** The delimiter of a table: the one that its header has most of, outside quotes and brackets. */
export function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '').replace(/\([^()]*\)/g, '');
  const count = (delimiter: string) => bare.split(delimiter).length - 1;
  return ['\t', ';', ',', '\u060c'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best), '\t');
}
