'use client';
import { useAllFormFields } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import { postEvent } from '../actions/post-event';

type Props = { document: string; locale: Lang; lang: Lang };
type Heard = { type?: string; status?: number; ms?: number } | null;

const widths = { phone: 360, wide: 1280 } as const;
/** Before a ticket's quarter of an hour is over. */
const RENEW_MS = 13 * 60_000;
const NOT_FOUND = 404;
const OPEN_KEY = 'zb-preview-open';

/** Beside the form the site's own page, with what stands in the form at this moment. [ADM-2] */
export function PreviewPanel(props: Props) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(sessionStorage.getItem(OPEN_KEY) === 'yes'), []);
  const turn = (wanted: boolean) => {
    sessionStorage.setItem(OPEN_KEY, wanted ? 'yes' : 'no');
    setOpen(wanted);
  };
  return (
    <>
      <button type="button" className="zb-button zb-button--quiet" aria-expanded={open} onClick={() => turn(!open)}>
        {say(props.lang, `editors.preview.${open ? 'close' : 'open'}`)}
      </button>
      {open ? <Preview key={props.locale} {...props} close={() => turn(false)} /> : null}
    </>
  );
}

function Preview({ document, locale, lang, close }: Props & { close: () => void }) {
  const [href, setHref] = useState<string | null>(null);
  const [ready, setReady] = useState(0);
  const [width, setWidth] = useState<keyof typeof widths>('phone');
  const [said, setSaid] = useState<{ bad: boolean; text: string }>({ bad: false, text: say(lang, 'editors.preview.waiting') });
  const [fields] = useAllFormFields();
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
      setSaid({ bad: !done, text: done ? say(lang, 'editors.preview.shown', { ms }) : say(lang, `editors.preview.${status === 422 ? 'no-page' : 'failed'}`) });
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [lang, renew]);

  useEffect(() => {
    if (!ready || !href) return;
    const values = JSON.parse(JSON.stringify(reduceFieldsToValues(fields, true))) as Record<string, unknown>;
    frame.current?.contentWindow?.postMessage({ type: 'zarban-preview', values }, new URL(href).origin);
  }, [fields, ready, href]);

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
