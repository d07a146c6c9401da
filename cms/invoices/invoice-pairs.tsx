import { Fragment } from 'react';
import type { Named } from '#services/invoices/paper';

/** Names and values, as they stand on the invoice. */
export function InvoicePairs({ pairs }: { pairs: readonly Named[] }) {
  return (
    <dl className="zb-pairs">
      {pairs.map(({ name, value }, at) => (
        <Fragment key={at}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
