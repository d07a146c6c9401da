import { and, eq, ne } from '@payloadcms/db-postgres/drizzle';
import { ok, type Result } from '#domain/result';
import type { Lang } from '../context';
import { service } from '../service';
import { commit } from '../store/commit';
import { users } from '../store/schema.generated';

/** Remembers an account's language, so that messages come in it; a guest's choice stands in a cookie alone. [LANG-1] */
export const chooseLanguage = service('language.choose', async (ctx, lang: Lang): Promise<Result<Lang>> => {
  const { actor } = ctx;
  if (actor.kind !== 'user') return ok(lang);
  return commit(ctx, async (tx) => {
    const other = and(eq(users.id, actor.userId), ne(users.lang, lang));
    const changed = await tx.update(users).set({ lang, updatedAt: ctx.now.toISOString() }).where(other).returning({ id: users.id });
    return { value: lang, audit: changed.length > 0 ? { action: 'accounts.language-chosen', subject: `user:${actor.userId}`, facts: { lang } } : [] };
  });
});
