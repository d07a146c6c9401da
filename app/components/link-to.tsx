import type { ComponentPropsWithoutRef } from 'react';
import { Link } from '../link';
import type { PageName, Query } from '../routes';

/** A page of ours with what its address needs, as data: for components that several pages use, each with its own way on. */
export type PlaceLink = { page: PageName; params?: Readonly<Record<string, string>>; query?: Query };

/** A link to such a page. */
export function LinkTo({ to: { page, params, query }, ...rest }: { to: PlaceLink; hash?: string } & Omit<ComponentPropsWithoutRef<'a'>, 'href'>) {
  return <Link {...rest} page={page as 'home'} params={params as undefined} query={query} />;
}
