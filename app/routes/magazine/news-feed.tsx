import { page } from '../../door.server';
import { feedOf } from './feed.server';

/** The feed of the company's news. [LANG-7] */
export const loader = page((ctx, { request }) => feedOf(ctx, request, { kind: 'news' }));
