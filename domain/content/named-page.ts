/** Where an editor's words lead: a page by its name in the page table, or one thing of it, as `product:ns1`. */
export type NamedPage = { page: string; thing?: string };

const NAME = /^(\w+)(?::([a-z0-9]+(?:-[a-z0-9]+)*))?$/;

/** Reads what an editor wrote in place of a page; null where it names none. [PAGE-11] */
export function readNamedPage(written: string | undefined): NamedPage | null {
  const [, page, thing] = NAME.exec(written ?? '') ?? [];
  if (page === undefined) return null;
  return thing === undefined ? { page } : { page, thing };
}
