import { eq } from '@payloadcms/db-postgres/drizzle';
import { staff_sessions } from '../store/schema.generated';
import { staffVerified } from '../store/tables';
import { guarded } from '../service';

/** Ends a staff session: its login and what the checked code had opened. */
export const endStaffSession = guarded('staff.log-in', async ({ rt }, sid: string): Promise<void> => {
  await rt.db.delete(staffVerified).where(eq(staffVerified.sid, sid));
  await rt.db.delete(staff_sessions).where(eq(staff_sessions.id, sid));
});
