import Link from 'next/link';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { SerialsAsked } from '#services/orders/serials-asked';
import { Said } from '../desk/said';
import { NamedSerials } from '../orders/named-serials';

/** The serials that colleagues asked for, each with its order and a link to where they are recorded; a line goes once they are. [ORD-11, WAR-3, ADM-3] */
export function SerialsWanted({ lang, asked }: { lang: Lang; asked: readonly SerialsAsked[] }) {
  return (
    <section className="zb-note zb-wanted" aria-labelledby="zb-serials-wanted">
      <strong id="zb-serials-wanted">{say(lang, 'staff.serials.title', { count: asked.length })}</strong>
      <ul className="zb-plain">
        {asked.map((one) => (
          <li key={one.orderId}>
            <Link href={`/admin/collections/orders/${one.orderId}`} prefetch={false}>
              <bdi>{one.receiver}</bdi>
            </Link>{' '}
            <bdi dir="ltr" className="zb-cd">
              {one.code}
            </bdi>{' '}
            <span className="zb-help">
              <Said lang={lang} words="staff.serials.by" facts={{ by: one.by ?? say(lang, 'admin.lacking.who'), askedAt: one.askedAt }} />
            </span>
            <ul className="zb-plain">
              {one.lacking.map((unit) => (
                <li key={unit.variantId}>
                  {say(lang, 'staff.serials.unit', { name: unit.name, count: unit.needed, recorded: unit.recorded })}{' '}
                  <Link href={`/admin/collections/variants/${unit.variantId}#zb-serials`} prefetch={false}>
                    {say(lang, 'staff.serials.record')}
                  </Link>
                </li>
              ))}
              <NamedSerials lang={lang} asked={one} mayAdd />
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
