import { useMatches } from '@remix-run/react';
import type { ReactNode } from 'react';
import { say } from '#locales/say';
import { href, inOtherLang, type Lang } from '../routes';
import { useLang } from '../words';

/** The other of the two languages. */
export function otherLang(lang: Lang): Lang {
  return lang === 'fa' ? 'en' : 'fa';
}

/** The id of a page's form whose values are sent along when the language is changed. */
export const DRAFT_FORM = 'typed';

/** Whether the page shows such a form just now. */
function useDraftForm(): boolean {
  const last = useMatches().at(-1);
  const shows = (last?.handle as { typed?: (data: unknown) => boolean } | undefined)?.typed;
  return shows ? shows(last?.data) : false;
}

type Choice = { lang: Lang; to: string; kind: string; label?: string; children: ReactNode };

/** Chooses a language by a form, so that the choice is remembered; the page and its query stay. [LANG-1, LANG-5] */
export function LanguageChoice({ lang, to, kind, label, children }: Choice) {
  const here = useLang();
  if (useDraftForm()) {
    const query = new URLSearchParams({ lang, to });
    return (
      <>
        {/* The Enter key presses a form's first button: it sends the form and changes no language. */}
        <button className="sr" form={DRAFT_FORM} tabIndex={-1} aria-hidden="true" />
        <button
          className={kind}
          lang={lang}
          aria-label={label}
          form={DRAFT_FORM}
          formMethod="post"
          formAction={`${href(here, 'language')}?${query}`}
          formEncType="application/x-www-form-urlencoded"
          formNoValidate
        >
          {children}
        </button>
      </>
    );
  }
  return (
    <form method="post" noValidate action={href(here, 'language')}>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="to" value={to} />
      <button className={kind} lang={lang} aria-label={label}>
        {children}
      </button>
    </form>
  );
}

/** The switch of header and menu. [LANG-5] */
export function LanguageSwitch({ path, query, kind, short }: { path: string; query: string; kind: string; short?: boolean }) {
  const lang = useLang();
  const other = otherLang(lang);
  const name = say(lang, 'shell.language.switch');
  return (
    <LanguageChoice lang={other} to={inOtherLang(path, query)} kind={kind} label={short ? say(lang, 'shell.language.switch_label') : undefined}>
      {short ? (other === 'en' ? 'EN' : 'فا') : name}
    </LanguageChoice>
  );
}
