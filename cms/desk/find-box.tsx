'use client';
import { useEffect, useRef, useState } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { DeskIcon } from './icon';
import { Palette } from './palette';

/** The search in the top bar: a link to its page, and with ⌘K or Ctrl-K a palette over this one. [ADM-3] */
export function FindBox({ lang }: { lang: Lang }) {
  const [open, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const close = () => {
    setOpen(false);
    link.current?.focus();
  };
  return (
    <>
      <a
        ref={link}
        className="zb-find"
        href="/admin/find"
        aria-label={say(lang, 'staff.find.label')}
        title={say(lang, 'staff.find.hint')}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <DeskIcon name="search" />
        <span>{say(lang, 'staff.find.short')}</span>
        <kbd>⌘K</kbd>
      </a>
      {open ? <Palette lang={lang} close={close} /> : null}
    </>
  );
}
