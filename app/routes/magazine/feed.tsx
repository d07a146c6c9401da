import { page } from '../../door.server';
import { feedOf } from './feed.server';

/** The magazine's feed. [LANG-7] */
export const loader = page((ctx, { request }) => feedOf(ctx, request, { kind: 'article' }));
