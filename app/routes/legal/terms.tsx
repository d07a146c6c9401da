import type { LinksFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { localDigits } from '#locales/format';
import { TextPage } from '../../components/sections/text-page';
import { metaFromData } from '../../page-meta';
import type { ShellData } from '../../shell/shell-data.server';
import { useLang, useSay } from '../../words';
import { textLoader } from './text.server';
import homeStyles from '../../styles/home.css?url';

export const handle = { page: 'terms', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];
export const loader = textLoader('terms', 'terms-of-service');
export const meta = metaFromData;

/** The terms of service, with the version that is accepted before the first order. [LEGAL-1, LEGAL-2] */
export default function Terms() {
  const { title, lead, sections } = useLoaderData<typeof loader>();
  const version = (useRouteLoaderData('root') as ShellData | undefined)?.site.termsVersion;
  const lang = useLang();
  const say = useSay();
  const note = version && `${say('content.terms-version', { version: localDigits(lang, version) })}. ${say('content.terms-accept')}`;
  return <TextPage title={title} lead={lead} note={note} sections={sections} />;
}
