import { Fragment, type ReactNode } from 'react';

export type Column<Row> = {
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The label of a value in the phone's layout, where the value does not explain itself. */
  label?: string;
};
type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** A line below a row, where there is something to say of it. */
  note?: (row: Row) => ReactNode;
};

/** A table that becomes a list of label and value on a phone; its headings stay for screen readers. */
export function DataTable<Row>({ caption, columns, rows, rowKey, note = () => null }: Props<Row>) {
  return (
    <table className="list">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th scope="col" key={at}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const said = note(row);
          return (
            <Fragment key={rowKey(row)}>
              <tr>
                {columns.map((column, at) => (
                  <td key={at} data-label={column.label}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
              {said && (
                <tr className="note">
                  <td colSpan={columns.length}>{said}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
