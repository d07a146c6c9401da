import { ok, type Result } from '#domain/result';
import { service } from '../service';
import { seeFile, whoseFile } from './own-file';
import { cardFor, type Card } from './store/card';

/** Whose file a reading is added to, from a browser to which files do not open: a name, and nothing that was measured. [REC-1: add, ROLE-4] */
export const addingBlind = service('health.add', async (ctx, of: string | null): Promise<Result<{ ref: string; card: Card }>> => {
  const card = cardFor(ctx.actor.kind === 'user' ? ctx.actor.userId : null);
  const seen = await seeFile(ctx, { action: 'health.add', whose: whoseFile(of), door: 'page', besides: { card } });
  return seen.ok ? ok({ ref: seen.value.ref, card: seen.value.besides['card'] as Card }) : seen;
});
