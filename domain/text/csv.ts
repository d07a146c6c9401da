/** What a spreadsheet would take for a formula gets an apostrophe before it; plain numbers stay numbers. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r|＝＋－＠]/u;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Digits that are no number: a spreadsheet would drop their first 0, or what it cannot hold of them. */
const CODE = /^(?:0\d+|\d{16,})$/;
const MOBILE = /^(09\d{2})(\d{3})(\d{4})$/;

/** One cell: quoted where it has to be, and never a formula; a phone and other long digits stand in groups, so that every spreadsheet keeps them as they are. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  const text = String(value);
  if (typeof value === 'string' && CODE.test(text)) return MOBILE.test(text) ? text.replace(MOBILE, '$1 $2 $3') : text.replace(/(\d{4})(?=\d)/g, '$1 ');
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /["\n\r,;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a file. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** The byte order mark by which spreadsheets recognize UTF-8. */
export const CSV_BEGINNING = '\uFEFF';
