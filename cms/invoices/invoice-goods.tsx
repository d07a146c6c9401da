import type { Paper } from '#services/invoices/paper';
import { InvoicePairs } from './invoice-pairs';

/** The goods of an invoice and its sums. */
export function InvoiceGoods({ paper }: { paper: Paper }) {
  return (
    <section className="zb-card">
      <h2>{paper.heading}</h2>
      <table className="zb-table">
        <thead>
          <tr>
            {[paper.columns.item, ...paper.columns.cells, paper.columns.strong].map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paper.lines.map((line, at) => (
            <tr key={at}>
              <td>
                {line.name}
                {line.details.map((detail) => (
                  <div key={detail} className="zb-help">
                    {detail}
                  </div>
                ))}
              </td>
              {line.cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
              <td>
                <strong>{line.strong}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <InvoicePairs
        pairs={[
          ...paper.sums,
          { name: paper.whole.name, value: `${paper.whole.toman} · ${paper.whole.rial}` },
          { name: paper.words.name, value: paper.words.toman },
          ...paper.paid,
        ]}
      />
    </section>
  );
}
