import { pages, type PageName } from '../routes';

/** The home page and everything under /shop show how a navigation gets on. [SHELL-1] */
export function showsProgress(page: PageName | undefined): boolean {
  return page === 'home' || (page !== undefined && /^\/shop(\/|$)/.test(pages[page].path));
}
