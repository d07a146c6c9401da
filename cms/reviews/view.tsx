import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { MOST_STARS } from '#domain/reviews/fields';
import { reviewCycle } from '#domain/reviews/life-cycle';
import { formatPhone } from '#locales/format';
import { say } from '#locales/say';
import { staffReview } from '#services/staff/review-detail';
import { langOf } from '../fields/lang-of';
import { TextPage } from '../moderation/text-page';
import { deskCtx } from '../moves/desk-ctx';
import { History } from '../moves/history';
import { stampOf } from '../moves/stamp-of';

/** The staff's page of a review: its words, who bought what, what to look at, and the moves that are open now. [PROD-5, LEGAL-3, ADM-4] */
export async function ReviewView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const lang = langOf(req.i18n);
  const ctx = deskCtx(req);
  const stamp = await stampOf(req, 'reviews', doc?.['id']);
  const detail = ctx && typeof doc?.['id'] === 'number' ? await staffReview(ctx, doc['id']) : null;
  if (!ctx || !detail) return <Gutter>{say(lang, 'admin.review.unknown')}</Gutter>;
  const { review } = detail;
  return (
    <TextPage
      ctx={ctx}
      of="reviews"
      cycle={reviewCycle}
      text={review}
      title={detail.product ?? detail.slug ?? ''}
      stamp={stamp}
      ask={typeof searchParams?.['ask'] === 'string' ? searchParams['ask'] : undefined}
      notes={{ hide: say(lang, 'admin.review.notes.hide'), delete: say(lang, 'admin.review.notes.delete') }}
      reasonHelp={say(lang, 'refusals.reviews.reason.missing')}
      head={<span>{say(lang, 'reviews.stars', { stars: Number(review.rating), most: MOST_STARS })}</span>}
    >
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
    </TextPage>
  );
}
