import { colourOf } from '#domain/catalog/colours';
import { formatMoney, formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderAsking } from '#services/staff/order-asking';
import type { OrderDetail } from '#services/staff/order-detail';
import { DeskIcon } from '../desk/icon';
import { Said } from '../desk/said';

type Props = { lang: Lang; lines: OrderDetail['lines']; changes: OrderAsking['proposals']; pictures: ReadonlyMap<number, string> };

/** The lines of an order, with colour and engraving as they must be made, and what replaces them by the buyer's agreement. [ORD-8] */
export function OrderLines({ lang, lines, changes, pictures }: Props) {
  const changed = (id: number) => changes.find((one) => one.state === 'agreed' && one.change?.lineId === id)?.change;
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
                <span className="zb-pic">
                  {pictures.has(line.variantId) ? <img src={pictures.get(line.variantId)} alt="" loading="lazy" /> : <DeskIcon name="box" />}
                </span>
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
                <Instead lang={lang} change={changed(line.id)} />
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

function Instead({ lang, change }: { lang: Lang; change: OrderAsking['proposals'][number]['change'] | undefined }) {
  if (!change) return null;
  const { name, quantity, colour } = change.to;
  return (
    <div className="zb-late">
      {say(lang, 'admin.propose.send-instead')}: <Said lang={lang} words="orders.proposal.line" facts={{ name, count: quantity }} />
      {colour ? ` · ${colour.title}` : ''}
      {change.engraving === 'lost' ? ` · ${say(lang, 'admin.propose.not-engraved')}` : ''}
    </div>
  );
}
