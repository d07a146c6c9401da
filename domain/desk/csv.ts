/** What a spreadsheet would take for a formula gets an apostrophe before it; plain numbers stay numbers. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r|＝＋－＠]/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** One cell: quoted where it has to be, and never a formula. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  const text = String(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /["\n\r,;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a file. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A file begins so that spreadsheets read it as UTF-8. */
export const CSV_BEGINNING = '\uFEFF';
