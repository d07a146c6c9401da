import { useLoaderData } from '@remix-run/react';
import { DAY_MS } from '#domain/calendars/day';
import { SERIAL_WITHIN_DAYS } from '#domain/catalog/promises';
import { fieldsSchema } from '#domain/fields';
import { parseBought, registerFields, type RegisterForm } from '#domain/warranty/fields';
import { formatDue, parseLocalDate } from '#locales/format';
import { newOnceKey } from '#services/once-key';
import { ordersToRegister } from '#services/warranty/bought-here';
import { coveredChannels } from '#services/warranty/channels';
import { checkPurchase, registerDevice, type Registered } from '#services/warranty/register-device';
import { actions, doing, page, type Handler } from '../../door.server';
import type { Flash } from '../../flash.server';
import { privateMeta } from '../../private-meta';
import { href, type Lang } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';
import { DeviceForm } from './device-form';
import { RegisterRules } from './register-rules';
import { uploadsOf } from './uploads';

export const handle = { page: 'deviceNew', hydrate: true, typed: Boolean };

/** What a device may be registered with: one's own orders, the covered places, and the first day of receipt that is in time. [WAR-2, WAR-3] */
export const loader = page(async (ctx) => {
  const [orders, channels] = await Promise.all([ordersToRegister(ctx), coveredChannels(ctx)]);
  return { orders, channels, once: newOnceKey(), today: ctx.now, firstDate: new Date(ctx.now.getTime() - SERIAL_WITHIN_DAYS * DAY_MS) };
});

/** A day comes in either calendar; what is no day at all stays for the rule to refuse. [LANG-4] */
const dayOf = (typed: string | null) => typed && (parseLocalDate(typed) ?? typed);

type Days = Pick<RegisterForm, 'receivedOn' | 'purchasedOn' | 'transferCode'>;
const ready = ({ transferCode, ...days }: Days, form: FormData) => ({
  transferCode,
  receivedOn: dayOf(days.receivedOn),
  purchasedOn: dayOf(days.purchasedOn),
  receipt: uploadsOf(form, 'receipt'),
});
const textOf = (form: FormData, name: string) => {
  const typed = form.get(name);
  return (typeof typed === 'string' && typed.trim().slice(0, 40)) || null;
};

const registered = (serial: string): Flash => ({ kind: 'success', key: 'warranty.register.done', facts: { serial } });

/** A registration that staff check first: it is listed as waiting until they have. */
function asked(lang: Lang, { code, dueAt }: NonNullable<Registered['waits']>): { to: string; toast: Flash } {
  const dueBy = formatDue(lang, new Date(dueAt));
  return { to: href(lang, 'devices'), toast: { kind: 'success', key: 'warranty.register.waiting', facts: { code, dueBy } } };
}

const register: Handler = (ctx, form, at, intent) =>
  doing({
    fields: () => fieldsSchema(registerFields),
    besides: () => {
      const bought = parseBought(textOf(form, 'bought') ?? '');
      const typed = { transferCode: textOf(form, 'transferCode'), receivedOn: textOf(form, 'receivedOn'), purchasedOn: textOf(form, 'purchasedOn') };
      return checkPurchase(ctx, { bought: bought.ok ? bought.value : null, ...ready(typed, form) });
    },
    run: (_, typed) => registerDevice(ctx, { ...typed, ...ready(typed, form) }),
    then: ({ serial, waits }) => (waits ? asked(ctx.lang, waits) : { to: href(ctx.lang, 'device', { serial }), toast: registered(serial) }),
  })(ctx, form, at, intent);

export const action = actions({ default: register });

export const meta = privateMeta('warranty.register.title', 'warranty.register.description');

export default function DeviceNew() {
  const { orders, channels, once, today, firstDate } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  return (
    <AccountFrame page="deviceNew" title={say('warranty.register.title')} lead={say('warranty.register.lead')}>
      <div className="two">
        <DeviceForm orders={orders} channels={channels} once={once} today={today} firstDate={firstDate} answer={answer} />
        <RegisterRules />
      </div>
    </AccountFrame>
  );
}
