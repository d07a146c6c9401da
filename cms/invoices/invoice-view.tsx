import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { say } from '#locales/say';
import { paperOf } from '#services/invoices/paper';
import { staffInvoice } from '#services/staff/invoice-detail';
import { mayNow } from '../access/staff';
import { langOf } from '../fields/lang-of';
import { InvoiceGoods } from './invoice-goods';
import { InvoicePairs } from './invoice-pairs';
import { PdfLinks } from './pdf-links';
import { deskCtx } from '../moves/desk-ctx';

/** The staff's page of an invoice: to be read or downloaded as PDF, never changed. [ORD-2, ADM-1] */
export async function InvoiceView({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const lang = langOf(req.i18n);
  const ctx = deskCtx(req);
  const found = ctx && mayNow(req, 'admin.invoices.read') && typeof doc?.['id'] === 'number' ? await staffInvoice(ctx, { id: doc['id'] }) : null;
  if (!found) return <Gutter>{say(lang, 'invoices.staff.unknown')}</Gutter>;
  const paper = paperOf(lang, found.content);
  return (
    <Gutter className="zb-order">
      <SetStepNav nav={[{ label: say(lang, 'admin.collections.invoices.many'), url: '/admin/collections/invoices' }, { label: found.number }]} />
      <header className="zb-head">
        <h1>
          <bdi>{paper.folio}</bdi>
        </h1>
        <strong>{paper.buyer.name}</strong>
        {found.orderId ? (
          <a href={`/admin/collections/orders/${found.orderId}`}>
            <bdi dir="ltr">{found.content.orderCode}</bdi>
          </a>
        ) : null}
      </header>
      <div className="zb-columns">
        <div>
          <InvoiceGoods paper={paper} />
          <section className="zb-card">
            <h2>{paper.proof.title}</h2>
            <InvoicePairs
              pairs={[...paper.proof.lines.map((line) => ({ name: line.of ? `${line.rule} (${line.of})` : line.rule, value: line.amount })), paper.proof.total]}
            />
          </section>
        </div>
        <div>
          <section className="zb-card">
            <h2>{say(lang, 'invoices.title')}</h2>
            <InvoicePairs pairs={paper.facts} />
            <PdfLinks lang={lang} id={found.id} />
            <p className="zb-help">{paper.foot}</p>
          </section>
          {[paper.buyer, paper.seller].map((party) => (
            <section key={party.title} className="zb-card">
              <h2>{party.title}</h2>
              <p>
                <strong>{party.name}</strong>
              </p>
              <InvoicePairs pairs={party.rows} />
            </section>
          ))}
        </div>
      </div>
    </Gutter>
  );
}
