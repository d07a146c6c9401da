import { useActionData, useLoaderData } from '@remix-run/react';
import { carried, fieldsSchema } from '#domain/fields';
import { ok } from '#domain/result';
import { myAddresses } from '#services/addresses/address-book';
import { removeAddress } from '#services/addresses/change-address';
import type { Answer } from '../../answer';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { FormErrors } from '../../components/form-errors';
import { Icon } from '../../components/icon';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useSay } from '../../words';
import { AccountFrame } from './account-frame';
import { AddressCard } from './address-card';

export const handle = { page: 'addresses', hydrate: true };

/** The address book, the newest first. [ORD-14] */
export const loader = page(async (ctx) => ({ addresses: await myAddresses(ctx) }));

export const action = actions({
  delete: doing({
    fields: () => fieldsSchema({ id: carried((typed) => ok(Number(typed))) }),
    run: (ctx, { id }) => removeAddress(ctx, id),
    then: (_gone, ctx) => ({ to: href(ctx.lang, 'addresses'), toast: { kind: 'success', key: 'common.success.deleted' } }),
  }),
});

export const meta = privateMeta('accounts.addresses.title', 'accounts.addresses.description');

export default function Addresses() {
  const { addresses } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  const add = (
    <ButtonLink kind={addresses.length > 0 ? 'soft' : 'main'} small page="addressNew">
      <Icon name="plus" />
      {say('accounts.addresses.add')}
    </ButtonLink>
  );
  return (
    <AccountFrame page="addresses" title={say('accounts.addresses.title')} aside={addresses.length > 0 && add}>
      <FormErrors answer={answer} />
      {addresses.length === 0 && <EmptyState fact={say('common.empty.addresses.fact')} action={add} />}
      {addresses.map((address) => (
        <AddressCard key={address.id} address={address} />
      ))}
    </AccountFrame>
  );
}
