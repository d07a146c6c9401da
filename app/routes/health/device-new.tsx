import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { deviceFields, serialInAddress } from '#domain/health/family-device';
import { addDevice, familyDevices } from '#services/health/devices';
import { errorOf } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { AppFrame } from './app-frame';
import { useMemberOptions } from './member-options';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appDeviceNew', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Gives a device of one's own to a member, by its serial. [FAM-3] */
export const loader = page(async (ctx, at) => {
  const found = await familyDevices(ctx);
  if (!found.ok) return found;
  const { devices, members } = found.value;
  const mine = members.find(({ isMine }) => isMine);
  const serial = serialInAddress.read(at.url.searchParams.get('serial') ?? '');
  // The device that nobody uses yet is most likely the one that is meant.
  const unused = devices.find(({ ref }) => ref === null)?.serial ?? '';
  return { name: mine?.firstName || mine?.lastName || '—', members, serial: serial.ok ? (serial.value ?? unused) : unused };
});

export const action = actions({
  default: doing({
    fields: () => fieldsSchema(deviceFields),
    run: (ctx, device) => addDevice(ctx, device),
    then: (_, ctx) => ({ to: href(ctx.lang, 'appDevices'), toast: { kind: 'success', key: 'health.devices.added' } }),
  }),
});

export const meta = privateMeta('health.devices.new', 'health.devices.description');

export default function DeviceNew() {
  const { name, members, serial } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const options = useMemberOptions(members);
  return (
    <AppFrame page="appDeviceNew" whose={{ of: undefined, name, isMine: true }} title={say('health.devices.new')}>
      <FormErrors answer={answer} fields={deviceFields} />
      <form method="post" noValidate className="card lift stack narrow">
        <FormField field={deviceFields.serial} name="serial" error={errorOf(answer, 'serial')} defaultValue={answer?.values['serial'] ?? serial} />
        <FormField
          field={deviceFields.member}
          name="member"
          options={options}
          empty={say('health.add.choose')}
          error={errorOf(answer, 'member')}
          defaultValue={answer?.values['member'] ?? (options.length === 1 ? options[0]?.value : undefined)}
        />
        <div className="row">
          <Button busyLabel={say('health.add.busy')}>{say('health.devices.add-this')}</Button>
          <ButtonLink kind="outline" page="appDevices">
            {say('health.add.cancel')}
          </ButtonLink>
        </div>
      </form>
      <p className="small soft">
        {say('health.devices.first-register')} <Link page="deviceNew">{say('health.devices.register')}</Link>
      </p>
    </AppFrame>
  );
}
