import { placeNames } from '#domain/addresses/iran';
import { bulkOrderMoves } from '#domain/orders/bulk-moves';
import { orderMoves, type OrderMover } from '#domain/orders/life-cycle';
import type { OrderState } from '#domain/orders/states';
import { nounOfQueue } from '#domain/work/nouns';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { WorkItem } from '#services/work/due';
import { goodsWords } from '../desk/goods-words';
import { writeChoice } from '../desk/read-many';
import { WishBadge } from '../orders/wish-badge';
import { NounBadge } from './noun-badge';
import { kindOfWork } from './work-kind';
import type { WorkLine } from './work-table';

/** One piece of work as a row: whom and what it is about, how it stands, by when, and whose it is. [ADM-3] */
export function itemLine(lang: Lang, item: WorkItem, roles: readonly OrderMover[]): WorkLine {
  const document = item.id === null ? null : `${item.collection}/${item.id}`;
  const orders = item.queue === 'calls' || item.queue === 'orders';
  const moves = orders
    ? orderMoves({ state: item.state as OrderState, paidToman: item.amountToman ?? 0, asked: item.kind === 'asked' }, roles).map(({ event }) => event)
    : [];
  const city = item.province && item.city ? placeNames(lang, item.province, item.city).city : null;
  return {
    key: item.key,
    document,
    ...(document ? {} : { href: `/admin/refund/${item.key.slice(item.key.indexOf(':') + 1)}` }),
    title: item.who ?? item.code,
    // What a review or a comment is written under is its goods, said below.
    code: item.who && item.queue !== 'reviews' && item.queue !== 'comments' ? item.code : null,
    lead: [say(lang, `work.queues.${item.queue}`), city].filter(Boolean).join(lang === 'fa' ? '، ' : ', '),
    about: aboutOf(lang, item),
    badge: (
      <>
        <NounBadge lang={lang} of={nounOfQueue(item.queue)} state={item.state} />
        {item.wished ? <WishBadge lang={lang} /> : null}
        {item.written ? <span className="zb-badge zb-badge--warn">{say(lang, 'work.written')}</span> : null}
      </>
    ),
    sumToman: item.amountToman,
    dueAt: item.dueAt,
    clock: item.clock,
    owner: document ? { id: item.ownerId, name: item.ownerName, version: item.version } : null,
    givenBy: item.givenBy,
    ...(document
      ? {
          choice: {
            value: writeChoice(document, orders ? item.state : '', item.version),
            moves: bulkOrderMoves.filter((one) => moves.includes(one)),
            wished: item.wished,
          },
        }
      : {}),
  };
}

/** The kind, the goods, and how often nobody picked up. */
function aboutOf(lang: Lang, { queue, collection, kind, goods }: WorkItem): string {
  const parts = [
    kindOfWork(lang, collection, kind),
    goods.length > 0 ? goodsWords(lang, goods) : null,
    queue === 'orders' && kind === 'asked' ? say(lang, 'work.waits') : null,
    queue === 'calls' && Number(kind) > 0 ? say(lang, 'work.no-answer', { count: Number(kind) }) : null,
  ];
  return parts.filter(Boolean).join(' · ');
}
