'use client';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import { postEvent } from '../actions/post-event';

type Props = {
  document: string;
  locale: Lang;
  lang: Lang;
  /** What is shown: a form's values, or an older version's; null while they are read. */
  values: Record<string, unknown> | null;
  /** The words that announce the preview once it is shown. */
  shown: 'shown' | 'shown-version';
  close: () => void;
  children?: ReactNode;
};
type Heard = { type?: string; status?: number; ms?: number } | null;

const widths = { phone: 360, wide: 1280 } as const;
/** The ticket is renewed before it expires. */
const RENEW_MS = 13 * 60_000;
const NOT_FOUND = 404;

/** The site's own page in a frame, made of the values that are given. [ADM-2] */
export function Preview({ document, locale, lang, values, shown, close, children }: Props) {
  const [href, setHref] = useState<string | null>(null);
  const [ready, setReady] = useState(0);
  const [width, setWidth] = useState<keyof typeof widths>('phone');
  const [dark, setDark] = useState(false);
  const [said, setSaid] = useState<{ bad: boolean; text: string }>({ bad: false, text: say(lang, 'editors.preview.waiting') });
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);

  const renew = useCallback(async () => {
    const answer = await postEvent(lang, document, 'preview', { lang: locale });
    if (answer.ok) setHref((answer.value as { href: string }).href);
    else setSaid({ bad: true, text: answer.message });
  }, [document, lang, locale]);
  useEffect(() => {
    void renew();
    const clock = setInterval(() => void renew(), RENEW_MS);
    return () => clearInterval(clock);
  }, [renew]);

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<Heard>) => {
      if (!frame.current || source !== frame.current.contentWindow) return;
      if (data?.type === 'zarban-preview-ready') setReady((times) => times + 1);
      if (data?.type !== 'zarban-preview-shown') return;
      const { status = 0, ms = 0 } = data;
      if (status === NOT_FOUND) return void renew();
      const done = status >= 200 && status < 300;
      setSaid({
        bad: !done,
        text: done ? say(lang, `editors.preview.${shown}`, { ms }) : say(lang, `editors.preview.${status === 422 ? 'no-page' : 'failed'}`),
      });
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [lang, renew, shown]);

  useEffect(() => {
    if (!ready || !href || !values) return;
    frame.current?.contentWindow?.postMessage({ type: 'zarban-preview', values }, new URL(href).origin);
  }, [values, ready, href]);
  useEffect(() => setDark(matchMedia('(prefers-color-scheme: dark)').matches), []);
  useEffect(() => {
    if (ready && href) frame.current?.contentWindow?.postMessage({ type: 'zarban-preview-look', dark }, new URL(href).origin);
  }, [dark, ready, href]);

  // The page is as wide as it says and is drawn smaller where there is less room.
  useEffect(() => {
    const [outer, inner] = [room.current, frame.current];
    if (!outer || !inner) return;
    const fit = () => {
      const scale = Math.min(1, outer.clientWidth / widths[width]);
      inner.style.inlineSize = `${widths[width]}px`;
      inner.style.blockSize = `${outer.clientHeight / scale}px`;
      inner.style.scale = String(scale);
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(outer);
    return () => watch.disconnect();
  }, [width, href]);

  return (
    <aside className="zb-preview" data-width={width} aria-label={say(lang, 'editors.preview.title')}>
      <div className="zb-preview-head">
        <div className="zb-segments" role="group" aria-label={say(lang, 'editors.preview.widths')}>
          {(Object.keys(widths) as (keyof typeof widths)[]).map((one) => (
            <button key={one} type="button" aria-pressed={width === one} onClick={() => setWidth(one)}>
              {say(lang, `editors.preview.${one}`)}
            </button>
          ))}
        </div>
        <div className="zb-segments" role="group" aria-label={say(lang, 'editors.preview.looks')}>
          {[false, true].map((one) => (
            <button key={String(one)} type="button" aria-pressed={dark === one} onClick={() => setDark(one)}>
              {say(lang, `editors.preview.${one ? 'dark' : 'light'}`)}
            </button>
          ))}
        </div>
        {children}
        <button type="button" className="zb-button zb-button--quiet" onClick={close}>
          {say(lang, 'editors.preview.close')}
        </button>
      </div>
      <div className="zb-preview-room" ref={room}>
        {href ? <iframe ref={frame} src={href} title={say(lang, `editors.preview.frame-${locale}`)} /> : null}
      </div>
      <p role="status" className={said.bad ? 'zb-late' : 'zb-help'}>
        {said.text}
      </p>
    </aside>
  );
}
