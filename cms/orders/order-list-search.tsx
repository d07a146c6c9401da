import { ORDER_SEARCH_MOST } from '#domain/orders/order-search';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { orderListAddress } from './order-list-address';

/** Finds an order by the beginning of its code, of its receiver's phone or name; works without JavaScript. [ADM-3] */
export function OrderListSearch({ lang, search }: { lang: Lang; search: string }) {
  return (
    <form key={search} role="search" method="get" action={orderListAddress({})} className="zb-search">
      <label htmlFor="zb-search">{say(lang, 'admin.orders.search')}</label>
      <input
        id="zb-search"
        type="search"
        name="search"
        dir="auto"
        defaultValue={search}
        maxLength={ORDER_SEARCH_MOST}
        autoComplete="off"
        aria-describedby="zb-search-help"
      />
      <button type="submit" className="zb-button zb-button--quiet">
        {say(lang, 'admin.orders.search-go')}
      </button>
      <p id="zb-search-help" className="zb-help">
        {say(lang, 'admin.orders.search-help')}
      </p>
    </form>
  );
}
