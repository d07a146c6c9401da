import { and, eq, isNull, sql } from '@payloadcms/db-postgres/drizzle';
import { shownDay } from '#domain/orders/shown-day';
import {
  nounOfPromise,
  nouns,
  readSubject,
  reminderOf,
  standingOf,
  subjectOf,
  toldOf,
  warningsOf,
  type PromiseKind,
  type WarnedNoun,
} from '#domain/work/nouns';
import type { Ctx, Lang } from '../context';
import { sleepOn, type Warning } from '../deadlines/warnings';
import { tellOwner } from '../devices/device';
import { pageLink } from '../messages/page-link';
import { queueMessage } from '../messages/queue';
import { runOnce } from '../outbox/run-once';
import { staffOf } from '../ownership/addresses';
import type { Tx } from '../runtime';
import { clockwork } from '../service';
import type { Later } from '../store/commit';
import { users } from '../store/schema.generated';
import { deadlines } from '../store/tables';
import { TICKETS } from '../transitions/nouns';
import { note } from '../transitions/transition';
import { calledAs } from './called-as';

/** What became of a warning that woke: it was said, it sleeps on, there is nothing to say, or it had been run before. */
export type Warned = 'said' | 'asleep' | 'nothing' | 'before';

/**
 * A promise that is still owed is warned of: staff before it runs out, staff and customer when it has. On waking it is held
 * against the deadline as it stands: one that has moved lets it sleep on, one that is closed says nothing. [JOB-1, JOB-3, WAR-4]
 */
export const warnOfDeadline = clockwork('deadlines.warn', async (ctx, outboxId: string, warning: Warning): Promise<Warned> => {
  const { promise, subject, startsAt, when } = warning;
  const result = await runOnce<Warned>(ctx, outboxId, async (tx) => {
    const noun = nounOfPromise(promise);
    const about = await lockAbout(tx, noun, subject);
    // Whoever moves the deadline with the holidays waits for us, and finds the row that we let sleep.
    const [owed] = await tx
      .select({ dueAt: deadlines.dueAt })
      .from(deadlines)
      .where(and(eq(deadlines.subject, subject), eq(deadlines.kind, promise), eq(deadlines.startsAt, new Date(startsAt)), isNull(deadlines.closedAt)))
      .for('update');
    const wake = owed && warningsOf(promise, owed.dueAt).find((one) => one.when === when)?.at;
    if (!owed || !wake || !about || standingOf(noun, about.state)?.work === 'rests') return { value: 'nothing', audit: [] };
    if (wake > ctx.now) return { value: 'asleep', audit: [], tell: [sleepOn(warning, wake)] };
    // What is over is not soon due any more.
    if (when === 'before' && owed.dueAt <= ctx.now) return { value: 'nothing', audit: [] };
    const action = `deadlines.${when === 'after' ? 'overdue' : 'due-soon'}`;
    return {
      value: 'said',
      audit: { action, subject, facts: { promise, dueAt: owed.dueAt.toISOString() } },
      tell: await tell(tx, ctx, { noun, ...about }, { promise, when, dueAt: owed.dueAt }),
    };
  });
  if (!result.ok) throw new Error(`${subject}: no warning of ${promise}: ${result.code}`);
  return result.value.ran ? result.value.value : 'before';
});

/** A warning of a ticket as the version before wrote it, without its start: of the promise that is open now. */
export const warnOfTicket = clockwork(
  'deadlines.warn',
  async (ctx, outboxId: string, { ticketId, promise, when }: { ticketId: number; promise: PromiseKind; when: Warning['when'] }): Promise<Warned> => {
    const subject = subjectOf('ticket', ticketId);
    const [owed] = await ctx.rt.db
      .select({ startsAt: deadlines.startsAt })
      .from(deadlines)
      .where(and(eq(deadlines.subject, subject), eq(deadlines.kind, promise), isNull(deadlines.closedAt)));
    return owed ? warnOfDeadline(ctx, outboxId, { promise, subject, startsAt: owed.startsAt.toISOString(), when, again: 0 }) : 'nothing';
  },
);

type About = {
  /** Its document in a list of work; none of what lies in no list. */ id: number | null;
  state: string;
  code: string;
  userId: number | null;
  lang: Lang;
};

/** What a promise is about, locked: staff, customer and clock take turns here. Refunds of what is no noun are found by what their promise calls them. */
async function lockAbout(tx: Tx, noun: WarnedNoun, subject: string): Promise<About | null> {
  const read = readSubject(subject);
  const refund = noun === 'refund';
  const columns = refund ? sql`(select o.id from orders o where 'order:' || o.id::text = t.payable_id) as id, 'fa' as lang` : sql`t.id, t.lang::text as lang`;
  const which = refund ? sql`t.subject = ${subject} and t.state <> 'done'` : sql`t.id = ${Number(read?.id ?? 0)}`;
  const { rows } = await tx.execute<{ id: number | null; state: string; code: string; user_id: number | null; lang: Lang }>(
    sql`select ${columns}, t.state::text as state, ${sql.raw(calledAs[noun])} as code, t.user_id from ${sql.identifier(nouns[noun].table)} t where ${which} order by t.id limit 1 for update of t`,
  );
  const [row] = rows;
  return row ? { id: row.id, state: row.state, code: row.code, userId: row.user_id, lang: row.lang } : null;
}

type Over = { promise: PromiseKind; when: Warning['when']; dueAt: Date };

/** Staff by mail at their own addresses, and the customer where the noun's row or the promise says so. */
async function tell(tx: Tx, ctx: Ctx, about: About & { noun: WarnedNoun }, { promise, when, dueAt }: Over): Promise<Later[]> {
  const { noun, id, state, code, userId, lang } = about;
  const { warns } = nouns[noun];
  const notice = when === 'after' ? warns.late : warns.soon;
  const told: Later[] = [];
  if (notice)
    for (const recipient of await staffOf(tx, about, [warns.who, ...toldOf(promise, when)]))
      told.push(await queueMessage(tx, ctx, { channel: 'email', notice, recipient, lang: 'fa', facts: { code, dueBy: dueAt } }));
  if (noun === 'ticket' && id !== null) await note(tx, ctx, TICKETS, { id, state }, { event: when === 'after' ? 'overdue' : 'due-soon' });
  const reminder = when === 'before' ? reminderOf(promise) : null;
  if (reminder && userId !== null) {
    const [owner] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
    const facts = { code, endsDay: shownDay(dueAt), link: pageLink(ctx, lang, `/account/requests/${code}`) };
    if (owner) told.push(await queueMessage(tx, ctx, { channel: 'sms', notice: reminder, recipient: owner.phone, lang, facts }));
  }
  if (when === 'after' && warns.customer && userId !== null) told.push(await tellOwner(tx, ctx, userId, { notice: warns.customer, facts: { code } }, lang));
  return told;
}
