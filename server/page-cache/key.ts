import { inOtherLang, locate } from '../../app/routes';
import { isOddQuery } from '../gate/facts';
import { offersOther } from '../../app/language-offer';

export type PageKey = {
  /** The address with its allowlisted query alone: what the page is made from. */
  url: string;
  /** Whether the visitor is offered the other language. */
  offer: boolean;
  /** An Accept-Language header that leads to the same offer. */
  acceptLanguage: string;
};

/** Cookies that bypass the cache: all of ours but the language choice and the mark of an earlier login. */
const OURS = /(?:^|;\s*)(?:__Host-)?(?:zb_(?!(?:lang|known)=)|payload-token)/;
const CHOICE = /(?:^|;\s*)(?:__Host-)?zb_lang=/;
const QUERY_LIMIT = 400;

/** The key of a page that may be kept; undefined where the request or its page is not for the cache. */
export function pageKey(url: string, cookie: string | undefined, acceptLanguage: string | undefined): PageKey | undefined {
  if (cookie !== undefined && OURS.test(cookie)) return undefined;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const { page, lang } = locate(path);
  if (!page?.cache || (path.endsWith('/') && path !== '/')) return undefined;
  const query = mark < 0 ? '' : allowedQuery(url.slice(mark + 1), page.cache, page.past);
  if (query === undefined || query.length > QUERY_LIMIT) return undefined;
  const offer = offersOther(lang, acceptLanguage, cookie !== undefined && CHOICE.test(cookie));
  const other = locate(inOtherLang(path)).lang;
  return { url: path + (query && `?${query}`), offer, acceptLanguage: offer ? other : lang };
}

/** Only the query that the page table lists, in one order, so that the same page has one key; what the gate refuses has none. */
function allowedQuery(search: string, names: readonly string[], past: readonly string[] = []): string | undefined {
  if (isOddQuery(search)) return undefined;
  const given = new URLSearchParams(search);
  if (given.has('_data') || past.some((name) => given.has(name))) return undefined;
  const kept = new URLSearchParams();
  for (const name of [...names].sort()) for (const value of given.getAll(name)) kept.append(name, value);
  return kept.toString();
}
