import { commentFields, trapField } from '#domain/comments/fields';
import { fieldsSchema } from '#domain/fields';
import type { PostKind } from '#domain/content/post-tile';
import { writeComment } from '#services/comments/write';
import { actions, doing } from '../../door.server';
import { href } from '../../routes';

/** The form under an article or a piece of news: a comment that staff will read. [MAG-3] */
export function commentAction(kind: PostKind) {
  const page = kind === 'news' ? 'newsItem' : 'article';
  return actions({
    comment: doing({
      fields: () => fieldsSchema({ ...commentFields, website: trapField }),
      run: (ctx, { website, ...comment }, { params }) => writeComment(ctx, { ...comment, slug: params['slug'] ?? '', kind, trap: website }),
      then: ({ slug }, ctx) => ({ to: href(ctx.lang, page, { slug }), toast: { kind: 'success', key: 'common.success.comment-registered' } }),
    }),
  });
}
