import { FIND_MOST } from '#domain/desk/find-words';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

type Props = { lang: Lang; search: string; action: string; label: string; help: string };

/** Finds in a list by any part of a code, a number or a name; works without JavaScript. [ADM-3] */
export function ListSearch({ lang, search, action, label, help }: Props) {
  return (
    <form key={search} role="search" method="get" action={action} className="zb-search">
      <label htmlFor="zb-search">{label}</label>
      <input
        id="zb-search"
        type="search"
        name="search"
        dir="auto"
        defaultValue={search}
        maxLength={FIND_MOST}
        autoComplete="off"
        aria-describedby="zb-search-help"
      />
      <button type="submit" className="zb-button zb-button--quiet">
        {say(lang, 'admin.orders.search-go')}
      </button>
      <p id="zb-search-help" className="zb-help">
        {help}
      </p>
    </form>
  );
}
