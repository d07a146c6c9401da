import type { ProofLine } from '#services/invoices/proof-lines';

export type ProofWords = { title: string; lead: string; lines: readonly ProofLine[]; total: { name: string; value: string } };

/** How a total came about: each line its rule, the last one the sum. [N-A5] */
export function PriceProof({ proof }: { proof: Pick<ProofWords, 'lines' | 'total'> }) {
  return (
    <table className="ledger">
      <tbody>
        {proof.lines.map((line, at) => (
          <tr key={at}>
            <td>
              {line.rule}
              {line.of && <span className="small soft block">{line.of}</span>}
            </td>
            <td>{line.amount}</td>
          </tr>
        ))}
        <tr className="total">
          <td>{proof.total.name}</td>
          <td>
            <b>{proof.total.value}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
