import { and, desc, eq, gt, like } from '@payloadcms/db-postgres/drizzle';
import { tokenHash } from '../secrets';
import type { Ctx } from '../context';
import { formDrafts, knownClients, sessions } from '../store/tables';
import { guarded } from '../service';

/** How long a draft is kept. */
export const DRAFT_HOURS = 2;
const MOST_CHARACTERS = 8_000;
/** Characters that PostgreSQL cannot store: NUL, and unpaired surrogates. */
const NOT_STORABLE = /\0|[\uD800-\uDFFF]/gu;

/** What somebody typed into a form of a page, and which of its forms that was. */
export type Draft = { intent: string; typed: Record<string, string> };

/** Whose drafts these are: an account's, or those of one browser, which alone knows its token. */
export function draftOwner(ctx: Ctx, token?: string | null): string | null {
  if (ctx.actor.kind === 'user') return `user:${ctx.actor.userId}`;
  return token ? `guest:${tokenHash(token)}` : null;
}

/** The owner of a session that has ended: what they typed waits for them, and for nobody who logs in after them. */
export const ownerOfEnded = guarded('drafts.keep', async (ctx, sessionToken: unknown): Promise<string | null> => {
  if (typeof sessionToken !== 'string' || sessionToken === '') return null;
  const [row] = await ctx.rt.db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash(sessionToken)));
  return row ? `user:${row.userId}` : null;
});

/** The account that logged in on this browser last, where no session tells, as after a log-out elsewhere. */
export const ownerOfClient = guarded('drafts.keep', async ({ rt, client }): Promise<string | null> => {
  if (!client) return null;
  const [row] = await rt.db
    .select({ whose: knownClients.whose })
    .from(knownClients)
    .where(and(eq(knownClients.tokenHash, tokenHash(client)), like(knownClients.whose, 'user:%')))
    .orderBy(desc(knownClients.seenAt))
    .limit(1);
  return row?.whose ?? null;
});

/** Gives a guest's draft, once, to the account that logs in on that browser. */
export const adoptDraft = guarded('drafts.keep', async (ctx, token: string, page: string, owner: string): Promise<void> => {
  const draft = await takeDraft(ctx, `guest:${tokenHash(token)}`, page);
  if (draft) await keepDraft(ctx, owner, page, draft);
});

/** Keeps a draft; a later one of the same page replaces it, and one longer than any form of ours is ignored. */
export const keepDraft = guarded('drafts.keep', async (ctx, owner: string, page: string, { intent, typed }: Draft): Promise<void> => {
  if (JSON.stringify(typed).length > MOST_CHARACTERS) return;
  const storable = (text: string) => text.replace(NOT_STORABLE, '');
  const row = { intent: storable(intent), typed: Object.fromEntries(Object.entries(typed).map((pair) => pair.map(storable))) as Draft['typed'], at: ctx.now };
  await ctx.rt.db
    .insert(formDrafts)
    .values({ owner, page: storable(page), ...row })
    .onConflictDoUpdate({ target: [formDrafts.owner, formDrafts.page], set: row });
});

/** What its owner typed into a page's form lately. */
export const readDraft = guarded('drafts.keep', async (ctx, owner: string | null, page: string): Promise<Draft | null> => {
  if (!owner) return null;
  const since = new Date(ctx.now.getTime() - DRAFT_HOURS * 3_600_000);
  const [row] = await ctx.rt.db
    .select({ intent: formDrafts.intent, typed: formDrafts.typed })
    .from(formDrafts)
    .where(and(eq(formDrafts.owner, owner), eq(formDrafts.page, page), gt(formDrafts.at, since)));
  return row ?? null;
});

/** Removes a draft and gives it: after it was sent, or to carry out once what it asked for. */
export const takeDraft = guarded('drafts.keep', async (ctx, owner: string | null, page: string): Promise<Draft | null> => {
  if (!owner) return null;
  const [row] = await ctx.rt.db
    .delete(formDrafts)
    .where(and(eq(formDrafts.owner, owner), eq(formDrafts.page, page)))
    .returning({ intent: formDrafts.intent, typed: formDrafts.typed, at: formDrafts.at });
  return row && row.at.getTime() > ctx.now.getTime() - DRAFT_HOURS * 3_600_000 ? { intent: row.intent, typed: row.typed } : null;
});
