import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { staff } from '../store/schema.generated';

/* The admin's own login reads what is written here: PBKDF2 with SHA-256, its rounds named by the prefix. */
const PREFIX = 'pbkdf2-sha256-v1:';
const ROUNDS = 600_000;
const KEY_BYTES = 32;
const SALT_BYTES = 32;

const derive = promisify(pbkdf2);

export type KeptPassword = { hash: string | null; salt: string | null };

/** A password as the row keeps it. */
export async function hashPassword(password: string): Promise<{ hash: string; salt: string }> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return { hash: PREFIX + (await derive(password, salt, ROUNDS, KEY_BYTES, 'sha256')).toString('hex'), salt };
}

/** Whether this is the password; without one as much is computed, so that the time tells nothing. [ADM-5] */
export async function passwordMatches({ hash, salt }: KeptPassword, password: string): Promise<boolean> {
  const given = await derive(password, salt ?? 'nobody', ROUNDS, KEY_BYTES, 'sha256');
  if (!hash?.startsWith(PREFIX) || !salt) return false;
  const kept = Buffer.from(hash.slice(PREFIX.length), 'hex');
  return kept.length === given.length && timingSafeEqual(kept, given);
}

/** Writes a password, or takes it away: the one place that may, which the database is told. [ADM-5] */
export async function writePassword(tx: Tx, ctx: Ctx, staffId: number, kept: KeptPassword): Promise<void> {
  await tx.execute(sql`select set_config('zarban.password', 'change', true)`);
  await tx
    .update(staff)
    .set({ ...kept, updatedAt: ctx.now.toISOString() })
    .where(eq(staff.id, staffId));
  await tx.execute(sql`select set_config('zarban.password', '', true)`);
}
