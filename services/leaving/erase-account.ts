import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { closeWithAccount } from '../health/store/close-with-account';
import type { Ctx } from '../context';
import { tellAccount } from '../accounts/tell-account';
import type { Tx } from '../runtime';
import { clockwork, type By } from '../service';
import { commit } from '../store/commit';
import { fates } from './fates';
import { openMattersOf } from './open-matters';

/** An e-mail that was never confirmed may be another's, whose messages stay. */
type Due = { id: number; userId: number; phone: string; email: string | null };

/**
 * For the clock, every hour: erases accounts whose fourteen days are over, one transaction each. Something that was begun
 * meanwhile is waited for, and the page says so. Its files go first, while the rows are locked: a process that dies between
 * leaves rows, and the next hour finds them. Gives how many. [DASH-5]
 */
export const eraseAccounts = clockwork('accounts.erase', async (ctx): Promise<number> => {
  let [gone, last] = [0, 0];
  let failed: unknown;
  for (;;) {
    const due = await nextDue(ctx, last);
    if (!due) break;
    last = due.id;
    try {
      if (await eraseOne(ctx, due)) gone += 1;
    } catch (error) {
      // One that cannot be erased keeps no other waiting; the job fails in the end, and is seen.
      ctx.rt.log.error({ error, userId: due.userId }, 'an account was not erased');
      failed = error;
    }
  }
  if (failed !== undefined) throw failed;
  return gone;
});

async function nextDue(ctx: Ctx, after: number): Promise<Due | null> {
  const { rows } = await ctx.rt.db.execute<Record<string, never>>(sql`
    select d.id, d.user_id, u.phone, case when u.email_confirmed_at is not null then u.email end as email
    from account_deletions d join users u on u.id = d.user_id
    where d.called_off_at is null and d.erased_at is null and d.due_at <= ${ctx.now} and d.id > ${after} order by d.id limit 1`);
  const row = rows[0] as { id: number; user_id: number; phone: string; email: string | null } | undefined;
  return row ? { id: row.id, userId: row.user_id, phone: row.phone, email: row.email } : null;
}

async function eraseOne(ctx: By<'accounts.erase'>, { id, userId, phone, email }: Due): Promise<boolean> {
  const done = await commit<boolean>(ctx, async (tx) => {
    // Whoever begins something for this account refers to its row, and waits.
    await tx.execute(sql`select from users where id = ${userId} for update`);
    const { rows } = await tx.execute(sql`select from account_deletions where id = ${id} and called_off_at is null and erased_at is null for update`);
    const { open, children } = await openMattersOf(tx, userId, ctx.now);
    if (rows.length === 0 || open.length > 0) return { value: false, audit: [] };
    await closeWithAccount(tx, userId, children, ctx.now);
    await eraseWords(tx, ctx, userId);
    await eraseRows(tx, userId);
    await tx.execute(sql`delete from messages where recipient = ${phone} or recipient = ${email}`);
    await tx.execute(sql`delete from login_challenges where user_id = ${userId} or address = ${phone} or address = ${email}`);
    const told = await tellAccount(tx, ctx, userId, { notice: 'accounts.erased', facts: { eraseDay: ctx.now } }, 'one way');
    await tx.execute(sql`
      update users set phone = ${`erased-${userId}`}, email = null, email_confirmed_at = null, first_name = null, last_name = null, job = null, birth_day = null,
        gender = null, residence = null, history = null, updated_at = ${ctx.now} where id = ${userId}`);
    await tx.execute(sql`update account_deletions set erased_at = ${ctx.now} where id = ${id}`);
    return {
      value: true,
      audit: { action: 'accounts.erased', subject: `user:${userId}`, facts: { children: children.length } },
      tell: told,
    };
  });
  if (!done.ok) throw new Error(`an account was not erased: ${done.code}`);
  return done.value;
}

/** Words, papers and results of what the account asked for; numbers, states and money stay. */
async function eraseWords(tx: Tx, ctx: Ctx, userId: number): Promise<void> {
  const requests = sql`(select id from service_requests where user_id = ${userId})`;
  const asked = sql`(select id from inquiries where user_id = ${userId})`;
  const { rows } = await tx.execute<{ file: string }>(sql`
    select file from request_files where request_id in ${requests} union all select file from request_draft_files where user_id = ${userId}
    union all select p ->> 'file' from request_results r, jsonb_array_elements(r.papers) p where r.request_id in ${requests}
    union all select file from inquiry_files where inquiry_id in ${asked} union all select file from warranty_papers where user_id = ${userId}`);
  await Promise.all(rows.map(({ file }) => ctx.rt.files.remove(file)));
  await inTurn(tx, [
    sql`delete from request_files where request_id in ${requests}`,
    sql`delete from request_draft_files where user_id = ${userId}`,
    sql`delete from request_results where request_id in ${requests}`,
    sql`delete from request_messages where request_id in ${requests}`,
    sql`delete from follow_links where request_id in ${requests}`,
    sql`update request_details set name = '—', phone = '', answers = '{}' where request_id in ${requests}`,
    sql`update visits set note = null, findings = '{}' where request_id in ${requests}`,
    sql`delete from inquiry_files where inquiry_id in ${asked}`,
    sql`delete from inquiry_details where inquiry_id in ${asked}`,
    sql`delete from form_drafts where owner = ${`user:${userId}`}`,
    sql`delete from once_keys where actor = ${`user:${userId}`}`,
    sql`delete from known_clients where whose = ${`user:${userId}`}`,
  ]);
}

/** The rows that go, and those that lose what is personal, as `fates` says. */
async function eraseRows(tx: Tx, userId: number): Promise<void> {
  const statements = Object.entries(fates).flatMap(([place, fate]) => {
    const [table = '', column = ''] = place.split('.');
    const [of, mine] = [sql.raw(table), sql`${sql.raw(column)} = ${userId}`];
    if (fate === 'goes') return [sql`delete from ${of} where ${mine}`];
    return 'blanks' in fate ? [sql`update ${of} set ${sql.raw(fate.blanks)} where ${mine}`] : [];
  });
  await inTurn(tx, statements);
}

async function inTurn(tx: Tx, statements: readonly SQL[]): Promise<void> {
  // One after the other: they are one connection's.
  // oxlint-disable-next-line no-await-in-loop
  for (const statement of statements) await tx.execute(statement);
}
