import Link from 'next/link';
import type { OrderState } from '#domain/orders/states';
import { say } from '#locales/say';
import { serialsLacking } from '#services/orders/serials-lacking';
import type { Ctx } from '#services/context';

/** From the payment until it leaves, an order waits for what its dispatch will ask. */
const waiting = ['placed', 'under-review', 'queued', 'confirmed'] as const satisfies readonly OrderState[];

type Props = { ctx: Ctx; order: { id: number; state: string }; mayAdd: boolean };

/** Which devices of an order have no recorded serial yet, said long before the dispatch asks for it. [ORD-11, WAR-3] */
export async function SerialsLacking({ ctx, order, mayAdd }: Props) {
  const { lang } = ctx;
  if (!(waiting as readonly string[]).includes(order.state)) return null;
  const lacking = await serialsLacking(ctx, order.id);
  if (lacking.length === 0) return null;
  return (
    <div className="zb-note zb-lacking" role="note">
      <strong>{say(lang, 'admin.lacking.title')}</strong>
      <ul className="zb-plain">
        {lacking.map(({ variantId, name, needed, recorded }) => (
          <li key={variantId}>
            {say(lang, 'admin.lacking.unit', { name, count: needed, recorded })}{' '}
            {mayAdd ? (
              <Link href={`/admin/collections/variants/${variantId}#zb-serials`} prefetch={false}>
                {say(lang, 'admin.dispatch.record-serial')}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
      {mayAdd ? null : <p className="zb-help">{say(lang, 'admin.dispatch.ask-colleague')}</p>}
    </div>
  );
}
