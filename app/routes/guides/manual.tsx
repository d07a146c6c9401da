import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { manualParts, manualWarnings } from '#domain/manuals/readers';
import { readManual } from '#services/manuals/read';
import { buttonClass } from '../../components/button-class';
import { ButtonLink } from '../../components/button-link';
import { Icon } from '../../components/icon';
import { Notice } from '../../components/notice';
import { TextPage } from '../../components/sections/text-page';
import { page } from '../../door.server';
import { Link } from '../../link';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import homeStyles from '../../styles/home.css?url';

export const handle = { page: 'manual', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];

export const loader = page(async (ctx, { params }) => {
  const found = await readManual(ctx, params['slug'] ?? '', params['reader'] ?? '');
  if (!found.ok) return found;
  const { slug, reader, title, lead, langs, sections, ...rest } = found.value;
  const meta = pageMeta(ctx, { page: 'manual', params: { slug, reader }, title, description: lead ?? title, langs });
  return { ...rest, slug, reader, title, lead, notes: manualWarnings(sections), parts: manualParts(sections), meta };
});

export const meta = metaFromData;

/** One manual, to be read here or downloaded. [PAGE-9] */
export default function Manual() {
  const { slug, reader, readers, title, lead, notes, parts, changedAt, hasPdf } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  const file = href(lang, 'manualFile', { slug, reader });
  const [other] = readers.filter((one) => one !== reader);
  return (
    <TextPage
      title={title}
      lead={lead}
      note={say('manuals.changed', { changedDate: changedAt })}
      sections={parts}
      doing={
        <>
          <div className="stack gap-2">
            {notes.map(({ kind, text }) => (
              <Notice key={text} tone={kind}>
                {text}
              </Notice>
            ))}
          </div>
          <div className="row">
            <a className={buttonClass({})} href={file} download>
              <Icon name="download" />
              {say('manuals.download')}
            </a>
            {hasPdf && (
              <a className={buttonClass({ kind: 'outline' })} href={`${file}?as=pdf`} download>
                {say('manuals.download-pdf')}
              </a>
            )}
            {other && (
              <ButtonLink page="manual" params={{ slug, reader: other }} kind="soft">
                {say('manuals.other', { reader: say(`manuals.readers.${other}`) })}
              </ButtonLink>
            )}
            <Link page="product" params={{ slug }}>
              {say('manuals.product')}
            </Link>
          </div>
          <p className="small soft">{say('manuals.download-help')}</p>
        </>
      }
    />
  );
}
