import { localDigits } from '#locales/format';
import { useLang, useSay } from '../words';
import { describedBy } from './field-frame';
import { Icon } from './icon';

type Props = { name?: string; min?: number; max: number; label: string; form?: string };

/** How many: a field that takes a number, with steps beside it when script is there. [CART-7] */
export function QuantityField({
  name = 'quantity',
  value,
  min = 1,
  max,
  label,
  form,
  error,
}: Props & { /** The text that was typed, where it was refused. */ value: number | string; error?: string | string[] }) {
  const lang = useLang();
  const say = useSay();
  return (
    <quantity-stepper class="qty" data-min={min} data-max={max} data-lang={lang}>
      <button type="button" className="ib" data-step="-1" aria-label={say('shell.quantity.less')} hidden>
        <Icon name="minus" />
      </button>
      <input
        id={name}
        name={name}
        defaultValue={localDigits(lang, value)}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        form={form}
        size={3}
        {...describedBy(name, { error })}
      />
      <button type="button" className="ib" data-step="1" aria-label={say('shell.quantity.more')} hidden>
        <Icon name="plus" />
      </button>
    </quantity-stepper>
  );
}

/** How many, in a row of the cart: two buttons that post the new number, so that it works without script. [CART-7] */
export function QuantityButtons({ name = 'quantity', value, min = 1, max, label, form }: Props & { value: number }) {
  const lang = useLang();
  const say = useSay();
  return (
    <span className="qty" role="group" aria-label={label}>
      <button className="ib" name={name} value={value - 1} disabled={value <= min} form={form} aria-label={say('shell.quantity.less')}>
        <Icon name="minus" />
      </button>
      <b>{localDigits(lang, value)}</b>
      <button className="ib" name={name} value={value + 1} disabled={value >= max} form={form} aria-label={say('shell.quantity.more')}>
        <Icon name="plus" />
      </button>
    </span>
  );
}
