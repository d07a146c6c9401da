import { isNotice, noticeOf } from '#domain/notices/notices';
import { formatFact } from '#locales/facts';
import type { WordFacts } from '#locales/say';
import { ulid } from 'ulidx';
import type { Ctx, Lang } from '../context';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { messages } from '../store/tables';
import { noticeBody } from './words';
import type { Channel } from './words';

export type NewMessage = {
  channel: Channel;
  /** Its name in the table of notices, e.g. `orders.dispatched`; the table says how often it is sent and how long it lives. */
  notice: string;
  /** A phone as `09…`, or an e-mail address. */
  recipient: string;
  lang: Lang;
  facts: WordFacts;
  /** As the table of notices has it, unless the caller must be stricter. */
  promise?: 'at-most-once' | 'at-least-once';
  /** After this moment it is no longer sent. */
  expiresAt?: Date;
};

/** Writes what is to be said in the decision's own transaction; the row it gives goes into `tell`, and carries no personal data. [JOB-2] */
export async function queueMessage(tx: Tx, ctx: Ctx, message: NewMessage): Promise<Later> {
  const { channel, notice: name, recipient, lang } = message;
  if (!isNotice(name)) throw new Error(`no such notice: ${name}`);
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
