import { and, asc, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { unknownRequest } from '#domain/service-requests/code';
import { requestClocks } from '#domain/service-requests/clocks';
import { mayWrite, requestMessage, type MessageSide } from '#domain/service-requests/messages';
import type { Result } from '#domain/result';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import { openDeadline } from '../deadlines/open';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit, commitOnce } from '../store/commit';
import { deadlines, requestMessages } from '../store/tables';
import { takeIfNobodys } from '../ownership/claim';
import { lockMyRequest, lockRequest, requestSubject, type RequestRow } from './row';
import { tellRequester } from './tell';

/** What was written about a request, and by when the desk answers what waits. */
export type Thread = { messages: { id: number; side: MessageSide; words: string; at: Date }[]; answerBy: Date | null };

const PROMISE = 'services.message';

/** The messages of a request, the first one first. [INP-8] */
export async function threadOf(tx: Tx, requestId: number): Promise<Thread> {
  const [messages, [owed]] = await Promise.all([
    tx
      .select({ id: requestMessages.id, side: requestMessages.side, words: requestMessages.words, at: requestMessages.at })
      .from(requestMessages)
      .where(eq(requestMessages.requestId, requestId))
      .orderBy(asc(requestMessages.id)),
    tx
      .select({ dueAt: deadlines.dueAt })
      .from(deadlines)
      .where(and(eq(deadlines.subject, requestSubject(requestId)), eq(deadlines.kind, PROMISE), isNull(deadlines.closedAt))),
  ]);
  return { messages, answerBy: owed?.dueAt ?? null };
}

/** Whether a side may write in a thread now. */
export function mayWriteIn({ messages, answerBy }: Thread, { state, stateSince }: Pick<RequestRow, 'state' | 'stateSince'>, side: MessageSide, now: Date) {
  return mayWrite({ state, stateSince: new Date(stateSince), sides: messages.map((one) => one.side), waiting: answerBy !== null }, side, now);
}

type Written = { id: number };

/** The requester writes to the desk, which answers by the hours of review; sent again with the same key it is one message. Another's request is as absent as none. [INP-8, ROLE-5] */
export const writeToDesk = service('requests.write', (ctx, { once, code, words }: { once: string; code: string; words: string }): Promise<Result<Written>> => {
  return commitOnce<Written>(ctx, { form: 'request message', key: once, body: { code, words } }, async (tx) => {
    const row = await lockMyRequest(tx, ctx.actor.userId, code);
    if (!row) return unknownRequest;
    const written = await write(tx, ctx, row, { side: 'requester', words });
    if (!written.ok) return written;
    const { answerBy } = await threadOf(tx, row.id);
    const subject = requestSubject(row.id);
    // What is written while an earlier message waits is answered with it.
    if (answerBy === null)
      await openDeadline(tx, { kind: PROMISE, subject, clock: requestClocks[PROMISE], startsAt: ctx.now, holidays: await loadHolidays(tx) });
    return { value: { id: written.value }, audit: { action: 'requests.write', subject, facts: { side: 'requester' } } };
  });
});

/** The desk writes to the requester, who is told by the number alone; what waited for it is answered with that, and nobody's work is its writer's. [INP-8] */
export const writeToRequester = service(
  'requests.move',
  async (ctx, { once, requestId, words: typed }: { once: string; requestId: number; words: string }): Promise<Result<Written>> => {
    const words = requestMessage.read(typed);
    if (!words.ok) return { ...words, field: 'words' };
    return commitOnce<Written>(ctx, { form: 'request message', key: once, body: { requestId, words: words.value } }, async (tx) => {
      const row = await lockRequest(tx, requestId);
      if (!row) return unknownRequest;
      const written = await write(tx, ctx, row, { side: 'desk', words: words.value, staffId: ctx.actor.staffId });
      if (!written.ok) return written;
      const subject = requestSubject(row.id);
      await closeDeadline(tx, { subject, kind: PROMISE, at: ctx.now });
      return {
        value: { id: written.value },
        audit: [
          ...(await takeIfNobodys(tx, ctx, { collection: 'service-requests', id: row.id })),
          { action: 'requests.write', subject, facts: { side: 'desk' } },
        ],
        tell: await tellRequester(tx, ctx, row, 'services.message', null),
      };
    });
  },
);

/** The desk has read what was written, and nothing is to be answered: it no longer waits. [INP-8] */
export const settleMessages = service('requests.move', async (ctx, requestId: number): Promise<Result<null>> => {
  return commit<null>(ctx, async (tx) => {
    const row = await lockRequest(tx, requestId);
    if (!row) return unknownRequest;
    const { answerBy } = await threadOf(tx, row.id);
    if (answerBy === null) return { value: null, audit: [] };
    const subject = requestSubject(row.id);
    await closeDeadline(tx, { subject, kind: PROMISE, at: ctx.now });
    return {
      value: null,
      audit: [...(await takeIfNobodys(tx, ctx, { collection: 'service-requests', id: row.id })), { action: 'requests.settle-messages', subject }],
    };
  });
});

async function write(
  tx: Tx,
  { now }: Ctx,
  row: RequestRow,
  { side, words, staffId = null }: { side: MessageSide; words: string; staffId?: number | null },
): Promise<Result<number>> {
  const refused = mayWriteIn(await threadOf(tx, row.id), row, side, now);
  if (refused) return refused;
  const [made] = await tx.insert(requestMessages).values({ requestId: row.id, side, staffId, words, at: now }).returning({ id: requestMessages.id });
  if (!made) throw new Error(`a message of request ${row.id} was not kept`);
  return { ok: true, value: made.id };
}
