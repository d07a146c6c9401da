import { joined, utf8Bytes } from './bytes';
import type { Recording, SignalFile } from './recording';

const ROWS_A_PIECE = 4096;
const FLOAT_DIGITS = 9;
const TIME_DECIMALS = 7;

/** Writes a recording as a table: time in seconds, then each lead in its unit, as exact as the samples are. */
export function writeCsv({ leads, sampleRateHz }: Recording, name: string): SignalFile {
  const header = ['time (s)', ...leads.map((lead) => quoted(`${lead.name.replace(/[\r\n()[\]]/g, ' ')} (${lead.unit})`))].join(',');
  const length = leads[0]?.samples.length ?? 0;
  const pieces = [utf8Bytes(`${header}\n`)];
  for (let from = 0; from < length; from += ROWS_A_PIECE) {
    let text = '';
    for (let i = from; i < Math.min(length, from + ROWS_A_PIECE); i++) {
      text += Number((i / sampleRateHz).toFixed(TIME_DECIMALS));
      for (const lead of leads) text += `,${Number(lead.samples[i]!.toPrecision(FLOAT_DIGITS))}`;
      text += '\n';
    }
    pieces.push(utf8Bytes(text));
  }
  return { name, bytes: joined(pieces) };
}

const quoted = (cell: string) => (/[",;\t\u060c]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell);
