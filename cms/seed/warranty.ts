import { inArray } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { devices, variants } from '#services/store/schema.generated';
import { channels, MADE_FROM, MADE_OF_EACH, madeModels } from './channels';
import { transactionOf } from './transaction';

/** Covered places of purchase, and serial numbers for trying things out where no real devices exist. [WAR-2, WAR-3] */
export async function seedWarranty(req: PayloadRequest, production: boolean): Promise<void> {
  await seedChannels(req);
  if (!production) await seedSerials(req);
}

/** Staff rename and switch off places: they are put in once, all together. */
async function seedChannels(req: PayloadRequest): Promise<void> {
  const { payload } = req;
  const there = await payload.count({ collection: 'sales-channels', req });
  if (there.totalDocs > 0) return;
  for (const [index, { kind, province, phone, fa, en }] of channels.entries()) {
    const data = { kind, province, phone, rank: (index + 1) * 10, active: true };
    const made = await payload.create({ collection: 'sales-channels', data: { ...data, ...fa } as never, locale: 'fa', depth: 0, req });
    await payload.update({ collection: 'sales-channels', id: made.id, data: en as never, locale: 'en', depth: 0, req });
  }
}

async function seedSerials(req: PayloadRequest): Promise<void> {
  const tx = transactionOf(req);
  const units = await tx
    .select({ id: variants.id, sku: variants.sku })
    .from(variants)
    .where(
      inArray(
        variants.sku,
        madeModels.map(({ sku }) => sku),
      ),
    );
  const rows = units.flatMap(({ id, sku }) => {
    const letters = madeModels.find((one) => one.sku === sku)?.letters ?? '';
    return Array.from({ length: MADE_OF_EACH }, (_, at) => ({ serial: `${letters}${MADE_FROM + at}`, variant: id, state: 'made' as const }));
  });
  await tx.insert(devices).values(rows).onConflictDoNothing();
}
