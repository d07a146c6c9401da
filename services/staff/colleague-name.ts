import { eq } from '@payloadcms/db-postgres/drizzle';
import { isRowId } from '#domain/row-id';
import { staff } from '../store/schema.generated';
import { service } from '../service';

/** A colleague's name, for whoever works in the admin. [ADM-3] */
export const colleagueName = service(
  'admin.open',
  async ({ rt }, id: number): Promise<string | null> => {
    if (!isRowId(id)) return null;
    const [found] = await rt.db.select({ name: staff.name }).from(staff).where(eq(staff.id, id));
    return found?.name ?? null;
  },
  () => null,
);
