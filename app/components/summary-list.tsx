import type { ReactNode } from 'react';

export type SummaryRow = { name: ReactNode; value: ReactNode; total?: boolean };

/** A sum, line by line, the whole at the end. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="sum">
      {rows.map((row, at) => (
        <div key={at} className={row.total ? 'total' : undefined}>
          <dt>{row.name}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
