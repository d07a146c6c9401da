import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { inquiryMoves } from '#domain/inquiries/life-cycle';
import { ANSWER_SMS_MOST_CHARACTERS } from '#domain/inquiries/fields';
import { rests } from '#domain/work/nouns';
import { dirOf, type Lang } from '#locales/lang';
import { hasWord, say, type WordKey } from '#locales/say';
import { staffInquiry, type StaffInquiry } from '#services/staff/inquiry-detail';
import { langOf } from '../fields/lang-of';
import { deskCtx } from '../moves/desk-ctx';
import { Fresh } from '../moves/fresh';
import { History } from '../moves/history';
import { Moves, type DeskMove } from '../moves/moves';
import { stampOf } from '../moves/stamp-of';
import { Held } from '../work/held';
import { OwnerLine } from '../work/owner-line';
import { InquiryHead } from './head';
import { InquiryWho } from './who';

/** The staff's page of a request: who asks what, by when, what happened, and the moves that are open now. [CONT-1, ADM-4] */
export async function InquiryView({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const lang = langOf(req.i18n);
  const ctx = deskCtx(req);
  const stamp = await stampOf(req, 'inquiries', doc?.['id']);
  const detail = ctx && typeof doc?.['id'] === 'number' ? await staffInquiry(ctx, doc['id']) : null;
  if (!ctx || !detail) return <Gutter>{say(lang, 'admin.inquiry.unknown')}</Gutter>;
  const { inquiry } = detail;
  return (
    <Gutter className="zb-order">
      <SetStepNav nav={[{ label: say(lang, 'admin.collections.inquiries.many'), url: '/admin/collections/inquiries' }, { label: inquiry.code }]} />
      <Fresh lang={lang} document={`inquiries/${inquiry.id}`} stamp={stamp} />
      <InquiryHead lang={lang} inquiry={inquiry} now={ctx.now} />
      <OwnerLine ctx={ctx} collection="inquiries" id={inquiry.id} state={inquiry.state} me={ctx.actor.kind === 'staff' ? ctx.actor.staffId : 0} />
      <div className="zb-columns">
        <div>
          <Held ctx={ctx} collection="inquiries" id={inquiry.id} me={ctx.actor.kind === 'staff' ? ctx.actor.staffId : 0}>
            <Moves
              key={inquiry.state}
              lang={lang}
              document={`inquiries/${inquiry.id}`}
              state={inquiry.state}
              words={{ done: say(lang, 'admin.inquiry.done') }}
              moves={inquiryMoves(inquiry.state).map((move) => ({
                event: move.event,
                label: say(lang, `inquiries.moves.${move.event}`),
                needsReason: move.reason === 'required',
                quiet: rests('inquiries', inquiry.state),
                note: hasWord(`admin.inquiry.notes.${move.event}`) ? say(lang, `admin.inquiry.notes.${move.event}` as WordKey) : undefined,
                ...(move.tells ? { done: say(lang, 'admin.inquiry.told'), untold: say(lang, 'admin.inquiry.untold') } : {}),
                ...(move.event === 'answer' ? answerWords(lang, detail.details) : {}),
                ...(move.event === 'cancel' ? { ...closeWords(lang), tone: 'bad' as const } : {}),
              }))}
            />
          </Held>
          <section className="zb-card">
            <h2>{say(lang, 'admin.inquiry.words')}</h2>
            {detail.details?.words ? (
              <p className="zb-words" lang={inquiry.lang} dir={dirOf(inquiry.lang)}>
                {detail.details.words}
              </p>
            ) : (
              <p className="zb-help">{say(lang, 'admin.inquiry.no-words')}</p>
            )}
          </section>
        </div>
        <div>
          <InquiryWho lang={lang} detail={detail} />
          <History lang={lang} of="inquiry" events={detail.events} takings={detail.takings} />
        </div>
      </div>
    </Gutter>
  );
}

/** By which way the answer goes, to where, and how much of it fits. */
function answerWords(lang: Lang, details: StaffInquiry['details']): Pick<DeskMove, 'reasonLabel' | 'reasonHelp' | 'reasonMost'> {
  const reasonLabel = say(lang, 'admin.inquiry.answer');
  if (!details) return { reasonLabel, reasonHelp: say(lang, 'admin.inquiry.answer-nobody') };
  if (details.email) return { reasonLabel, reasonHelp: say(lang, 'admin.inquiry.answer-email', { address: details.email }) };
  const reasonHelp = say(lang, 'admin.inquiry.answer-sms', { count: ANSWER_SMS_MOST_CHARACTERS });
  return { reasonLabel, reasonHelp, reasonMost: ANSWER_SMS_MOST_CHARACTERS };
}

const closeWords = (lang: Lang): Pick<DeskMove, 'reasonLabel' | 'reasonHelp'> => ({
  reasonLabel: say(lang, 'admin.inquiry.why-closed'),
  reasonHelp: say(lang, 'admin.inquiry.why-closed-help'),
});
