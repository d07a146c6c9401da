import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderAsking } from '#services/staff/order-asking';
import type { OrderDetail } from '#services/staff/order-detail';

/** A line whose goods are engraved, with the words as they must be made. */
export type Engraved = { lineId: number; name: string; texts: readonly string[] };

/** The engravings of an order as it is to be sent, without those that an agreed change removed. [PROD-2, ORD-8] */
export function engravedOf(
  lang: Lang,
  lines: readonly Pick<OrderDetail['lines'][number], 'id' | 'nameFa' | 'nameEn' | 'engraving'>[],
  changes: readonly Pick<OrderAsking['proposals'][number], 'state' | 'change'>[],
): Engraved[] {
  const lost = changes.flatMap(({ state, change }) => (state === 'agreed' && change?.engraving === 'lost' ? [change.lineId] : []));
  return lines.flatMap(({ id, nameFa, nameEn, engraving }) =>
    engraving.length > 0 && !lost.includes(id) ? [{ lineId: id, name: lang === 'fa' ? nameFa : nameEn, texts: engraving }] : [],
  );
}

/** The words of one line, each as it is made. */
export function EngravedWords({ lang, texts }: { lang: Lang; texts: readonly string[] }) {
  return (
    <span className="zb-help">
      {say(lang, 'admin.order.engraving')}:{' '}
      {texts.map((text, index) => (
        <bdi key={index} className="zb-engraving zb-engraved">
          {text}
        </bdi>
      ))}
    </span>
  );
}

/** Each engraved line with its words, where a move is made by them. [PROD-2] */
export function EngravedLines({ lang, engraved, title }: { lang: Lang; engraved: readonly Engraved[]; title: string }) {
  if (engraved.length === 0) return null;
  return (
    <div className="zb-effects">
      <strong>{title}</strong>
      <ul>
        {engraved.map(({ lineId, name, texts }) => (
          <li key={lineId}>
            {name} · <EngravedWords lang={lang} texts={texts} />
          </li>
        ))}
      </ul>
    </div>
  );
}
