import Link from 'next/link';
import { beforeDispatchStates } from '#domain/orders/dispatch';
import { say } from '#locales/say';
import type { Ctx } from '#services/context';
import { serialsAsked } from '#services/orders/serials-asked';
import { serialsLacking } from '#services/orders/serials-lacking';
import { colleaguesWith } from '#services/work/give';
import { Said } from '../desk/said';
import { AskSerials } from './ask-serials';
import { NamedSerials } from './named-serials';

type Props = { ctx: Ctx; order: { id: number; state: string }; mayAdd: boolean };

/** Which devices of an order have no recorded serial yet, said long before the dispatch asks for it; who records none asks a colleague by a press. [ORD-11, WAR-3] */
export async function SerialsLacking({ ctx, order, mayAdd }: Props) {
  const { lang } = ctx;
  if (!(beforeDispatchStates as readonly string[]).includes(order.state)) return null;
  const [lacking, [asked]] = await Promise.all([serialsLacking(ctx, order.id), serialsAsked(ctx, order.id)]);
  if (lacking.length === 0 && !asked) return null;
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
        {asked ? <NamedSerials lang={lang} asked={asked} mayAdd={mayAdd} /> : null}
      </ul>
      {mayAdd || asked ? null : <p className="zb-help">{say(lang, 'admin.dispatch.ask-colleague')}</p>}
      {asked ? (
        <p className="zb-help">
          <Said
            lang={lang}
            words={mayAdd ? 'admin.lacking.wanted' : 'admin.lacking.asked'}
            facts={{ by: asked.by ?? say(lang, 'admin.lacking.who'), askedAt: asked.askedAt, ...(mayAdd ? {} : { names: await recorders(ctx) }) }}
          />
        </p>
      ) : mayAdd ? null : (
        <AskSerials lang={lang} orderId={order.id} />
      )}
    </div>
  );
}

/** Who records serials, by their names. */
async function recorders(ctx: Ctx): Promise<string> {
  const colleagues = await colleaguesWith(ctx, 'admin.serials.add');
  return new Intl.ListFormat(ctx.lang, { type: 'disjunction' }).format(colleagues.map(({ name }) => isolated(name)));
}

/** A name between names keeps its own direction. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
