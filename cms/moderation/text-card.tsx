import type { ReactNode } from 'react';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import { Marks } from './marks';

type Props = {
  lang: Lang;
  /** The language that it is written in. */
  written: Lang;
  title?: string;
  body: string;
  marks: string | null;
  children?: ReactNode;
};

/** A public text as its writer left it, and what staff should look at in it. [LEGAL-3, LEGAL-4] */
export function TextCard({ lang, written, title, body, marks, children }: Props) {
  return (
    <section className="zb-card">
      <h2>{title ?? say(lang, 'admin.moderation.text')}</h2>
      <p className="zb-words" lang={written} dir={written === 'fa' ? 'rtl' : 'ltr'}>
        {body}
      </p>
      {children}
      {marks ? (
        <p>
          {say(lang, 'admin.moderation.marks')} <Marks lang={lang} marks={marks} />
        </p>
      ) : null}
    </section>
  );
}
