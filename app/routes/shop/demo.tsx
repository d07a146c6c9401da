import { FormField } from '../../components/form-field';
import { useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { demoFields } from '#domain/inquiries/fields';
import { demoPlaces } from '#domain/inquiries/kinds';
import { say as sayIn } from '#locales/say';
import { namedProduct } from '#services/content/named-product';
import { askForDemo } from '#services/inquiries/ask';
import { inquiryPromise } from '#services/inquiries/promise';
import { knownAsker } from '#services/accounts/asker';
import { newOnceKey } from '#services/once-key';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Button } from '../../components/button';
import { Device } from '../../components/devices/device';
import { FormErrors } from '../../components/form-errors';
import { ownField } from '../../components/inquiries/own-field';
import { PlaceFields } from '../../components/inquiries/place-fields';
import { PromiseLine } from '../../components/inquiries/promise-line';
import { Isolated } from '../../components/sections/isolated';
import { actions, doing, page } from '../../door.server';
import { rememberSent } from '../../drafts.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import { DRAFT_FORM } from '../../shell/language-switch';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';

export const handle = { page: 'demo', hydrate: false, typed: Boolean };

export const loader = page(async (ctx, { params }) => {
  const slug = params['slug'] ?? '';
  const [product, promise, known] = await Promise.all([namedProduct(ctx, slug), inquiryPromise(ctx, 'demo'), knownAsker(ctx)]);
  if (!product.ok) return product;
  const name = product.value.title;
  const words = { title: sayIn(ctx.lang, 'inquiries.demo.title', { name }), description: sayIn(ctx.lang, 'inquiries.demo.description', { name }) };
  return { product: product.value, promise, known, once: newOnceKey(), meta: pageMeta(ctx, { page: 'demo', params: { slug }, ...words }) };
});

export const action = actions({
  default: doing({
    fields: () => fieldsSchema(demoFields),
    run: (ctx, form, { params }) => askForDemo(ctx, params['slug'] ?? '', form),
    then: async ({ code }, ctx, at) => ({ to: href(ctx.lang, 'inquiry', { code }), cookies: await rememberSent(ctx, at.request, code) }),
  }),
});

export const meta = metaFromData;

/** Seeing and trying a device before it is bought. [PROD-6] */
export default function Demo() {
  const { product, promise, known, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const own = ownField(answer, known);
  return (
    <div className="wrap page">
      <Breadcrumbs
        crumbs={[{ page: 'product', params: { slug: product.slug }, label: <Isolated text={product.title} /> }]}
        here={say('inquiries.kinds.demo')}
      />
      <div className="two">
        <div className="stack">
          <h1>
            <Isolated text={say('inquiries.demo.title', { name: product.title })} />
          </h1>
          <p className="lead">{say('inquiries.demo.lead')}</p>
          <form id={DRAFT_FORM} method="post" noValidate className="stack">
            <input type="hidden" name="once" value={answer?.values['once'] ?? once} />
            <FormErrors answer={answer} fields={demoFields} />
            <div className="form">
              <FormField field={demoFields.name} {...own('name')} />
              <FormField field={demoFields.phone} {...own('phone')} />
              <FormField
                field={demoFields.place}
                {...own('place')}
                full
                empty={say('inquiries.form.choose')}
                options={demoPlaces.map((place) => ({ value: place, label: say(`inquiries.places.${place}`) }))}
              />
              <PlaceFields answer={answer} />
              <FormField field={demoFields.words} {...own('words')} />
            </div>
            <PromiseLine>{say('inquiries.contact.promise', { dueBy: promise.dueTime })}</PromiseLine>
            <Button busyLabel={say('inquiries.contact.sending')}>{say('inquiries.demo.send')}</Button>
          </form>
        </div>
        <div className="stage mist">
          <Device name={product.look} label={product.title} />
        </div>
      </div>
    </div>
  );
}
