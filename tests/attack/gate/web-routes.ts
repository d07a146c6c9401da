import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { pages, patternsOf } from '../../../app/routes';
import type { Lang, Page, PageName } from '../../../app/routes';

/** A route of the portal that takes forms; `intents` is empty where it takes one kind only and names none. */
export type WritingRoute = { id: string; name: PageName; lang: Lang; page: Page; pattern: string; intents: readonly string[] };

type Built = { routes: Record<string, { id: string; path?: string; module: { action?: { intents?: readonly string[] } } }> };

/** Routes that answer unknown addresses with 404, also to a post. */
const NOT_A_PAGE = new Set(['not-found']);

/** The routes with an action, as they were built: of the page table each, in each of its languages. A route that stands elsewhere is an error. */
export async function writingRoutes(): Promise<WritingRoute[]> {
  const { routes } = (await import(pathToFileURL(path.resolve('build/web/server/index.js')).href)) as Built;
  return Object.values(routes).flatMap(({ id, path: pattern = '', module }) => {
    if (!module.action || NOT_A_PAGE.has(id)) return [];
    const [lang, name] = id.split('.') as [Lang, PageName];
    const page = pages[name] as Page | undefined;
    if (!page || !patternsOf(page).some((one) => one.lang === lang && one.pattern === pattern)) {
      throw new Error(`the route ${id} (${pattern}) takes forms and stands in no page table: the attacks would miss it`);
    }
    return [{ id, name, lang, page, pattern, intents: module.action.intents ?? [] }];
  });
}

/** An address of the route, its parameters filled. */
export function addressOf({ pattern }: Pick<WritingRoute, 'pattern'>, params: Readonly<Record<string, string>>): string {
  return `/${pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? `no-${name}`))}`;
}
