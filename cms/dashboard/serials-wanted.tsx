import Link from 'next/link';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { SerialsAsked } from '#services/orders/serials-asked';
import { Said } from '../desk/said';

/** The serials that colleagues asked for, each with its order and a link to where they are recorded; a line goes once they are. [ORD-11, WAR-3, ADM-3] */
export function SerialsWanted({ lang, asked }: { lang: Lang; asked: readonly SerialsAsked[] }) {
  return (
    <section className="zb-note zb-wanted" aria-labelledby="zb-serials-wanted">
      <strong id="zb-serials-wanted">{say(lang, 'staff.serials.title', { count: asked.length })}</strong>
      <ul className="zb-plain">
        {asked.map(({ orderId, code, receiver, by, askedAt, lacking, named }) => (
          <li key={orderId}>
            <Link href={`/admin/collections/orders/${orderId}`} prefetch={false}>
              <bdi>{receiver}</bdi>
            </Link>{' '}
            <bdi dir="ltr" className="zb-cd">
              {code}
            </bdi>{' '}
            <span className="zb-help">
              <Said lang={lang} words="staff.serials.by" facts={{ by: by ?? say(lang, 'admin.lacking.who'), askedAt }} />
            </span>
            <ul className="zb-plain">
              {lacking.map((unit) => (
                <li key={unit.variantId}>
                  {say(lang, 'staff.serials.unit', { name: unit.name, count: unit.needed, recorded: unit.recorded })}{' '}
                  <Link href={`/admin/collections/variants/${unit.variantId}#zb-serials`} prefetch={false}>
                    {say(lang, 'staff.serials.record')}
                  </Link>
                </li>
              ))}
              {named.length > 0 ? (
                <li>
                  {say(lang, 'staff.serials.named')}{' '}
                  {named.map((serial) => (
                    <bdi key={serial} dir="ltr">
                      {serial}{' '}
                    </bdi>
                  ))}
                </li>
              ) : null}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
