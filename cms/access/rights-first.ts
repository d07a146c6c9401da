import type { CollectionBeforeOperationHook } from 'payload';

/** Which rule of a collection judges an operation that writes. */
const RULE_OF = { create: 'create', update: 'update', updateByID: 'update', restoreVersion: 'update' } as const;
type Args = { id?: number; data?: unknown; overrideAccess?: boolean };

/** Runs a hook that may refuse a write only for those who may write: everybody else is refused by the access rule and learns nothing of the hook's reason. [ADM-5] */
export function rightsFirst(hook: CollectionBeforeOperationHook): CollectionBeforeOperationHook {
  return async (given) => {
    const { operation, req, collection } = given;
    const { id, data, overrideAccess } = given.args as Args;
    const rule = operation in RULE_OF ? collection.access[RULE_OF[operation as keyof typeof RULE_OF]] : undefined;
    if (rule && !overrideAccess && !(await rule({ req, id, data }))) return given.args as never;
    return (await hook(given)) as never;
  };
}
