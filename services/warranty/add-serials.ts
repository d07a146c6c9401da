import { eq } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import { parseSerial, SERIALS_MOST_AT_ONCE } from '#domain/warranty/serial';
import { commit } from '../store/commit';
import { variants } from '../store/schema.generated';
import { service } from '../service';
import { DEVICES } from '../transitions/nouns';
import { begin } from '../transitions/transition';

/** Staff tell which serials were made of a model: all of them or none. One that is there already is left as it is. [WAR-3] */
export const addSerials = service('admin.serials.add', async (ctx, ask: { variantId: number; serials: string }): Promise<Result<{ added: number }>> => {
  const typed = ask.serials.split(/[\s,،;]+/u).filter(Boolean);
  if (typed.length === 0) return refuse('warranty.serials.missing', undefined, { field: 'serials' });
  if (typed.length > SERIALS_MOST_AT_ONCE) return refuse('warranty.serials.too-many', { most: SERIALS_MOST_AT_ONCE }, { field: 'serials' });
  const serials: string[] = [];
  for (const one of typed) {
    const serial = parseSerial(one);
    if (!serial.ok) return refuse('warranty.serials.wrong', { serial: one.slice(0, 40) }, { field: 'serials' });
    serials.push(serial.value);
  }
  return commit(ctx, async (tx) => {
    const [variant] = await tx.select({ id: variants.id }).from(variants).where(eq(variants.id, ask.variantId));
    if (!variant) return refuse('common.not-found', undefined, { status: 404 });
    const at = ctx.now.toISOString();
    const made = [...new Set(serials)].map((serial) => ({ serial, variant: variant.id, createdAt: at, updatedAt: at }));
    // Its history begins with whoever gets it.
    const added = await begin(tx, ctx, DEVICES, made, null, { unlessThere: true });
    return { value: { added: added.length }, audit: { action: 'devices.made', subject: `variant:${variant.id}`, facts: { added: added.length } } };
  });
});
