import { useLoaderData } from '@remix-run/react';
import { say } from '#locales/say';
import { page } from '../door.server';
import { metaFromData, pageMeta } from '../page-meta';
import { OfflinePage } from '../shell/error-page';

export const handle = { page: 'offline', hydrate: false };

/** Why the page cannot be shown: it is one person's own, or a form could not be sent; else it was never seen before. */
const reasons = ['own', 'unsent'] as const;

export const loader = page((ctx, at) => ({
  why: reasons.find((one) => one === at.url.searchParams.get('why')) ?? ('unseen' as const),
  meta: pageMeta(ctx, { page: 'offline', title: say(ctx.lang, 'shell.offline.title'), description: say(ctx.lang, 'shell.offline.text'), hidden: true }),
}));

export const meta = metaFromData;

/** What stands in the place of a page never seen, while there is no connection. [SHELL-2] */
export default function Offline() {
  return <OfflinePage why={useLoaderData<typeof loader>().why} />;
}
