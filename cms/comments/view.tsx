import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { can } from '#domain/access/can';
import { commentCycle } from '#domain/comments/life-cycle';
import { COMMENT_MOST_CHARACTERS } from '#domain/comments/fields';
import { formatPhone } from '#locales/format';
import { say } from '#locales/say';
import { staffComment } from '#services/staff/comment-detail';
import { langOf } from '../fields/lang-of';
import { Own } from '../moderation/own';
import { TextPage } from '../moderation/text-page';
import { deskCtx } from '../moves/desk-ctx';
import { History } from '../moves/history';
import { stampOf } from '../moves/stamp-of';
import { AnswerForm } from './answer-form';
import { Answers } from './answers';

/** The staff's page of a comment: its words under which article, what to look at, the moves that are open now, and its answers. [MAG-3, LEGAL-3, ADM-4] */
export async function CommentView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const lang = langOf(req.i18n);
  const ctx = deskCtx(req);
  const stamp = await stampOf(req, 'comments', doc?.['id']);
  const detail = ctx && typeof doc?.['id'] === 'number' ? await staffComment(ctx, doc['id']) : null;
  if (!ctx || !detail) return <Gutter>{say(lang, 'admin.comment.unknown')}</Gutter>;
  const { comment, asked, answers, names, events, phone } = detail;
  const title = detail.title ?? detail.slug ?? '';
  const mayAnswer = comment.parent === null && comment.state === 'shown' && can(ctx.actor, 'comments.answer');
  const word = (key: 'hide' | 'delete') => say(lang, `admin.comment.notes.${key}`);
  return (
    <TextPage
      ctx={ctx}
      of="comments"
      cycle={commentCycle}
      text={comment}
      title={title}
      stamp={stamp}
      ask={typeof searchParams?.['ask'] === 'string' ? searchParams['ask'] : undefined}
      notes={{ hide: word('hide'), delete: word('delete') }}
      reasonHelp={say(lang, comment.user === null ? 'admin.comment.reason-guest' : 'refusals.comments.reason.missing')}
      under={
        mayAnswer ? (
          <AnswerForm key={answers.length} lang={lang} id={comment.id} names={names} editors={say(lang, 'comments.editors')} most={COMMENT_MOST_CHARACTERS} />
        ) : null
      }
    >
      <section className="zb-card">
        <h2>{say(lang, 'admin.comment.by-writer')}</h2>
        <p>
          <Own text={comment.shownName} />
        </p>
        {phone ? (
          <p>
            <bdi dir="ltr">{formatPhone(lang, phone)}</bdi>
          </p>
        ) : (
          <p className="zb-help">{say(lang, comment.parent === null ? 'admin.comment.guest' : 'admin.comment.by-staff')}</p>
        )}
        <p>
          <a href={`/admin/collections/posts/${comment.post}`}>
            <Own text={title} />
          </a>
        </p>
      </section>
      <Answers lang={lang} asked={asked} answers={answers} />
      <History lang={lang} of="comment" events={events} />
    </TextPage>
  );
}
