import { FIND_MOST } from '#domain/desk/find-words';
import { formatShortDate } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderListWish } from '#services/staff/order-list';
import type { Colleague } from '#services/work/give';
import { DayFields } from '../calendar/day-fields';
import { isWrong, type TypedDays } from '../calendar/read-days';

type Props = {
  lang: Lang;
  wish: OrderListWish;
  days: TypedDays;
  me: number;
  colleagues: readonly Colleague[];
  /** What is offered while a unit is typed. */ units: readonly { sku: string; title: string }[];
};
const noon = (day: string) => new Date(`${day}T12:00:00+03:30`);

/** The list by whose work, by days and by product; a form whose choices stand in the address. [ADM-3] */
export function OrderListMore({ lang, wish, days, me, colleagues, units }: Props) {
  const set = wish.owner !== undefined || wish.from || wish.to || wish.goods !== undefined || isWrong(days);
  const example = formatShortDate(lang, new Date('2026-11-21T12:00:00Z'));
  const shown = (day: string | undefined) => (day ? formatShortDate(lang, noon(day)) : '');
  return (
    <details className="zb-more" open={Boolean(set)}>
      <summary>{say(lang, 'staff.filter.more')}</summary>
      <form method="get" action="/admin/collections/orders" className="zb-fields" key={JSON.stringify([wish, days])}>
        {wish.show === 'open' ? null : <input type="hidden" name="show" value={wish.show} />}
        <label>
          <span>{say(lang, 'work.owner')}</span>
          <select name="owner" defaultValue={wish.owner === undefined ? '' : String(wish.owner)}>
            <option value="">{say(lang, 'work.owners.all')}</option>
            <option value={me}>{say(lang, 'work.owners.mine')}</option>
            <option value="nobody">{say(lang, 'work.owners.nobody')}</option>
            {colleagues
              .filter(({ id }) => id !== me)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </label>
        <DayFields {...{ lang, days }} placeholder={example} usual={{ from: shown(wish.from), to: shown(wish.to) }} />
        <label>
          <span>{say(lang, 'staff.filter.product')}</span>
          <input
            name="goods"
            list="zb-goods"
            autoComplete="off"
            maxLength={FIND_MOST}
            defaultValue={wish.goods ?? ''}
            placeholder={say(lang, 'staff.filter.goods')}
          />
          <datalist id="zb-goods">
            {units.map(({ sku, title }) => (
              <option key={sku} value={sku}>
                {title}
              </option>
            ))}
          </datalist>
        </label>
        <button type="submit" className="zb-button zb-button--quiet">
          {say(lang, 'staff.filter.go')}
        </button>
      </form>
    </details>
  );
}
