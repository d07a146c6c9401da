import type { Named, Paper, PaperLine } from '#services/invoices/paper';
import { DataTable, type Column } from '../../components/data-table';
import { PriceProof } from '../../components/price-proof';
import { SummaryList } from '../../components/summary-list';

/** An invoice as a page that prints on A4: the same words and numbers as its PDF. [ORD-2, ORD-10] */
export function InvoicePaper({ paper }: { paper: Paper }) {
  const columns: Column<PaperLine>[] = [
    {
      head: paper.columns.item,
      cell: (line) => (
        <>
          <b>{line.name}</b>
          {line.details.map((detail) => (
            <span key={detail} className="small soft block">
              {detail}
            </span>
          ))}
          {line.engraved.lines.map((text, at) => (
            <span key={at} className="small soft block">
              {line.engraved.name}: <bdi>{text}</bdi>
            </span>
          ))}
        </>
      ),
    },
    ...paper.columns.cells.map((head, at): Column<PaperLine> => ({ head, label: head, cell: (line) => line.cells[at] })),
    { head: paper.columns.strong, label: paper.columns.strong, cell: (line) => <b>{line.strong}</b> },
  ];
  return (
    <article className="card invoice">
      <header className="invoice-head">
        <div>
          <h2>{paper.heading}</h2>
          <p className="soft">{paper.seller.name}</p>
        </div>
        <Pairs pairs={paper.facts} />
      </header>
      <div className="invoice-parties">
        {[paper.seller, paper.buyer].map((party) => (
          <section key={party.title}>
            <h3 className="small soft">{party.title}</h3>
            <p>
              <b>{party.name}</b>
            </p>
            <Pairs pairs={party.rows} />
          </section>
        ))}
      </div>
      {paper.deliver ? (
        <section className="invoice-deliver">
          <h3 className="small soft">{paper.deliver.name}</h3>
          <p>{paper.deliver.value}</p>
        </section>
      ) : null}
      <DataTable caption={paper.heading} columns={columns} rows={[...paper.lines]} rowKey={(line) => line.name + line.details.join()} />
      <p className="small soft">{paper.note}</p>
      <div className="invoice-sums">
        <SummaryList
          rows={[
            ...paper.sums,
            {
              name: paper.whole.name,
              value: (
                <>
                  <span className="price block">{paper.whole.toman}</span>
                  <span className="small soft block">{paper.whole.rial}</span>
                </>
              ),
              total: true,
            },
            ...paper.tax,
            ...paper.paid,
          ]}
        />
      </div>
      <section className="invoice-deliver">
        <h3 className="small soft">{paper.words.name}</h3>
        <p>{paper.words.toman}</p>
        <p>{paper.words.rial}</p>
      </section>
      <section>
        <h3>{paper.proof.title}</h3>
        <p className="small soft">{paper.proof.lead}</p>
        <PriceProof proof={paper.proof} />
      </section>
      <p className="small soft">{paper.foot}</p>
    </article>
  );
}

function Pairs({ pairs }: { pairs: readonly Named[] }) {
  return (
    <dl className="invoice-pairs">
      {pairs.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
