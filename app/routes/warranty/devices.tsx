import { useActionData, useLoaderData } from '@remix-run/react';
import { carried, fieldsSchema, type Field } from '#domain/fields';
import { serialField } from '#domain/warranty/fields';
import { myClaims, withdrawClaim } from '#services/warranty/claims/mine';
import { newTransferCode } from '#services/warranty/hand-over';
import { myGivenUp } from '#services/warranty/transfers';
import { myDevices } from '#services/warranty/passport';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { Icon } from '../../components/icon';
import { FormErrors } from '../../components/form-errors';
import { actions, doing, page } from '../../door.server';
import type { Answer } from '../../answer';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';
import { ClaimCard } from './claim-card';
import { DeviceCard } from './device-card';
import { GivenUpCard } from './given-up-card';
import { showTransfer, shownTransfer } from './shown-transfer.server';
import { TransferShown } from './transfer-shown';

export const handle = { page: 'devices', hydrate: true };

/** The asker's registered devices, the newest first, each with what is left of its warranty; what waits for confirmation, and what they gave up. [WAR-3, WAR-8] */
export const loader = page(async (ctx, at) => {
  const [devices, claims, given, code] = await Promise.all([myDevices(ctx), myClaims(ctx), myGivenUp(ctx), shownTransfer(at)]);
  return { devices, claims, given, code };
});

const claimCode: Field<string> = carried((typed) =>
  /^ZD-[2-9A-HJKMNP-Z]{7}$/.test(typed) ? { ok: true, value: typed } : { ok: false, code: 'common.form.expired' },
);

export const action = actions({
  'withdraw-claim': doing({
    fields: () => fieldsSchema({ claim: claimCode }),
    run: (ctx, { claim }) => withdrawClaim(ctx, claim),
    then: (_, ctx) => ({ to: href(ctx.lang, 'devices'), toast: { kind: 'info', key: 'warranty.claims.withdrawn' } }),
  }),
  'transfer-code': doing({
    fields: () => fieldsSchema({ serial: serialField }),
    run: (ctx, { serial }) => newTransferCode(ctx, serial),
    then: async (code, ctx) => ({ to: href(ctx.lang, 'devices'), cookies: [await showTransfer(code)] }),
  }),
});

export const meta = privateMeta('warranty.list.title', 'warranty.list.description');

export default function Devices() {
  const { devices, claims, given, code } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  const add = (
    <ButtonLink kind={devices.length > 0 ? 'soft' : 'main'} small page="deviceNew">
      <Icon name="plus" />
      {say('warranty.list.add')}
    </ButtonLink>
  );
  return (
    <AccountFrame page="devices" title={say('warranty.list.title')} aside={devices.length > 0 && add}>
      <FormErrors answer={answer} names={{ serial: null, claim: null }} />
      {code && <TransferShown transfer={code} />}
      {claims.map((claim) => (
        <ClaimCard key={claim.code} claim={claim} />
      ))}
      {devices.length === 0 && claims.length === 0 && <EmptyState fact={say('warranty.list.empty')} text={say('warranty.list.empty-text')} action={add} />}
      {devices.map((device) => (
        <DeviceCard key={device.serial} device={device} />
      ))}
      {given.length > 0 && <GivenUpCard devices={given} />}
      <p className="small">
        <Link page="warranty">{say('warranty.register.guide')}</Link>
      </p>
    </AccountFrame>
  );
}
