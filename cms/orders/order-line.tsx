import { placeNames } from '#domain/addresses/iran';
import { bulkOrderMoves } from '#domain/orders/bulk-moves';
import { orderMoves, type OrderMover } from '#domain/orders/life-cycle';
import { rests } from '#domain/work/nouns';
import { formatPhone } from '#locales/numbers';
import { formatShortDate } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffOrderRow } from '#services/staff/order-list';
import { goodsWords } from '../desk/goods-words';
import { writeChoice } from '../desk/read-many';
import type { WorkLine } from '../work/work-table';
import { NounBadge } from '../work/noun-badge';
import { WishBadge } from './wish-badge';

/** An order as a row: who receives it and who bought it, where, with what, how it stands, and whose work it is. [ORD-10, ADM-3] */
export function orderLine(lang: Lang, row: StaffOrderRow, roles: readonly OrderMover[]): WorkLine {
  const { buyer, receiver } = row;
  const moves = orderMoves({ ...row, asked: row.askedUntil !== null }, roles).map(({ event }) => event);
  const done = rests('orders', row.state);
  return {
    key: String(row.id),
    document: `orders/${row.id}`,
    title: receiver.name,
    code: row.code,
    lead: placeNames(lang, row.province, row.city).city,
    about: (
      <>
        {goodsWords(lang, row.goods)} · <bdi dir="ltr">{formatPhone(lang, receiver.phone)}</bdi>
        {buyer.phone && buyer.phone !== receiver.phone ? (
          <>
            {' · '}
            {say(lang, 'admin.order.buyer')}: <bdi>{buyer.name}</bdi> <bdi dir="ltr">{formatPhone(lang, buyer.phone)}</bdi>
          </>
        ) : null}
      </>
    ),
    badge: (
      <>
        <NounBadge of="order" lang={lang} state={row.state} />
        {row.wished ? <WishBadge lang={lang} /> : null}
        {row.askedUntil ? <strong className="zb-waits">{say(lang, 'admin.orders.waits', { agreeBy: row.askedUntil })}</strong> : null}
      </>
    ),
    sumToman: row.totalToman,
    ...(done || row.state === 'awaiting-payment' ? { when: formatShortDate(lang, row.madeAt) } : { dueAt: row.dueAt, clock: row.clock }),
    owner: done && row.owner.id === null ? null : row.owner,
    ...(done
      ? {}
      : {
          choice: {
            value: writeChoice(`orders/${row.id}`, row.state, row.owner.version),
            moves: bulkOrderMoves.filter((one) => moves.includes(one)),
            wished: row.wished,
          },
        }),
  };
}
