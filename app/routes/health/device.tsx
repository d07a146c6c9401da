import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { memberField } from '#domain/health/family-device';
import { devicePage, moveDevice, removeDevice } from '#services/health/devices';
import { errorOf } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { actions, doing, page, type At } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { AppFrame } from './app-frame';
import { useMemberOptions } from './member-options';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appDevice', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const fields = { member: memberField } as const;
const refOf = ({ params }: At) => params['ref'] ?? '';

/** A device of the family: handed on to another member, or taken back once that was asked for and confirmed. [FAM-3] */
export const loader = page(async (ctx, at) => {
  const found = await devicePage(ctx, refOf(at));
  if (!found.ok) return found;
  const { device, members } = found.value;
  const mine = members.find(({ isMine }) => isMine);
  return { mine: mine?.firstName || mine?.lastName || '—', device, members: members.filter(({ ref }) => ref !== device.member?.ref) };
});

export const action = actions({
  move: doing({
    fields: () => fieldsSchema(fields),
    run: (ctx, { member }, at) => moveDevice(ctx, { ref: refOf(at), member }),
    then: (_, ctx) => ({ to: href(ctx.lang, 'appDevices'), toast: { kind: 'success', key: 'health.devices.moved' } }),
  }),
  remove: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _, at) => removeDevice(ctx, refOf(at)),
    then: (_, ctx) => ({ to: href(ctx.lang, 'appDevices'), toast: { kind: 'success', key: 'health.devices.removed' } }),
  }),
});

export const meta = privateMeta('health.devices.one', 'health.devices.description');

export default function FamilyDevice() {
  const { mine, device, members } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const options = useMemberOptions(members);
  const { name, serial, member } = device;
  const who = member?.isMine ? say('health.devices.me') : [member?.firstName, member?.lastName].filter(Boolean).join(' ') || '—';
  return (
    <AppFrame page="appDevice" whose={{ of: undefined, name: mine, isMine: true }} title={name}>
      <FormErrors answer={answer} fields={fields} />
      <section className="card lift stack narrow">
        <p className="find">{say('health.devices.with', { name: who })}</p>
        <p className="small soft">
          {say('health.devices.serial')} <bdi dir="ltr">{serial}</bdi>
        </p>
        {options.length === 0 ? (
          <p className="small soft">{say('health.devices.nobody-else')}</p>
        ) : (
          <form method="post" noValidate className="stack gap-3">
            <input type="hidden" name="intent" value="move" />
            <FormField
              field={memberField}
              name="member"
              options={options}
              empty={say('health.add.choose')}
              error={errorOf(answer, 'member')}
              defaultValue={answer?.values['member']}
            />
            <div className="row">
              <Button busyLabel={say('health.add.busy')}>{say('health.devices.move')}</Button>
              <ButtonLink kind="outline" page="appDevices">
                {say('health.add.cancel')}
              </ButtonLink>
            </div>
          </form>
        )}
      </section>
      <details className="narrow">
        <summary>{say('health.devices.remove')}</summary>
        <form method="post" noValidate className="card stack gap-3">
          <input type="hidden" name="intent" value="remove" />
          <p>{say('health.devices.remove-text', { name: who })}</p>
          <div className="row">
            <Button kind="danger" small busyLabel={say('health.add.busy')}>
              {say('health.devices.remove-now')}
            </Button>
          </div>
        </form>
      </details>
    </AppFrame>
  );
}
