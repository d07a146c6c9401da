import { useLoaderData } from '@remix-run/react';
import { addressFields } from '#domain/addresses/address';
import { fieldsSchema } from '#domain/fields';
import { sessionState } from '#services/accounts/session-state';
import { addAddress } from '#services/addresses/change-address';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { AccountFrame } from './account-frame';
import { AddressEditor } from './address-editor';

export const handle = { page: 'addressNew', hydrate: true, typed: Boolean };

/** The receiver of a first guess is the account's owner. [ORD-14] */
export const loader = page(async (ctx) => {
  const { user } = await sessionState(ctx);
  return { values: { receiverName: [user?.firstName, user?.lastName].filter(Boolean).join(' '), receiverPhone: user?.phone ?? '' } };
});

export const action = actions({
  default: doing({
    fields: () => fieldsSchema(addressFields),
    run: addAddress,
    then: (_made, ctx) => ({ to: href(ctx.lang, 'addresses'), toast: { kind: 'success', key: 'common.success.created' } }),
  }),
});

export const meta = privateMeta('accounts.addresses.new-title', 'accounts.addresses.description');

export default function AddressNew() {
  const { values } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  return (
    <AccountFrame page="addressNew" title={say('accounts.addresses.new-title')}>
      <AddressEditor values={values} answer={answer} />
    </AccountFrame>
  );
}
