import type { CollectionBeforeOperationHook, CollectionConfig, Where } from 'payload';
import { normaliseText } from '#domain/text/normalise';

type Find = (typed: string) => Promise<number[] | null>;

/** Makes the search of Payload's lists and pickers find what the desk's search does: any part of a title, in either language, whatever keyboard wrote it and however words are joined. What Payload finds by itself, as words of drafts, is found too. [ADM-3, LANG-4] */
export function withFinding(collection: CollectionConfig): CollectionConfig {
  const title = collection.admin?.useAsTitle;
  const { hooks, slug } = collection;
  if (!title) return collection;
  return { ...collection, hooks: { ...hooks, beforeOperation: [findRows(slug, title), ...(hooks?.beforeOperation ?? [])] } };
}

function findRows(slug: string, title: string): CollectionBeforeOperationHook {
  return async ({ args, operation }) => {
    const { where } = args as { where?: Where };
    if (operation !== 'read' || !where) return args;
    const find: Find = async (typed) => {
      const [{ runtime }, { idsByTitle }] = await Promise.all([import('#services/runtime'), import('#services/staff/find/title-ids')]);
      return idsByTitle(runtime(), slug, typed);
    };
    return { ...args, where: await asFound(where, title, find) } as typeof args;
  };
}

/** The same conditions with typed text in its normal form, and the title's with the rows that are found by it. */
async function asFound(where: Where, title: string, find: Find): Promise<Where> {
  const parts = await Promise.all(
    Object.entries(where).map(async ([path, condition]): Promise<Where> => {
      if (Array.isArray(condition)) return { [path]: await Promise.all(condition.map((one) => asFound(one, title, find))) };
      const typed = typedIn(condition);
      if (!typed) return { [path]: condition };
      const same: Where = { [path]: { [typed.way]: normaliseText(typed.text) } };
      const ids = path === title ? await find(typed.text) : null;
      return ids && ids.length > 0 ? { or: [same, { id: { in: ids } }] } : same;
    }),
  );
  return parts.length === 1 ? (parts[0] ?? {}) : { and: parts };
}

function typedIn(condition: unknown): { way: 'like' | 'contains'; text: string } | null {
  if (typeof condition !== 'object' || condition === null || Object.keys(condition).length !== 1) return null;
  for (const way of ['like', 'contains'] as const) {
    const text = (condition as Record<string, unknown>)[way];
    if (typeof text === 'string') return { way, text };
  }
  return null;
}
