'use client';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { Said } from '../desk/said';

type Props = { lang: Lang; lines: readonly { href: string; title: string; by: string }[] };

/** Work that colleagues handed to the reader, until it was seen. [ADM-3] */
export function Given({ lang, lines }: Props) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const see = async () => {
    setBusy(true);
    await fetch('/cms-api/desk/given-seen', { method: 'POST', credentials: 'same-origin' }).catch(() => undefined);
    setBusy(false);
    router.refresh();
  };
  return (
    <section className="zb-note" role="status">
      <ul className="zb-plain">
        {lines.map(({ href, title, by }) => (
          <li key={href}>
            <Said lang={lang} words="staff.give.notice" facts={{ by }} />{' '}
            <Link href={href} prefetch={false}>
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className="zb-line" disabled={busy} onClick={() => void see()}>
        {say(lang, 'staff.give.seen')}
      </button>
    </section>
  );
}
