import { eq } from '@payloadcms/db-postgres/drizzle';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import { openDeadline } from '../deadlines/open';
import { pageLink } from '../messages/page-link';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { users } from '../store/schema.generated';
import { QUESTIONS } from '../transitions/nouns';
import { certain, transition } from '../transitions/transition';
import { answerClock, questionSubject, shownAnswers, type QuestionRow } from './row';

/**
 * A locked question follows its answers: with the first one that is shown it is answered and public, without any it is open
 * again. Its asker is told once. Until it is answered, the day by which a doctor may answer runs. [COMM-2]
 */
export async function keepAnswered(tx: Tx, ctx: Ctx, question: QuestionRow): Promise<Later[]> {
  const shown = await shownAnswers(tx, question.id);
  if (shown > 0 && question.state === 'open') {
    const answeredAt = question.answeredAt ?? ctx.now.toISOString();
    certain(await transition(tx, ctx, QUESTIONS, question, { event: 'answer', who: 'desk', set: { answeredAt } }), 'an answered question');
    await closeDeadline(tx, { subject: questionSubject(question.id), at: ctx.now });
    return question.answeredAt === null ? tellAsker(tx, ctx, question, 'questions.answered', `/community/questions/${question.code}`) : [];
  }
  if (shown === 0 && (question.state === 'answered' || question.state === 'closed')) {
    certain(await transition(tx, ctx, QUESTIONS, question, { event: 'unanswer', who: 'desk' }), 'a question without answers');
    await promiseAnswer(tx, ctx, question.id);
  } else if (shown === 0 && question.state === 'open') await promiseAnswer(tx, ctx, question.id);
  return [];
}

async function promiseAnswer(tx: Tx, ctx: Ctx, id: number): Promise<void> {
  await openDeadline(tx, {
    ...{ kind: 'questions.answer', subject: questionSubject(id), clock: answerClock },
    startsAt: ctx.now,
    holidays: await loadHolidays(tx),
  });
}

/** Tells whoever asked, in the language of the question; never what it is about. */
export async function tellAsker(
  tx: Tx,
  ctx: Ctx,
  { user, code, lang }: Pick<QuestionRow, 'user' | 'code' | 'lang'>,
  notice: 'questions.answered' | 'questions.not-shown',
  path: `/${string}`,
): Promise<Later[]> {
  const [asker] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, user));
  return asker ? [await queueMessage(tx, ctx, { channel: 'sms', notice, facts: { code, link: pageLink(ctx, lang, path) }, recipient: asker.phone, lang })] : [];
}
