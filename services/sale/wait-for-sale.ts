import type { Contact } from '#domain/accounts/contact';
import type { Result } from '#domain/result';
import type { Ctx } from '../context';
import { commit } from '../store/commit';
import { sale_contacts } from '../store/schema.generated';

/** Who asks to be told of the sale is kept once; the answer is the same when it was there already. [CONT-2] */
export async function waitForSale(ctx: Ctx, contact: Contact): Promise<Result<null>> {
  return commit(ctx, async (tx) => {
    const at = ctx.now.toISOString();
    const [made] = await tx
      .insert(sale_contacts)
      .values({ contact: contact.address, channel: contact.channel, lang: ctx.lang, createdAt: at, updatedAt: at })
      .onConflictDoNothing({ target: sale_contacts.contact })
      .returning({ id: sale_contacts.id });
    return { value: null, audit: made ? { action: 'sale.awaited', subject: `sale-contact:${made.id}` } : [] };
  });
}
