'use client';
import { useEffect, useState } from 'react';
import { siteAddress } from '#domain/content/page-address';
import type { Lang } from '#locales/lang';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { LanguagesOf } from './states';

type Published = { document: string; of: Lang; at: number };
type Seen = { of: Lang; ms: number; also: boolean } | { of: Lang; ms: null };

const PUBLISHED = 'zb-published';
const LOOK_EVERY_MS = 50;
const LOOK_FOR_MS = 10_000;
/** Other places that show a published document, below the language’s foot. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  posts: ['/magazine', '/magazine/feed.xml', '/company/news', '/sitemap.xml'],
  products: ['/shop', '/sitemap.xml'],
  pages: ['/sitemap.xml'],
};

/** Tells the card above a document that one language was published just now. */
export function tellPublished(document: string, of: Lang): void {
  window.dispatchEvent(new CustomEvent<Published>(PUBLISHED, { detail: { document, of, at: performance.now() } }));
}

/**
 * Proves that what was published is on the site, and after how long: the page that the portal keeps for everybody is
 * compared with the same page made anew, which a request of staff gets. [ADM-2, MAG-5]
 */
export function OnSite({ document, collection, lang }: { document: string; collection: string; lang: Lang }) {
  const [seen, setSeen] = useState<Seen | 'looking' | null>(null);
  useEffect(() => {
    let here = true;
    const heard = (event: Event) => {
      const { document: which, of, at } = (event as CustomEvent<Published>).detail;
      if (which !== document) return;
      setSeen('looking');
      void look({ document, collection, of, at }).then(
        (found) => here && setSeen(found),
        () => here && setSeen(null),
      );
    };
    window.addEventListener(PUBLISHED, heard);
    return () => {
      here = false;
      window.removeEventListener(PUBLISHED, heard);
    };
  }, [document, collection]);
  return (
    <p role="status" className={seen && seen !== 'looking' ? `zb-said zb-said--${seen.ms === null ? 'bad' : 'ok'} zb-on-site` : 'zb-help'}>
      {seen === 'looking' ? say(lang, 'editors.on-site.looking') : seen ? told(lang, seen) : null}
    </p>
  );
}

function told(lang: Lang, seen: Seen): string {
  if (seen.ms === null) return say(lang, 'editors.on-site.not-yet');
  return `${say(lang, `editors.on-site.seen-${seen.of}`, { ms: formatNumber(lang, seen.ms) })}${seen.also ? ` ${say(lang, 'editors.on-site.also')}` : ''}`;
}

async function look({ document, collection, of, at }: Published & { collection: string }): Promise<Seen | null> {
  const answer = await fetch(`/cms-api/${document}/languages`, { credentials: 'same-origin' });
  const { slug, kind } = (await answer.json()) as LanguagesOf;
  const page = slug === null ? null : siteAddress(collection, of, slug, { kind });
  if (!page) return null;
  let ms: number | null = null;
  while (ms === null && performance.now() - at < LOOK_FOR_MS) {
    if (await isShown(page)) ms = Math.round(performance.now() - at);
    else await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  if (ms === null) return { of, ms };
  const also = await Promise.all((ALSO[collection] ?? []).map((path) => isShown((of === 'en' ? '/en' : '') + path)));
  return { of, ms, also: also.length > 0 && also.every(Boolean) };
}

/** Whether everybody is shown what a page is now: a request without cookies gets the kept one, one of staff is made anew. */
async function isShown(path: string): Promise<boolean> {
  const ask = (credentials: RequestCredentials) => fetch(path, { credentials, redirect: 'manual', cache: 'no-store' });
  const [kept, fresh] = await Promise.all([ask('omit'), ask('same-origin')]);
  return kept.ok && fresh.ok && shownOf(await kept.text()) === shownOf(await fresh.text());
}

/** What a page says; what stands around it (a language on offer, a menu) may differ by who asks. */
function shownOf(text: string): string {
  return /<main[\s>][\s\S]*<\/main>/.exec(text)?.[0] ?? text;
}
