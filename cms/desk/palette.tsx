'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FIND_MOST, foldedText } from '#domain/desk/find-words';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { FoundLine } from './found-lines';

type Line = FoundLine & { press?: () => void };
const PAUSE_MS = 200;

/** Lines for what the page already has: the menu's places and the open document's moves. */
function here(lang: Lang): Line[] {
  const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
  const moves = all<HTMLButtonElement>('.zb-moves button:not([disabled])').map((button) => ({
    group: say(lang, 'staff.find.moves'),
    title: button.textContent?.trim() ?? '',
    sub: say(lang, 'staff.find.move-help'),
    code: null,
    href: '',
    press: () => {
      button.scrollIntoView({ block: 'center' });
      button.focus();
    },
  }));
  const places = all<HTMLAnchorElement>('.zb-menu .zb-place').map((link) => ({
    group: say(lang, 'staff.find.places'),
    title: link.querySelector('span')?.textContent ?? '',
    sub: '',
    code: null,
    href: link.getAttribute('href') ?? '/admin',
  }));
  return [...moves, ...places];
}

/** The command palette: pages, open moves and search results, by arrow keys and Enter. [ADM-3] */
export function Palette({ lang, close }: { lang: Lang; close: () => void }) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<FoundLine[]>([]);
  const [said, setSaid] = useState('');
  const [at, setAt] = useState(0);
  const [known, setKnown] = useState<Line[]>([]);

  useEffect(() => {
    setKnown(here(lang));
    dialog.current?.showModal();
  }, [lang]);
  useEffect(() => {
    setAt(0);
    if (typed.trim().length < 2) return setFound([]);
    const gone = new AbortController();
    const timer = setTimeout(() => {
      fetch(`/cms-api/desk/find?q=${encodeURIComponent(typed)}`, { credentials: 'same-origin', signal: gone.signal })
        .then(async (answer) => {
          if (!answer.ok) return setSaid(say(lang, 'admin.failed'));
          const { lines } = (await answer.json()) as { lines: FoundLine[] };
          setFound(lines);
          setSaid(lines.length === 0 ? say(lang, 'staff.find.none') : '');
        })
        .catch(() => (gone.signal.aborted ? undefined : setSaid(say(lang, 'admin.failed'))));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [typed, lang]);

  const key = foldedText(typed);
  const lines: Line[] = [...(key === '' ? known : known.filter(({ title }) => foldedText(title).includes(key))), ...found];
  const go = (line: Line | undefined) => {
    if (!line) return;
    close();
    if (line.press) line.press();
    else router.push(line.href);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && lines.length > 0) {
      event.preventDefault();
      setAt((at + step + lines.length) % lines.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(lines[at]);
    } else if (event.key === 'Escape') {
      // A search field would empty itself first, and the palette stay.
      event.preventDefault();
      close();
    }
  };
  return (
    // A press beside the palette closes it; the keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="zb-palette"
      aria-label={say(lang, 'staff.find.label')}
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <form action="/admin/find" role="search">
        <input
          type="search"
          name="q"
          role="combobox"
          aria-expanded="true"
          aria-controls="zb-found"
          aria-activedescendant={lines[at] ? `zb-found-${at}` : undefined}
          aria-label={say(lang, 'staff.find.label')}
          placeholder={say(lang, 'staff.find.hint')}
          dir="auto"
          maxLength={FIND_MOST}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
      </form>
      <ul id="zb-found" role="listbox" aria-label={say(lang, 'staff.find.results')}>
        {lines.map((line, index) => (
          // The line above takes the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={`${line.group} ${line.href} ${line.title} ${index}`}
            id={`zb-found-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => go(line)}
            onMouseEnter={() => setAt(index)}
          >
            {lines[index - 1]?.group === line.group ? null : <small>{line.group}</small>}
            <b>{line.title}</b> {line.code ? <bdi dir="ltr">{line.code}</bdi> : null}
            {line.sub ? <span>{line.sub}</span> : null}
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </dialog>
  );
}
