import { colourOf } from '#domain/catalog/colours';
import { formatMoney, formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderDetail } from '#services/staff/order-detail';

/** What was bought, with colour and engraving as they must be made. */
export function OrderLines({ lang, lines }: { lang: Lang; lines: OrderDetail['lines'] }) {
  const word = (key: 'item' | 'quantity' | 'unit' | 'total') => say(lang, `admin.order.${key}`);
  return (
    <section className="zb-card">
      <h2>{say(lang, 'admin.order.lines')}</h2>
      <table className="zb-table">
        <thead>
          <tr>
            <th>{word('item')}</th>
            <th>{word('quantity')}</th>
            <th>{word('unit')}</th>
            <th>{word('total')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <strong>{lang === 'fa' ? line.nameFa : line.nameEn}</strong>{' '}
                <bdi dir="ltr" className="zb-help">
                  {line.sku}
                </bdi>
                {line.colour ? (
                  <div className="zb-help">
                    {say(lang, 'admin.order.colour')}: {colourOf(line.colour)[lang]}
                  </div>
                ) : null}
                {line.engraving.length > 0 ? (
                  <div className="zb-help">
                    {say(lang, 'admin.order.engraving')}:
                    {line.engraving.map((text, index) => (
                      <div key={index} className="zb-engraving">
                        <bdi>{text}</bdi>
                      </div>
                    ))}
                  </div>
                ) : null}
              </td>
              <td>{formatNumber(lang, line.quantity)}</td>
              <td>{formatMoney(lang, line.unitToman + line.engravingToman)}</td>
              <td>{formatMoney(lang, line.totalToman)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
