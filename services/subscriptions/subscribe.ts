import type { Contact } from '#domain/accounts/contact';
import type { Result } from '#domain/result';
import type { Ctx } from '../context';
import { commit } from '../store/commit';
import { subscriptions } from '../store/schema.generated';

/** Stores an e-mail address or phone for news, once; the answer is the same when it was there already. [SHELL-9] */
export async function subscribe(ctx: Ctx, contact: Contact): Promise<Result<null>> {
  return commit(ctx, async (tx) => {
    const at = ctx.now.toISOString();
    const [made] = await tx
      .insert(subscriptions)
      .values({ contact: contact.address, channel: contact.channel, lang: ctx.lang, createdAt: at, updatedAt: at })
      .onConflictDoNothing({ target: subscriptions.contact })
      .returning({ id: subscriptions.id });
    return { value: null, audit: made ? { action: 'subscriptions.made', subject: `subscription:${made.id}` } : [] };
  });
}
