import { sql } from '@payloadcms/db-postgres';
import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { sayRefusal } from '#locales/refusal';
import { langOf } from '../fields/lang-of';

type Drizzle = { drizzle: { execute: (text: unknown) => Promise<{ rows: unknown[] }> } };

/** Keeps the last administrator from being deleted, since nobody could invite, reset or give rights after that; the database enforces it too. [ADM-5] */
export const keepAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isOnlyAdministrator(req, Number(id))) throw lastAdministrator(req);
};

export const keepAdministratorRole: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const roles = (data as { roles?: unknown }).roles;
  const stays = !Array.isArray(roles) || roles.includes('administrator');
  const { id } = (originalDoc ?? {}) as { id?: number };
  if (operation === 'update' && !stays && id !== undefined && (await isOnlyAdministrator(req, id))) throw lastAdministrator(req);
  return data as never;
};

async function isOnlyAdministrator(req: PayloadRequest, id: number): Promise<boolean> {
  const { drizzle } = req.payload.db as unknown as Drizzle;
  const { rows } = await drizzle.execute(sql`select from staff_roles where value = 'administrator' and parent_id = ${id}
    and not exists (select from staff_roles where value = 'administrator' and parent_id <> ${id})`);
  return rows.length > 0;
}

function lastAdministrator(req: PayloadRequest) {
  return new APIError(sayRefusal(langOf(req.i18n), { code: 'admin.staff.last-administrator' }), 409, undefined, true);
}
