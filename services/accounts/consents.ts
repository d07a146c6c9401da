import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { checkConsent, needsConsent, TERMS_DOCUMENT } from '#domain/accounts/consent';
import { ok, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { commit, type AuditLine } from '../store/commit';
import { site } from '../store/schema.generated';
import { consents } from '../store/tables';
import { service } from '../service';

/** The version of the terms of service that editors have put in force. [LEGAL-2] */
export async function termsVersion(tx: Tx): Promise<string> {
  const [row] = await tx.select({ version: site.termsVersion }).from(site).limit(1);
  if (!row) throw new Error('the site has no version of its terms');
  return row.version;
}

/** Whether the terms must be accepted (again) before an order, consultation or record share. [LEGAL-2] */
export const needsTerms = service(
  'account.open',
  async (ctx): Promise<boolean> => {
    return needsConsent(await acceptedVersions(ctx.rt.db, ctx.actor.userId), await termsVersion(ctx.rt.db));
  },
  () => true,
);

/**
 * Inside the transaction of an order: goes on when the terms in force were accepted earlier or are with this form,
 * and keeps version and time of what is accepted now. The audit line, if any, belongs to the caller's change. [LEGAL-2]
 */
export async function acceptTermsIn(tx: Tx, ctx: Ctx, userId: number, acceptsNow: boolean): Promise<Result<AuditLine | null>> {
  const version = await termsVersion(tx);
  const consent = checkConsent(await acceptedVersions(tx, userId), version, acceptsNow);
  if (!consent.ok) return consent;
  if (!consent.value.record) return ok(null);
  await tx.insert(consents).values({ userId, document: TERMS_DOCUMENT, version, at: ctx.now }).onConflictDoNothing();
  return ok({ action: 'accounts.terms-accepted', subject: `user:${userId}`, facts: { version } });
}

/** Accepts the terms in force: version and time are kept, the first time counts. [LEGAL-2] */
export const acceptTerms = service('account.change', async (ctx): Promise<Result<null>> => {
  const { actor } = ctx;
  return commit(ctx, async (tx) => {
    const accepted = await acceptTermsIn(tx, ctx, actor.userId, true);
    if (!accepted.ok) return accepted;
    return { value: null, audit: accepted.value ? [accepted.value] : [] };
  });
});

async function acceptedVersions(tx: Tx, userId: number): Promise<string[]> {
  const mine = and(eq(consents.userId, userId), eq(consents.document, TERMS_DOCUMENT));
  return (await tx.select({ version: consents.version }).from(consents).where(mine)).map((row) => row.version);
}
