import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { isRowId } from '#domain/row-id';
import { refused } from './named';

const NOT_FOUND = 404;

/** A number that no row can have names no document: it is not asked of the database, which would not take it. [ADM-4] */
export function withRowIds(collection: CollectionConfig): CollectionConfig {
  const guard: CollectionBeforeOperationHook = ({ args, req }) => {
    const { id } = args as { id?: unknown };
    if (id !== undefined && id !== null && !isRowId(Number(id))) throw refused(req, 'editors.reasons.404', NOT_FOUND);
    return args as never;
  };
  return { ...collection, hooks: { ...collection.hooks, beforeOperation: [guard, ...(collection.hooks?.beforeOperation ?? [])] } };
}
