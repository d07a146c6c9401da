import { commentFields, trapField } from '#domain/comments/fields';
import { usefulField } from '#domain/articles/useful';
import { fieldsSchema } from '#domain/fields';
import type { PostKind } from '#domain/content/post-tile';
import { writeComment } from '#services/comments/write';
import { answerUseful } from '#services/magazine/useful';
import { actions, doing } from '../../door.server';
import { href } from '../../routes';

/** The forms under an article or a piece of news: whether it was useful, and a comment that staff will read. [MAG-2: useful, MAG-3] */
export function articleAction(kind: PostKind) {
  const page = kind === 'news' ? 'newsItem' : 'article';
  return actions({
    useful: doing({
      fields: () => fieldsSchema({ answer: usefulField }),
      run: (ctx, { answer }, { params }) => answerUseful(ctx, { slug: params['slug'] ?? '', kind, useful: answer }),
      then: ({ slug }, ctx) => ({ to: href(ctx.lang, page, { slug }), toast: { kind: 'success', key: 'magazine.useful.thanks' } }),
    }),
    comment: doing({
      fields: () => fieldsSchema({ ...commentFields, website: trapField }),
      run: (ctx, { website, ...comment }, { params }) => writeComment(ctx, { ...comment, slug: params['slug'] ?? '', kind, trap: website }),
      then: ({ slug }, ctx) => ({ to: href(ctx.lang, page, { slug }), toast: { kind: 'success', key: 'common.success.comment-registered' } }),
    }),
  });
}
