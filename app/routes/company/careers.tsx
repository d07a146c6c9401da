import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { sectionOf } from '#domain/content/sections';
import { fieldsSchema } from '#domain/fields';
import { HIRING_DAYS } from '#domain/inquiries/clocks';
import { hiringFields } from '#domain/inquiries/fields';
import { say as sayIn } from '#locales/say';
import type { Ctx } from '#services/context';
import { readPage } from '#services/content/page';
import { checkFiles } from '#services/files/keep-files';
import { cvWanted } from '#services/inquiries/cv';
import { applyForWork } from '#services/inquiries/ask';
import { newOnceKey } from '#services/once-key';
import { WordPage } from '../../components/sections/word-page';
import { actions, doing, page, type Handler } from '../../door.server';
import { rememberSent } from '../../drafts.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { uploadsOf } from '../warranty/uploads';
import { CareersForm } from './careers-form';
import homeStyles from '../../styles/home.css?url';

export const handle = { page: 'careers', hydrate: false, typed: Boolean };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: homeStyles }];

/** The positions that editors have opened, and one for all others. */
async function positionsOf(ctx: Ctx): Promise<string[]> {
  const found = await readPage(ctx, 'careers');
  const open = found.ok ? (sectionOf(found.value.sections, 'cards')?.items ?? []) : [];
  return [...open.map(({ label }) => label), sayIn(ctx.lang, 'inquiries.careers.other-position')];
}

export const loader = page(async (ctx) => {
  const found = await readPage(ctx, 'careers');
  if (!found.ok) return found;
  const { title, lead, sections, meta, langs } = found.value;
  return { title, lead, sections, positions: await positionsOf(ctx), once: newOnceKey(), meta: pageMeta(ctx, { page: 'careers', ...meta, langs }) };
});

const apply: Handler = (ctx, form, at, intent) =>
  doing({
    fields: async () => fieldsSchema(hiringFields(await positionsOf(ctx))),
    besides: () => checkFiles(uploadsOf(form, 'cv').slice(0, 1), cvWanted),
    run: (_, typed) => applyForWork(ctx, typed, uploadsOf(form, 'cv')[0] ?? null),
    then: async ({ code }) => ({ to: href(ctx.lang, 'inquiry', { code }), cookies: await rememberSent(ctx, at.request, code) }),
  })(ctx, form, at, intent);

export const action = actions({ default: apply });

export const meta = metaFromData;

/** What it is like to work here, the open positions, and the way to apply. [PAGE-4, CONT-1] */
export default function Careers() {
  const { title, lead, sections, positions, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  return (
    <>
      <WordPage {...{ title, lead, sections }} />
      <section className="section" aria-labelledby="apply">
        <div className="wrap two">
          <div className="stack">
            <h2 id="apply" className="text-h1">
              {say('inquiries.careers.form')}
            </h2>
            <p className="soft">{say('inquiries.careers.promise', { days: HIRING_DAYS })}</p>
            <CareersForm positions={positions} once={once} answer={answer} />
          </div>
        </div>
      </section>
    </>
  );
}
