import { TOLD_PER_SENDER } from '#domain/notices/unproved';
import type { Contact } from '#domain/accounts/contact';
import type { Result } from '#domain/result';
import { networkHash } from '../secrets';
import { takeQuotas } from '../limits/take';
import { commit } from '../store/commit';
import { sale_contacts } from '../store/schema.generated';
import { service } from '../service';

/** Who asks to be told of the sale is kept once; the answer is the same when it was there already. [CONT-2] */
export const waitForSale = service('subscriptions.create', async (ctx, contact: Contact): Promise<Result<null>> => {
  return commit(ctx, async (tx) => {
    // Who types many is heard ten times a day; the answer is the same.
    const taken = await takeQuotas(tx, ctx, [{ bucket: `sale awaited from ${networkHash(ctx.rt, 'sale', ctx.ip)}`, limits: TOLD_PER_SENDER }]);
    if (!taken.ok) return { value: null, audit: [] };
    const at = ctx.now.toISOString();
    const [made] = await tx
      .insert(sale_contacts)
      .values({ contact: contact.address, channel: contact.channel, lang: ctx.lang, createdAt: at, updatedAt: at })
      .onConflictDoNothing({ target: sale_contacts.contact })
      .returning({ id: sale_contacts.id });
    return { value: null, audit: made ? { action: 'sale.awaited', subject: `sale-contact:${made.id}` } : [] };
  });
});
