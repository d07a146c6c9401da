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
  /** Its name in the table of notices, e.g. `orders.dispatched`. */
  notice: string;
  /** A phone as `09…`, or an e-mail address. */
  recipient: string;
  lang: Lang;
  facts: WordFacts;
  /** A login code is sent at most once; everything else at least once. */
  promise: 'at-most-once' | 'at-least-once';
  /** After this moment it is no longer sent. */
  expiresAt?: Date;
};

/** Writes what is to be said in the decision's own transaction; the row it gives goes into `tell`, and carries no personal data. [JOB-2] */
export async function queueMessage(tx: Tx, ctx: Ctx, message: NewMessage): Promise<Later> {
  const { lang, facts, ...rest } = message;
  const id = ulid(ctx.now.getTime());
  const said = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, formatFact(lang, name, value)]));
  await tx.insert(messages).values({
    ...rest,
    id,
    lang,
    facts: said,
    body: noticeBody(lang, message.notice, message.channel, facts),
    state: 'waiting',
    createdAt: ctx.now,
  });
  return { id, queue: 'messages', kind: 'send', payload: { messageId: id } };
}
