import type { Contact } from '#domain/accounts/contact';
import type { Result } from '#domain/result';
import { commit } from '../store/commit';
import { subscriptions } from '../store/schema.generated';
import { service } from '../service';

/** Stores an e-mail address or phone for news, once; the answer is the same when it was there already. [SHELL-9] */
export const subscribe = service('subscriptions.create', async (ctx, contact: Contact): Promise<Result<null>> => {
  return commit(ctx, async (tx) => {
    const at = ctx.now.toISOString();
    const [made] = await tx
      .insert(subscriptions)
      .values({ contact: contact.address, channel: contact.channel, lang: ctx.lang, createdAt: at, updatedAt: at })
      .onConflictDoNothing({ target: subscriptions.contact })
      .returning({ id: subscriptions.id });
    return { value: null, audit: made ? { action: 'subscriptions.made', subject: `subscription:${made.id}` } : [] };
  });
});
