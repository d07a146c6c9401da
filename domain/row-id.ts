/** Whether a number can be a row's id at all: a path or a form may hold any text, and the columns are four bytes wide. */
export function isRowId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0 && id < 2 ** 31;
}
