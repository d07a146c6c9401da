'use client';
import { useDocumentInfo, useEditDepth, useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { siteAddress } from '#domain/content/page-address';
import { cutTo, searchAdvice, SEARCH_TEXT, SEARCH_TITLE, searchWords } from '#domain/content/search-look';
import { dirOf, isLang, langs, otherLang, type Lang } from '#locales/lang';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import { withFigures } from '#services/content/figures-of';
import { langOf } from '../fields/lang-of';
import { useOtherDocument } from '../fields/other-document';
import { documentAddress } from '../side/document-address';
import { sideName, useSide } from '../side/side';

/** Fields that hold a picture of a document, by its list; a page of words has none. */
const PICTURES: Readonly<Record<string, readonly string[]>> = { posts: ['cover', 'drawing'], products: ['gallery', 'drawing'] };
const NAMES = ['title', 'metaTitle', 'metaDescription', 'lead', 'summary', 'slug', 'kind'] as const;
type Words = Partial<Record<(typeof NAMES)[number], unknown>>;
type Props = { of: Lang; lang: Lang; words: Words; path: string; measure: Measure; hasPicture: boolean };
type Measure = (font: string) => (text: string) => number;

/** A preview of the page in a search engine's results in both languages, with how much of the texts fits. [ADM-2] */
export function SearchLook() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { code } = useLocale();
  const lang = langOf(useTranslation().i18n);
  const locale: Lang = isLang(code) ? code : 'fa';
  const other = otherLang(locale);
  const inDrawer = useEditDepth() > 1;
  const side = useSide();
  const address = documentAddress({ id, collectionSlug, globalSlug });
  const stored = useOtherDocument(address ?? '', other, address !== null && !inDrawer);
  const words = useFormFields(([form]) => JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, form[name]?.value ?? null]))));
  const pictures = PICTURES[collectionSlug ?? ''];
  const hasPicture = useFormFields(([form]) => !pictures || pictures.some((name) => Boolean(form[name]?.value)));
  const measure = useMeasure();
  const own = JSON.parse(words) as Words;
  const beside = address && side.on && side.at === sideName(address, other) && side.seen ? { ...side.seen, ...side.edits } : stored;
  if (!measure || inDrawer) return null;
  const slug = typeof own.slug === 'string' ? own.slug : '';
  const told: Record<Lang, Words> = { [locale]: own, [other]: beside ?? {} } as Record<Lang, Words>;
  return (
    <section className="zb-card zb-search-look" aria-label={say(lang, 'editors.search.title')}>
      <h3>{say(lang, 'editors.search.title')}</h3>
      <div className="zb-results">
        {langs.map((one) => (
          <Result
            key={one}
            of={one}
            lang={lang}
            words={told[one]}
            path={siteAddress(collectionSlug ?? '', one, slug, { kind: own.kind }) ?? ''}
            {...{ measure, hasPicture }}
          />
        ))}
      </div>
    </section>
  );
}

function Result({ of, lang, words, path, measure, hasPicture }: Props) {
  const { title, description } = withFigures(of, searchWords(words));
  const whole = title ? say(of, 'shell.title', { page: title }) : '';
  const [ofTitle, ofText] = [measure(SEARCH_TITLE.font), measure(SEARCH_TEXT.font)];
  const advice = searchAdvice({ words, title: ofTitle(whole), text: ofText(description), hasPicture });
  const shown = { title: cutTo(whole, SEARCH_TITLE.pixels, ofTitle), text: cutTo(description, SEARCH_TEXT.pixels, ofText) };
  return (
    <div data-lang={of}>
      <h4>{say(lang, `editors.languages.${of}`)}</h4>
      {title ? (
        <div className="zb-result" lang={of} dir={dirOf(of)}>
          <p className="zb-result-address" dir="ltr">
            {[location.host, ...path.split('/').filter(Boolean)].join(' › ')}
          </p>
          <p className="zb-result-title">{shown.title.shown}</p>
          <p className="zb-result-text">{shown.text.shown}</p>
        </div>
      ) : (
        <p className="zb-help">{say(lang, 'admin.other.empty')}</p>
      )}
      <Length lang={lang} name="of-title" used={ofTitle(whole)} most={SEARCH_TITLE.pixels} />
      <Length lang={lang} name="of-text" used={ofText(description)} most={SEARCH_TEXT.pixels} />
      {advice.length === 0 ? (
        <p className="zb-help zb-advice">{say(lang, 'editors.search.nothing-left')}</p>
      ) : (
        <ul className="zb-advice" aria-label={say(lang, 'editors.search.advice')}>
          {advice.map((one) => (
            <li key={one}>{say(lang, `editors.search.better.${one}`)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Length({ lang, name, used, most }: { lang: Lang; name: 'of-title' | 'of-text'; used: number; most: number }) {
  const pixels = Math.round(used);
  const over = pixels > most;
  const facts = { used: formatNumber(lang, pixels), most: formatNumber(lang, most) };
  return (
    <p className="zb-length" data-over={over || undefined}>
      <meter min={0} max={most} high={most * 0.95} value={Math.min(pixels, most)} aria-hidden="true" />{' '}
      <span className={over ? 'zb-late' : 'zb-help'}>
        {say(lang, `editors.search.${name}`, facts)}
        {over ? ` ${say(lang, 'editors.search.over')}` : ''}
      </span>
    </p>
  );
}

/** Measures the width of a text as a browser draws it. */
function useMeasure(): Measure | null {
  const [measure, setMeasure] = useState<{ of: Measure } | null>(null);
  useEffect(() => {
    const brush = document.createElement('canvas').getContext('2d');
    if (!brush) return;
    const of: Measure = (font) => (text) => {
      brush.font = font;
      return brush.measureText(text).width;
    };
    setMeasure({ of });
  }, []);
  return measure?.of ?? null;
}
