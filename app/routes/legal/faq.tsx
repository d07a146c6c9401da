import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { TextPage } from '../../components/sections/text-page';
import { metaFromData } from '../../page-meta';
import { textLoader } from './text.server';
import homeStyles from '../../styles/home.css?url';

export const handle = { page: 'faq', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];
export const loader = textLoader('faq', 'faq');
export const meta = metaFromData;

/** Frequent questions, by subject. [PAGE-5] */
export default function Faq() {
  const { title, lead, sections } = useLoaderData<typeof loader>();
  return <TextPage title={title} lead={lead} sections={sections} />;
}
