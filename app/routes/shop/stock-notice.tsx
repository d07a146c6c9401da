import { useLoaderData } from '@remix-run/react';
import { rowNumber } from '#domain/catalog/stock-notice';
import { fieldsSchema } from '#domain/fields';
import { askForStock, stockNoticePage } from '#services/stock-notices/ask';
import { errorOf } from '../../answer';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { FormErrors } from '../../components/form-errors';
import { RadioCards } from '../../components/radio-cards';
import { Isolated } from '../../components/sections/isolated';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';

export const handle = { page: 'stockNotice', hydrate: false };

/** Units that are out of stock, and those that this person asked to be told about. [PROD-6: stock notice] */
export const loader = page(async (ctx, { params, url }) => {
  const found = await stockNoticePage(ctx, params['slug'] ?? '');
  return found.ok ? { ...found.value, asked: url.searchParams.get('variant') } : found;
});

export const action = actions({
  default: doing({
    fields: () => fieldsSchema({ variant: rowNumber }),
    run: (ctx, form, { params }) => askForStock(ctx, params['slug'] ?? '', form),
    then: (_, ctx) => ({ to: href(ctx.lang, 'requests'), toast: { kind: 'success', key: 'inquiries.stock.noted' } }),
  }),
});

export const meta = privateMeta('inquiries.stock.title', 'inquiries.stock.description');

export default function StockNotice() {
  const { product, units, asked } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const gone = units.filter(({ inStock }) => !inStock);
  const free = gone.filter(({ waiting }) => !waiting);
  const back = (
    <ButtonLink page="product" params={{ slug: product.slug }} kind="soft">
      {say('reviews.back')}
    </ButtonLink>
  );
  return (
    <div className="wrap page stack">
      <Breadcrumbs
        crumbs={[{ page: 'product', params: { slug: product.slug }, label: <Isolated text={product.title} /> }]}
        here={say('inquiries.stock.title')}
      />
      <h1>
        <Isolated text={say('inquiries.stock.title-of', { name: product.title })} />
      </h1>
      {free.length === 0 ? (
        <EmptyState fact={say(gone.length === 0 ? 'inquiries.stock.there' : 'inquiries.stock.waiting')} action={back} />
      ) : (
        <form method="post" noValidate className="card stack">
          <FormErrors answer={answer} />
          <p>{say('inquiries.stock.lead')}</p>
          <RadioCards
            name="variant"
            legend={say('catalog.product.model')}
            value={String((free.find(({ id }) => String(id) === (answer?.values['variant'] ?? asked)) ?? free[0])?.id)}
            error={errorOf(answer, 'variant')}
            options={gone.map(({ id, title, waiting }) => ({
              value: String(id),
              label: <Isolated text={title} />,
              text: waiting ? say('inquiries.stock.waiting') : say('catalog.product.sold-out'),
              disabled: waiting,
            }))}
          />
          <Button busyLabel={say('inquiries.contact.sending')}>{say('inquiries.stock.send')}</Button>
        </form>
      )}
    </div>
  );
}
