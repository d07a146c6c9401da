import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { STAFF_LANGUAGE_COOKIE } from '#services/staff/token';
import { CLOSED_HEADER, readClosed } from '../../../../access/desk-pages';
import { closedTitle } from '../../../../desk/closed-words';
import config from '../../../../payload.config';
import { CLOSED_VIEW, inOwnName, ledElsewhere, ownTitle, ownView, windowTitle } from '../../../../desk/own-views';
import { importMap } from '../importMap.js';

type Args = { params: Promise<{ segments: string[] }>; searchParams: Promise<Record<string, string | string[]>> };

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const found = await generatePageMetadata({ config, params, searchParams });
  const lang = (await cookies()).get(STAFF_LANGUAGE_COOKIE)?.value === 'en' ? 'en' : 'fa';
  const closed = readClosed((await headers()).get(CLOSED_HEADER));
  const title = closed ? windowTitle(lang, closedTitle(lang, closed)) : ownTitle(lang, (await params).segments);
  return { ...found, title: title ?? (typeof found.title === 'string' ? inOwnName(lang, found.title) : found.title) };
}

/** Every page of the admin. */
export default async function AdminPage({ params, searchParams }: Args) {
  const elsewhere = ledElsewhere((await params).segments);
  if (elsewhere) redirect(elsewhere);
  if (readClosed((await headers()).get(CLOSED_HEADER)))
    return RootPage({ config, importMap, params: Promise.resolve({ segments: [CLOSED_VIEW] }), searchParams });
  return RootPage({ config, importMap, params: params.then(ownView), searchParams });
}
