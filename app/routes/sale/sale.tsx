import { useActionData, useLoaderData } from '@remix-run/react';
import { contactField } from '#domain/accounts/fields';
import { fieldsSchema } from '#domain/fields';
import { say as sayIn } from '#locales/say';
import { salePage } from '#services/sale/sale-page';
import { waitForSale } from '#services/sale/wait-for-sale';
import type { Answer } from '../../answer';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { actions, doing, page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import { useSay } from '../../words';
import { SaleContact } from './sale-contact';
import { SaleList } from './sale-list';
import { SaleState } from './sale-state';

export const handle = { page: 'sale', hydrate: false };

export const loader = page(async (ctx) => {
  const sale = await salePage(ctx);
  const title = sale.title ?? sayIn(ctx.lang, 'sale.title');
  const meta = pageMeta(ctx, { page: 'sale', title, description: sale.lead ?? sayIn(ctx.lang, 'sale.description'), hidden: sale.state !== 'open' });
  return { sale, title, meta };
});

export const action = actions({
  default: doing({
    fields: () => fieldsSchema({ contact: contactField }),
    run: (ctx, { contact }) => waitForSale(ctx, contact),
    then: (_, ctx) => ({ to: href(ctx.lang, 'sale'), toast: { kind: 'success', key: 'sale.tell.done' } }),
  }),
});

export const meta = metaFromData;

/** The sale that staff open and close: its products, its code, and a way to be told. [CONT-2] */
export default function Sale() {
  const { sale, title } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  return (
    <div className="wrap page stack">
      <Breadcrumbs crumbs={[{ page: 'shop', label: say('shell.nav.shop') }]} here={title} />
      <div className="stack gap-3">
        <h1>{title}</h1>
        {sale.state === 'open' && sale.lead && <p className="lead">{sale.lead}</p>}
        <SaleState sale={sale} />
      </div>
      {sale.state === 'open' && sale.items.length === 0 && (
        <EmptyState
          fact={say('sale.empty')}
          action={
            <ButtonLink page="shop" kind="soft">
              {say('sale.shop')}
            </ButtonLink>
          }
        />
      )}
      {sale.items.length > 0 && <SaleList items={sale.items} />}
      {sale.state !== 'open' && (
        <div className="two">
          <SaleContact answer={answer} />
          <ButtonLink page="shop" kind="soft">
            {say('sale.shop')}
          </ButtonLink>
        </div>
      )}
      {sale.state === 'open' && <SaleContact answer={answer} />}
    </div>
  );
}
