import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import pg from 'pg';
import { isStaffRole } from '#domain/accounts/roles';
import { sayRefusal } from '#locales/refusal';
import { clockContext } from '#services/clock-context';
import type { Db, Runtime } from '#services/runtime';
import { linkFromShell } from '#services/staff/from-shell';

const USAGE = 'DATABASE_URL=… PAYLOAD_SECRET=… PUBLIC_URL=https://… npm run staff-add -- EMAIL ROLE "FULL NAME"';

/**
 * The first account of a production set-up, which has no seeded ones: gives the link by which its owner chooses a
 * password and enrols a second factor, once, within 48 hours. For an account that exists, a new link: the way back in
 * for an administrator who has lost everything. [ADM-5, OPS-3]
 */
export async function addStaff([email, role, name]: readonly (string | undefined)[], env: Record<string, string | undefined>): Promise<string> {
  const { DATABASE_URL: url, PAYLOAD_SECRET: secret, PUBLIC_URL: publicUrl } = env;
  if (!email || !isStaffRole(role) || !name || !url || !secret || !publicUrl) throw new Error(USAGE);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  try {
    const settings = { production: true, publicUrl: publicUrl.replace(/\/$/, ''), secrets: { session: '', code: secret, payload: secret } };
    const rt = { db: drizzle({ client: pool as never }) as unknown as Db, pool, settings, clock: () => new Date() } as unknown as Runtime;
    const made = await linkFromShell(clockContext(rt, 'staff-add'), { email, role, name });
    if (!made.ok) throw new Error(sayRefusal('en', made));
    return made.value.link;
  } finally {
    await pool.end();
  }
}
