import { Fragment } from 'react';
import type { Words } from '#domain/articles/tree';
import { href, inOtherLang, locate } from '../../routes';
import { useLang } from '../../words';
import { Isolated } from '../sections/isolated';

/** Words of an article: weight, code and formulas in their own direction, links of the allowlist. [LANG-2] */
export function ArticleWords({ words }: { words: readonly Words[] }) {
  return words.map((one, at) => <Word key={at} word={one} />);
}

function Word({ word }: { word: Words }) {
  if (word.kind === 'break') return <br />;
  if (word.kind === 'link') {
    return (
      <ArticleLink to={word.to}>
        <ArticleWords words={word.words} />
      </ArticleLink>
    );
  }
  const text = word.code ? (
    <bdi dir="ltr" className="formula">
      {word.text}
    </bdi>
  ) : (
    <Isolated text={word.text} />
  );
  return word.strong ? <strong>{text}</strong> : <Fragment>{text}</Fragment>;
}

/** A link of an article: a page of ours in the reader's language, or a page elsewhere; an address of ours that is no page is its words alone. */
export function ArticleLink({ to, children }: { to: string; children: React.ReactNode }) {
  const lang = useLang();
  if (!to.startsWith('/'))
    return (
      <a href={to} rel={to.startsWith('https:') ? 'noreferrer' : undefined}>
        {children}
      </a>
    );
  const [path = '', rest = ''] = splitPath(to);
  const here = locate(path);
  if (!here.name) return <>{children}</>;
  return <a href={(here.lang === lang ? path : inOtherLang(path)) + rest}>{children}</a>;
}

function splitPath(to: string): [string, string] {
  const end = to.search(/[?#]/);
  return end < 0 ? [to, ''] : [to.slice(0, end), to.slice(end)];
}

/** The address of a calculator, where there is one of that name. */
export function toolAddress(lang: 'fa' | 'en', tool: string): string | null {
  const path = `${href(lang, 'home').replace(/\/$/, '')}/community/tools/${tool}`;
  return locate(path).name ? path : null;
}
