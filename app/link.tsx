import { Link as RouterLink } from '@remix-run/react';
import { createContext, useContext, type ComponentPropsWithoutRef } from 'react';
import { href, pages, type Page, type PageName, type ParamsOf, type Query } from './routes';
import { useLang } from './words';

type Props<N extends PageName> = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  page: N;
  query?: Query;
  hash?: string;
} & (keyof ParamsOf<N> extends never ? { params?: undefined } : { params: ParamsOf<N> });

/** Whether this page hydrates; the layout says it once for all of its links. */
export const Hydrates = createContext(false);

/** A link to a page of ours. Between two hydrated pages the router navigates; every other link, a file to take along among them, loads a document. */
export function Link<N extends PageName>({ page, params, query, hash, children, ...rest }: Props<N>) {
  const lang = useLang();
  const to = href(lang, page, params as ParamsOf<N>, query) + (hash ? `#${hash}` : '');
  const here = useContext(Hydrates);
  const { hydrate, resource } = pages[page] as Page;
  if (here && hydrate && !resource)
    return (
      <RouterLink to={to} {...rest}>
        {children}
      </RouterLink>
    );
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
