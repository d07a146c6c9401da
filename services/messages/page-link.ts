import type { Ctx, Lang } from '../context';

/** The address of a page of the portal, as messages carry it to a reader of this language. */
export function pageLink({ rt }: Pick<Ctx, 'rt'>, lang: Lang, path: `/${string}`): string {
  return `${rt.settings.publicUrl}${lang === 'en' ? '/en' : ''}${path}`;
}
