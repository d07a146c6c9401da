import { say } from '#locales/say';
import { page } from '../door.server';
import { metaFromData, pageMeta } from '../page-meta';
import { OfflinePage } from '../shell/error-page';

export const handle = { page: 'offline', hydrate: false };

export const loader = page((ctx) => ({
  meta: pageMeta(ctx, { page: 'offline', title: say(ctx.lang, 'shell.offline.title'), description: say(ctx.lang, 'shell.offline.text'), hidden: true }),
}));

export const meta = metaFromData;

/** What stands in the place of a page never seen, while there is no connection. [SHELL-2] */
export default OfflinePage;
