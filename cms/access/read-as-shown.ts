import type { CollectionBeforeOperationHook, SanitizedCollectionConfig } from 'payload';

type Args = { id?: number | string; overrideAccess?: boolean; select?: unknown };

/** The columns of a list as it is set up, its records' name among them. */
export function shownColumns({ admin }: Pick<SanitizedCollectionConfig, 'admin'>): string[] {
  return [...new Set([...(admin.defaultColumns ?? []), ...(admin.useAsTitle ? [admin.useAsTitle] : [])])];
}

/** Whether a selection names what it wants; one that names what it does not want brings all the rest. */
function namesColumns(select: unknown): boolean {
  if (typeof select !== 'object' || select === null) return select === true;
  const parts = Object.values(select);
  return parts.length > 0 && parts.every(namesColumns);
}

/** A list of customers gives only the columns of the list, or those asked for by name: the admin's server functions name none and would get whole records. A single record is given whole. [ROLE-5] */
export const readAsShown: CollectionBeforeOperationHook = ({ args: given, operation, collection }) => {
  const { id, overrideAccess, select } = given as Args;
  if (operation !== 'read' || id !== undefined || overrideAccess === true || namesColumns(select)) return given as never;
  return { ...given, select: Object.fromEntries(shownColumns(collection).map((name) => [name, true])) } as never;
};
