import { noticeOf, type NoticeChannel, type NoticeName, type Said } from '#domain/notices/notices';
import { formatFact } from '#locales/facts';
import type { WordFacts } from '#locales/say';
import { ulid } from 'ulidx';
import type { Ctx, Lang } from '../context';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { messages } from '../store/tables';
import { noticeBody } from './words';

/** A notice with its facts, its way and whom it is for; the table of notices says how often it is sent and how long it lives. */
export type NewMessage = {
  [Name in NoticeName]: Said<Name> & {
    channel: NoticeChannel<Name>;
    /** A phone as `09…`, or an e-mail address. */
    recipient: string;
    lang: Lang;
    /** As the table of notices has it, unless the caller must be stricter. */
    promise?: 'at-most-once' | 'at-least-once';
    /** After this moment it is no longer sent. */
    expiresAt?: Date;
  };
}[NoticeName];

/** Writes a message in the decision's own transaction; the outbox row it gives goes into `tell` and carries no personal data. [JOB-2] */
export async function queueMessage(tx: Tx, ctx: Ctx, message: NewMessage): Promise<Later> {
  const { channel, notice: name, recipient, lang } = message;
  const { lifeSeconds, promise } = noticeOf(name);
  const facts: WordFacts = { ...(lifeSeconds ? { minutes: lifeSeconds / 60 } : {}), ...message.facts };
  const lifeEnd = lifeSeconds ? new Date(ctx.now.getTime() + lifeSeconds * 1000) : null;
  const id = ulid(ctx.now.getTime());
  await tx.insert(messages).values({
    id,
    channel,
    notice: name,
    recipient,
    lang,
    facts: Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, formatFact(lang, fact, value)])),
    body: noticeBody(lang, name, channel, facts),
    promise: message.promise === 'at-most-once' ? 'at-most-once' : promise,
    state: 'waiting',
    createdAt: ctx.now,
    expiresAt: message.expiresAt ?? lifeEnd,
  });
  return { id, queue: 'messages', kind: 'send', payload: { messageId: id } };
}
