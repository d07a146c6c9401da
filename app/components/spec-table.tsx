import type { ReactNode } from 'react';

/** Figures of a device: name and value. */
export function SpecTable({ caption, rows }: { caption: string; rows: readonly (readonly [ReactNode, ReactNode])[] }) {
  return (
    <table className="spec">
      <caption className="sr">{caption}</caption>
      <tbody>
        {rows.map(([name, value], at) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
