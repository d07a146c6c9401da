import { eq } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import { proseLines } from '#domain/text/normalise';
import { commitOnce } from '../store/commit';
import { users } from '../store/schema.generated';
import { customerNotes } from '../store/tables';
import { service } from '../service';

const MOST_NOTE = 2000;

/** Staff note something about a customer for each other. [ADM-3] */
export const addCustomerNote = service(
  'admin.users.read',
  async (ctx, { userId, body, key }: { userId: number; body: string; key: string }): Promise<Result<number>> => {
    const { actor } = ctx;
    const text = proseLines(body);
    if (text === '') return refuse('work.note-missing', undefined, { field: 'body' });
    if (text.length > MOST_NOTE) return refuse('work.note-long', { most: MOST_NOTE }, { field: 'body' });
    return commitOnce(ctx, { form: 'customer-note', key, body: { userId, text } }, async (tx) => {
      const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
      if (!known) return refuse('common.not-found', undefined, { status: 404 });
      const [made] = await tx.insert(customerNotes).values({ userId, staffId: actor.staffId, body: text, at: ctx.now }).returning({ id: customerNotes.id });
      return { value: made?.id ?? 0, audit: { action: 'users.noted', subject: `user:${userId}`, facts: { note: made?.id ?? 0 } } };
    });
  },
);
