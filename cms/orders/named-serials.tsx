import Link from 'next/link';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { SerialsAsked } from '#services/orders/serials-asked';

type Props = { lang: Lang; asked: Pick<SerialsAsked, 'named' | 'units' | 'lacking'>; mayAdd: boolean };

/** The serials that were read from an order's devices and are not recorded, with the way to where that is done: the page of the unit that each may belong to. [ORD-11, WAR-3] */
export function NamedSerials({ lang, asked: { named, units, lacking }, mayAdd }: Props) {
  if (named.length === 0) return null;
  // What lacks serials leads there by its own line.
  const others = units.filter(({ variantId }) => !lacking.some((unit) => unit.variantId === variantId));
  return (
    <li>
      {say(lang, 'staff.serials.named')}{' '}
      {named.map((serial) => (
        <bdi key={serial} dir="ltr">
          {serial}{' '}
        </bdi>
      ))}
      {mayAdd
        ? others.map(({ variantId, name }) => (
            <span key={variantId}>
              <Link href={`/admin/collections/variants/${variantId}?serials=${encodeURIComponent(named.join('\n'))}#zb-serials`} prefetch={false}>
                {units.length > 1 ? say(lang, 'staff.serials.record-of', { name }) : say(lang, 'staff.serials.record')}
              </Link>{' '}
            </span>
          ))
        : null}
    </li>
  );
}
