import { eq } from '@payloadcms/db-postgres/drizzle';
import { can } from '#domain/access/can';
import { isRowId } from '../addresses/address-book';
import type { Ctx } from '../context';
import { staff } from '../store/schema.generated';

/** A colleague's name, for whoever works in the admin. [ADM-3] */
export async function colleagueName({ actor, rt }: Ctx, id: number): Promise<string | null> {
  if (actor.kind !== 'staff' || !can(actor, 'admin.open') || !isRowId(id)) return null;
  const [found] = await rt.db.select({ name: staff.name }).from(staff).where(eq(staff.id, id));
  return found?.name ?? null;
}
