import { FormField } from '../../components/form-field';
import { receiptField, registerFields } from '#domain/warranty/fields';
import { SERIAL_WITHIN_DAYS } from '#domain/catalog/promises';
import { formatDate, formatShortDate } from '#locales/format';
import type { ordersToRegister } from '#services/warranty/bought-here';
import type { Channel } from '#services/warranty/channels';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { DRAFT_FORM } from '../../shell/language-switch';
import { useLang, useSay } from '../../words';

type Props = {
  orders: Awaited<ReturnType<typeof ordersToRegister>>;
  channels: readonly Channel[];
  once: string;
  today: Date;
  firstDate: Date;
  answer: Answer | undefined;
};

/** The serial number and the purchase: an order of this website, or a covered place with its days. [WAR-2, WAR-3] */
export function DeviceForm({ orders, channels, once, today, firstDate, answer }: Props) {
  const lang = useLang();
  const say = useSay();
  const own = (name: string) => ({ name, defaultValue: answer?.values[name] ?? '', error: errorOf(answer, name) });
  const example = formatShortDate(lang, today);
  const bought = [
    ...orders.map(({ code, placedAt }) => ({
      value: `order:${code}`,
      label: say('warranty.register.bought-order', { code, placedDate: formatDate(lang, placedAt) }),
    })),
    ...channels.map(({ id, title, kind }) => ({
      value: `channel:${id}`,
      label: say('warranty.register.bought-channel', { title, kind: say(`warranty.channels.kinds.${kind}`) }),
    })),
    { value: 'transfer', label: say('warranty.register.bought-transfer') },
  ];
  return (
    <form id={DRAFT_FORM} method="post" noValidate encType="multipart/form-data" className="card stack">
      <FormErrors answer={answer} fields={{ ...registerFields, receipt: receiptField }} />
      <input type="hidden" name="once" value={once} />
      <fieldset className="stack gap-3">
        <legend className="text-h3">{say('warranty.register.parts.device')}</legend>
        <p className="small soft">{say('warranty.register.parts.device-why')}</p>
        <FormField field={registerFields.serial} {...own('serial')} autoComplete="off" />
      </fieldset>
      <fieldset className="stack gap-3">
        <legend className="text-h3">{say('warranty.register.parts.bought')}</legend>
        <p className="small soft">{say('warranty.register.parts.bought-why')}</p>
        <FormField field={registerFields.bought} {...own('bought')} empty={say('warranty.register.bought-choose')} options={bought} />
        <FormField field={registerFields.transferCode} {...own('transferCode')} optional={say('warranty.register.only-transfer')} autoComplete="off" />
      </fieldset>
      <fieldset className="stack gap-3">
        <legend className="text-h3">{say('warranty.register.elsewhere')}</legend>
        <p className="small soft">{say('warranty.register.parts.elsewhere-why')}</p>
        <p className="small soft">{say('warranty.register.elsewhere-rule', { days: SERIAL_WITHIN_DAYS, firstDate: formatDate(lang, firstDate) })}</p>
        <div className="form">
          <FormField
            field={registerFields.receivedOn}
            {...own('receivedOn')}
            optional={say('warranty.register.only-elsewhere')}
            autoComplete="off"
            help={say('warranty.register.day-help', { example })}
          />
          <FormField field={registerFields.purchasedOn} {...own('purchasedOn')} optional={say('warranty.register.only-elsewhere')} autoComplete="off" />
        </div>
        <p className="small soft">{say('warranty.register.receipt-help-confirm')}</p>
        <FormField field={receiptField} name="receipt" full answer={answer} error={errorOf(answer, 'receipt')} />
      </fieldset>
      <Button busyLabel={say('warranty.register.going')}>{say('warranty.register.go')}</Button>
    </form>
  );
}
