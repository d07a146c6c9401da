import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { refundId } from '#domain/refunds/refund-id';
import { formatPhone } from '#locales/numbers';
import { hasWord, say } from '#locales/say';
import { refundPage } from '#services/staff/refund-page';
import { mayNow } from '../access/staff';
import { DeskFrame } from '../desk/frame';
import { deskCtx } from '../moves/desk-ctx';
import { OrderRefunds } from './order-refunds';

/** A refund of what is no order, on a page of its own: whose it is, of what, and the same card as in an order. [ORD-9, ADM-3] */
export async function RefundView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const ctx = deskCtx(req);
  const id = refundId.read((props.params?.['segments'] as string[] | undefined)?.[1] ?? '');
  const page = ctx && id.ok && mayNow(req, 'admin.orders.read') ? await refundPage(ctx, id.value) : null;
  if (!ctx || !page) notFound();
  const { lang, now } = ctx;
  const { refund, buyer, code, kind } = page;
  const name = buyer.name || formatPhone(lang, buyer.phone);
  const word = `admin.refund.kinds.${kind}`;
  return (
    <DeskFrame view={props} crumbs={[{ label: say(lang, 'admin.refund.title') }, { label: name }]}>
      <div className="zb-title">
        <div>
          <h1>{name}</h1>
          <p>
            {hasWord(word) ? say(lang, word) : null} {code ? <bdi dir="ltr">{code}</bdi> : null} · <bdi dir="ltr">{formatPhone(lang, buyer.phone)}</bdi>
          </p>
        </div>
      </div>
      <OrderRefunds lang={lang} document={`refund/${refund.id}`} refunds={[refund]} mayCarryOut={mayNow(req, 'refunds.try-again')} now={now} />
    </DeskFrame>
  );
}
