import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { MOST_STARS } from '#domain/reviews/fields';
import { deskReviewMoves } from '#domain/reviews/life-cycle';
import { formatDue } from '#locales/dates';
import { formatPhone } from '#locales/format';
import { say } from '#locales/say';
import { staffReview } from '#services/staff/review-detail';
import { langOf } from '../fields/lang-of';
import { deskCtx } from '../moves/desk-ctx';
import { Fresh } from '../moves/fresh';
import { History } from '../moves/history';
import { Moves } from '../moves/moves';
import { stampOf } from '../moves/stamp-of';
import { StateNow } from '../moves/state-now';
import { Held } from '../work/held';
import { OwnerLine } from '../work/owner-line';
import { TextCard } from '../moderation/text-card';
import { textMoves } from '../moderation/text-moves';

/** The staff's page of a review: its words, who bought what, what to look at, and the moves that are open now. [PROD-5, LEGAL-3, ADM-4] */
export async function ReviewView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const lang = langOf(req.i18n);
  const ctx = deskCtx(req);
  const stamp = await stampOf(req, 'reviews', doc?.['id']);
  const detail = ctx && typeof doc?.['id'] === 'number' ? await staffReview(ctx, doc['id']) : null;
  if (!ctx || !detail) return <Gutter>{say(lang, 'admin.review.unknown')}</Gutter>;
  const { review } = detail;
  const title = detail.product ?? detail.slug ?? '';
  return (
    <Gutter className="zb-order">
      <SetStepNav nav={[{ label: say(lang, 'admin.collections.reviews.many'), url: '/admin/collections/reviews' }, { label: title }]} />
      <Fresh lang={lang} document={`reviews/${review.id}`} stamp={stamp} />
      <header className="zb-head">
        <h1>{title}</h1>
        <StateNow lang={lang} of="reviews" id={review.id} state={review.state} />
        <span>{say(lang, 'reviews.stars', { stars: Number(review.rating), most: MOST_STARS })}</span>
        {review.dueAt ? (
          <span className={new Date(review.dueAt) < ctx.now ? 'zb-late' : 'zb-due'}>
            {say(lang, new Date(review.dueAt) < ctx.now ? 'admin.order.overdue' : 'admin.order.due')}: {formatDue(lang, new Date(review.dueAt))}
          </span>
        ) : null}
      </header>
      <OwnerLine ctx={ctx} collection="reviews" id={review.id} state={review.state} me={ctx.actor.kind === 'staff' ? ctx.actor.staffId : 0} />
      <div className="zb-columns">
        <div>
          <TextCard lang={lang} written={review.lang} body={review.body} marks={review.marks} />
          <Held ctx={ctx} collection="reviews" id={review.id} me={ctx.actor.kind === 'staff' ? ctx.actor.staffId : 0}>
            <Moves
              key={`${review.state} ${review.updatedAt}`}
              lang={lang}
              document={`reviews/${review.id}`}
              state={review.state}
              words={{ reasonHelp: say(lang, 'refusals.reviews.reason.missing') }}
              ask={typeof searchParams?.['ask'] === 'string' ? searchParams['ask'] : undefined}
              moves={textMoves({
                lang,
                moves: deskReviewMoves(review.state),
                body: review.body,
                marks: review.marks,
                words: 'reviews.moves',
                notes: { hide: say(lang, 'admin.review.notes.hide'), delete: say(lang, 'admin.review.notes.delete') },
              })}
            />
          </Held>
        </div>
        <div>
          <section className="zb-card">
            <h2>{say(lang, 'admin.review.writer')}</h2>
            <p>{review.shownName ?? say(lang, 'reviews.no-name')}</p>
            <p>
              <bdi dir="ltr">{formatPhone(lang, detail.phone)}</bdi>
            </p>
            {detail.order ? (
              <p className="zb-help">
                {say(lang, 'admin.review.order')} <bdi dir="ltr">{detail.order}</bdi>
              </p>
            ) : null}
          </section>
          <History lang={lang} of="review" events={detail.events} />
        </div>
      </div>
    </Gutter>
  );
}
