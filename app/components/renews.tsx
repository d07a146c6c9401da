import { useLocation } from '@remix-run/react';

/** A page that renews itself while it is open: by an island when what it says has changed, without scripts by a meta refresh, and by a link in any case. Never on a page with a field of text. */
export function Renews({ now, seconds, link, says }: { /** What the page says, in one word. */ now: string; seconds: number; link: string; says: string }) {
  const { pathname, search } = useLocation();
  return (
    <p className="small row">
      <a href={pathname + search}>{link}</a>
      <look-again data-now={now} data-seconds={seconds} className="muted" suppressHydrationWarning>
        {says}
      </look-again>
      <noscript>
        <meta httpEquiv="refresh" content={String(seconds * 2)} />
      </noscript>
    </p>
  );
}
