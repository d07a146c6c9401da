import type { PageAt } from '#services/runtime';
import { locate } from '../app/routes';

/** Which page an address is, for services that look where links lead; null where it is none. */
export function pageAt(path: string): PageAt | null {
  const { name, page, lang, params } = locate(path);
  return name && page ? { name, lang, params, moved: page.moved } : null;
}
