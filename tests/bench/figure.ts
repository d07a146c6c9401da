/** One measured figure; `limit` is what it must not exceed when `atMost`, and must reach otherwise. */
export type Figure = { name: string; value: number; unit: string; limit?: number; atMost?: boolean };

/** Whether a figure keeps its limit; a figure without one does. */
export function keeps({ value, limit, atMost }: Figure): boolean {
  if (limit === undefined) return Number.isFinite(value);
  return atMost ? value <= limit : value >= limit;
}

/** The figures as a table of text. */
export function table(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${shown(figure.value)} ${figure.unit}`.trim(),
    figure.limit === undefined ? '' : `${figure.atMost ? 'at most' : 'at least'} ${shown(figure.limit)}`,
    figure.limit === undefined ? '' : keeps(figure) ? 'kept' : 'BROKEN',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function shown(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  return Math.abs(value) >= 100 ? value.toFixed(0) : Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(Math.abs(value) >= 0.1 ? 2 : 4);
}
