import { utf8Text } from './bytes';
import { cellNumber, cellsOf } from './csv-cells';

const [TAB, SPACE, PLUS, COMMA, MINUS, POINT, ZERO, NINE] = [9, 32, 43, 44, 45, 46, 48, 57] as const;
/** Up to here digits and powers of ten are exact, and so is their quotient. */
const EXACT_DIGITS = 15;
const POWERS = Array.from({ length: 23 }, (_, power) => Number(`1e${power}`));

/** Numbers of one line into `into`; gives how many cells there were, or the column (from 0) of one that is no number as `~column`. */
export function readRow(bytes: Uint8Array, from: number, to: number, delimiter: string, into: Float64Array): number {
  const plain = plainRow(bytes, from, to, delimiter.charCodeAt(0), into);
  if (plain >= 0) return plain;
  const cells = cellsOf(utf8Text(bytes, from, to), delimiter);
  if (cells.length > into.length && cells.slice(into.length).every((cell) => cell === '')) cells.length = into.length;
  for (let column = 0; column < cells.length && column < into.length; column++) {
    const value = cellNumber(cells[column]!, delimiter);
    if (value === undefined) return ~column;
    into[column] = value;
  }
  return cells.length;
}

/** The same without creating strings, for lines of plain decimal numbers; −1 for anything else. */
function plainRow(bytes: Uint8Array, from: number, to: number, delimiter: number, into: Float64Array): number {
  let column = 0;
  let at = from;
  for (;;) {
    while (at < to && (bytes[at] === SPACE || (bytes[at] === TAB && delimiter !== TAB))) at++;
    const sign = bytes[at];
    const negative = sign === MINUS && at < to;
    if (at < to && (negative || sign === PLUS)) at++;
    let value = 0;
    let digits = 0;
    let decimals = -1;
    for (; at < to; at++) {
      const letter = bytes[at]!;
      if (letter >= ZERO && letter <= NINE) {
        value = value * 10 + (letter - ZERO);
        digits++;
        if (decimals >= 0) decimals++;
      } else if (decimals < 0 && (letter === POINT || (letter === COMMA && delimiter !== COMMA))) decimals = 0;
      else break;
    }
    while (at < to && bytes[at] === SPACE) at++;
    if (digits === 0 || digits > EXACT_DIGITS || column >= into.length || (at < to && bytes[at] !== delimiter)) return -1;
    const size = decimals > 0 ? value / POWERS[decimals]! : value;
    into[column++] = negative ? -size : size;
    if (at >= to) return column;
    at++;
  }
}
