import { normaliseDigits } from '../text/normalise';
import { cellsOf, delimiterOf } from './csv-cells';
import { millivoltsPer, secondsPer } from './units';

export type CsvColumn =
  | { kind: 'time'; secondsPer: number | undefined }
  | { kind: 'lead'; name: string; millivoltsPer: number | undefined }
  | { kind: 'other'; name: string; unit: string };
export type CsvHeader = { delimiter: string; columns: CsvColumn[] };

const TIME = /^(time|t|seconds?|elapsed time|timestamp|زمان|ثانیه)$/i;
const INDEX = /^(#|no\.?|n|index|idx|row|sample|sample ?(#|number|interval)|شماره|ردیف|نمونه)$/i;

/** Reads a table's header; nothing when the line is all numbers and so no header. */
export function readCsvHeader(line: string): CsvHeader | undefined {
  const delimiter = delimiterOf(line);
  const cells = cellsOf(line, delimiter);
  // A delimiter after the last name makes no column of its own.
  if (cells.length > 1 && cells.at(-1) === '') cells.pop();
  if (!cells.some((cell) => /\p{L}/u.test(cell) && !/^(nan|[-+\d.]+e[-+\d]+)$/i.test(cell))) return undefined;
  return { delimiter, columns: cells.map((cell) => columnOf(unquoted(cell))) };
}

/** A second line may hold the units alone: `seconds,mV,mV`. */
export function withUnits(header: CsvHeader, line: string): CsvHeader | undefined {
  const cells = cellsOf(line, header.delimiter).map(unquoted);
  if (cells.length !== header.columns.length) return undefined;
  const units = cells.map((cell) => ({ volt: millivoltsPer(cell), time: secondsPer(cell) }));
  if (!units.every(({ volt, time }) => volt !== undefined || time !== undefined)) return undefined;
  const columns = header.columns.map((column, index): CsvColumn => {
    const { volt, time } = units[index]!;
    if (volt !== undefined && column.kind === 'lead') return { ...column, millivoltsPer: volt };
    return time !== undefined ? { kind: 'time', secondsPer: time } : column;
  });
  return { ...header, columns };
}

/** The rate that a comment or the header declares: `# sample rate: 500 Hz`, `fs=500`, «نرخ نمونه‌برداری: ۵۰۰». */
export function declaredRate(text: string): number | undefined {
  const plain = normaliseDigits(text)
    .replace(/\u066b/g, '.')
    .slice(0, 1000);
  const found =
    /(\d{1,9}(?:\.\d{1,9})?) ?(?:hz|هرتز)/i.exec(plain) ??
    /(?:sampl(?:e|ing)[ _-]?(?:rate|frequency)(?:hz)?|\bfs|نرخ نمونه[\u200c ]?برداری)[ "]{0,3}[:=,;\t][ "]{0,3}(\d{1,9}(?:\.\d{1,9})?)/i.exec(plain);
  return found ? Number(found[1]) : undefined;
}

const unquoted = (cell: string) => cell.replace(/^["']/, '').replace(/["']$/, '').trim();

function columnOf(cell: string): CsvColumn {
  const { name, unit } = nameAndUnit(cell.replace(/@? ?[\d۰-۹.٫]{1,12} ?(hz|هرتز)$/i, '').trim());
  if (TIME.test(name) || (unit !== '' && secondsPer(unit) !== undefined))
    return { kind: 'time', secondsPer: unit === '' ? impliedSeconds(name) : secondsPer(unit) };
  if (INDEX.test(name) || name === '') return { kind: 'other', name, unit: '' };
  if (unit === '') return { kind: 'lead', name, millivoltsPer: undefined };
  const per = millivoltsPer(unit);
  return per === undefined ? { kind: 'other', name, unit } : { kind: 'lead', name, millivoltsPer: per };
}

const impliedSeconds = (name: string) => (/^(seconds?|ثانیه)$/i.test(name) ? 1 : undefined);

/** Splits a heading into name and unit: `I (mV)`, `I [mV]`, `I_mV`, `time ms`. */
function nameAndUnit(cell: string): { name: string; unit: string } {
  const open = Math.max(cell.lastIndexOf('('), cell.lastIndexOf('['));
  if (open >= 0 && /[)\]]$/.test(cell)) return { name: cell.slice(0, open).trim(), unit: cell.slice(open + 1, -1).trim() };
  const gap = Math.max(cell.lastIndexOf('_'), cell.lastIndexOf(' '), cell.lastIndexOf('/'));
  const last = cell.slice(gap + 1);
  const known = last.length > 1 && (millivoltsPer(last) !== undefined || secondsPer(last) !== undefined);
  if (gap > 0 && (known || (/^s$/i.test(last) && TIME.test(cell.slice(0, gap))))) return { name: cell.slice(0, gap).trim(), unit: last };
  return secondsPer(cell) === undefined || cell.length < 2 ? { name: cell, unit: '' } : { name: 'time', unit: cell };
}
