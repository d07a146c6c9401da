'use client';
import { useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { nameLanguages } from './language-names';
import { nameButtons } from './nameless-buttons';
import { sayInPersian } from './persian-chrome';
import { sayWhoHolds } from './who-holds';

const SETTLED_MS = 50;

/** Keeps Payload's frame in Persian: counts, roles and names that it writes without its translations. [ADM-2] */
export function PersianFrame({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const persian = i18n.language !== 'en';
  useEffect(() => {
    // The dialog of a held document opens some moments after the form.
    const say = () => {
      void sayWhoHolds(persian ? 'fa' : 'en');
      nameButtons(persian ? 'fa' : 'en');
      if (!persian) nameLanguages();
    };
    const watcher = new MutationObserver(say);
    say();
    // What React wakes later is looked at once more.
    const later = setTimeout(say, SETTLED_MS * 4);
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(later);
      watcher.disconnect();
    };
  }, [persian]);
  useEffect(() => {
    if (!persian) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watcher = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'childList') for (const node of addedNodes) sayInPersian(node);
        else sayInPersian(target);
      }
      // What React wakes later is looked at once more.
      clearTimeout(timer);
      timer = setTimeout(() => sayInPersian(document.body), SETTLED_MS);
    });
    const watched = { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['aria-label', 'title', 'aria-roledescription'] };
    watcher.observe(document.body, watched);
    sayInPersian(document.body);
    timer = setTimeout(() => sayInPersian(document.body), SETTLED_MS * 4);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [persian]);
  return children;
}
