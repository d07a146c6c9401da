import { siteAddress } from '#domain/content/page-address';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';

type Props = { lang: Lang; collection: string | undefined; of: Lang; slug: unknown; kind?: unknown };

/** The way from a document to where it stands on the site in a language, beside the form that stays open; nothing for what has no page. [ADM-2] */
export function SiteLink({ lang, collection, of, slug, kind }: Props) {
  const address = collection && typeof slug === 'string' && slug !== '' ? siteAddress(collection, of, slug, { kind }) : null;
  return address === null ? null : (
    <a href={address} target="_blank" rel="noreferrer">
      {say(lang, `editors.address.see-${of}`)}
    </a>
  );
}
