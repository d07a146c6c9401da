import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { colourOf } from '#domain/catalog/colours';
import { isRowId } from '#domain/row-id';
import { formatNumber, formatPhone } from '#locales/numbers';
import { say } from '#locales/say';
import { noteReading } from '#services/staff/note-reading';
import { orderAsking } from '#services/staff/order-asking';
import { orderDetail } from '#services/staff/order-detail';
import { mayNow } from '../access/staff';
import { DeskFrame } from '../desk/frame';
import { deskCtx } from '../moves/desk-ctx';
import { GoesTo } from './goes-to';
import { PrintButton } from './print-button';
import { SerialsLacking } from './serials-lacking';

/** The slip that lies in a parcel: for whom it is, what is in it as it was made, and no price; what surrounds it is not printed. [ORD-11, ADM-3] */
export async function SlipView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const ctx = deskCtx(req);
  const id = Number((props.params?.['segments'] as string[] | undefined)?.[1]);
  const known = ctx !== null && mayNow(req, 'admin.orders.read') && isRowId(id);
  const detail = known ? await orderDetail(ctx, id) : null;
  if (!ctx || !detail) notFound();
  await noteReading(ctx, { of: 'orders', ids: [id], how: 'opened' });
  const { lang } = ctx;
  const { order, lines } = detail;
  const { proposals } = await orderAsking(ctx, id);
  const title = say(lang, 'admin.order.slip');
  const orders = { label: say(lang, 'admin.collections.orders.many'), url: '/admin/collections/orders' };
  return (
    <DeskFrame view={props} crumbs={[orders, { label: order.code, url: `/admin/collections/orders/${id}` }, { label: title }]} collection="orders">
      <SerialsLacking ctx={ctx} order={order} mayAdd={mayNow(req, 'admin.serials.add')} />
      <article className="zb-card zb-slip" aria-label={title}>
        <header className="zb-hd">
          <h1>
            {order.receiverName} <small>{formatPhone(lang, order.receiverPhone)}</small>
          </h1>
          <bdi dir="ltr" className="zb-cd">
            {order.code}
          </bdi>
        </header>
        <GoesTo lang={lang} order={order} />
        <table className="zb-table">
          <thead>
            <tr>
              <th>{say(lang, 'admin.order.quantity')}</th>
              <th>{say(lang, 'admin.order.item')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              // What the buyer agreed to goes in the line's place.
              const change = proposals.find((one) => one.state === 'agreed' && one.change?.lineId === line.id)?.change;
              const colour = change ? change.to.colour?.title : line.colour && colourOf(line.colour)[lang];
              return (
                <tr key={line.id}>
                  <td>{formatNumber(lang, change?.to.quantity ?? line.quantity)}</td>
                  <td>
                    <strong>{change?.to.name ?? (lang === 'fa' ? line.nameFa : line.nameEn)}</strong>{' '}
                    {change ? null : (
                      <bdi dir="ltr" className="zb-help">
                        {line.sku}
                      </bdi>
                    )}
                    {colour ? ` · ${colour}` : ''}
                    {(change?.engraving === 'lost' ? [] : line.engraving).map((text, index) => (
                      <div key={index} className="zb-engraving">
                        {say(lang, 'admin.order.engraving')}: <bdi>{text}</bdi>
                      </div>
                    ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </article>
      <p className="zb-buttons">
        <PrintButton label={say(lang, 'admin.order.print')} />
      </p>
    </DeskFrame>
  );
}
