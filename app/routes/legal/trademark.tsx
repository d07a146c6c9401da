import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TextPage } from '../../components/sections/text-page';
import { metaFromData } from '../../page-meta';
import { textLoader } from './text.server';
import homeStyles from '../../styles/home.css?url';

export const handle = { page: 'trademark', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];
export const loader = textLoader('trademark', 'trademark-policy');
export const meta = metaFromData;

/** How our name and mark may be used. [PAGE-5] */
export default function Trademark() {
  const { title, lead, sections } = useLoaderData<typeof loader>();
  return <TextPage title={title} lead={lead} sections={sections} />;
}
