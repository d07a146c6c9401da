import { useLoaderData } from '@remix-run/react';
import { addressFields } from '#domain/addresses/address';
import { fieldsSchema } from '#domain/fields';
import { myAddress } from '#services/addresses/address-book';
import { editAddress } from '#services/addresses/change-address';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { AccountFrame } from './account-frame';
import { AddressEditor } from './address-editor';

export const handle = { page: 'addressEdit', hydrate: true, typed: Boolean };

/** An address of one's own book; another's is not found. [ORD-14] */
export const loader = page((ctx, at) => myAddress(ctx, Number(at.params['id'])));

export const action = actions({
  default: doing({
    fields: () => fieldsSchema(addressFields),
    run: (ctx, address, at) => editAddress(ctx, Number(at.params['id']), address),
    then: (_saved, ctx) => ({ to: href(ctx.lang, 'addresses'), toast: { kind: 'success', key: 'common.success.edited' } }),
  }),
});

export const meta = privateMeta('accounts.addresses.edit-title', 'accounts.addresses.description');

export default function AddressEdit() {
  const address = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  return (
    <AccountFrame page="addressEdit" title={say('accounts.addresses.edit-title')}>
      <AddressEditor values={address} answer={answer} />
    </AccountFrame>
  );
}
