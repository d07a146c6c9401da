import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { UPLOAD_MOST_MEGABYTES } from '#domain/records/files';
import { PANEL_MOST_SECONDS, PANEL_TYPES, readChange } from '#domain/signals/panel';
import type { PanelResult } from '#domain/signals/panel-result';
import { OPEN_SAMPLE, panelSamples } from '#domain/signals/panel-samples';
import { say as sayIn } from '#locales/say';
import { openRecording, panelPage } from '#services/academy/panel';
import type { Answer } from '../../answer';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FileField } from '../../components/file-field';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { PanelResultView } from '../../components/panel/panel-result';
import { actions, doing, page, type Handler } from '../../door.server';
import { Link } from '../../link';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import styles from '../../styles/panel.css?url';
import { useLang, useSay } from '../../words';

export const handle = { page: 'aiPanel', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The core step by step: a sample for everybody, all samples with their constants for students. [ACAD-4] */
export const loader = page(async (ctx, { url }) => {
  const asked = url.searchParams.get('sample');
  const sample = panelSamples.find(({ name }) => name === asked)?.name ?? OPEN_SAMPLE;
  const found = await panelPage(ctx, { sample, change: readChange(url.searchParams.get('step'), url.searchParams.get('value')) });
  if (!found.ok) return found;
  const words = { title: sayIn(ctx.lang, 'panel.title'), description: sayIn(ctx.lang, 'panel.description') };
  return { panel: found.value, meta: pageMeta(ctx, { page: 'aiPanel', ...words }) };
});

/** A recording is computed and shown once: in no address, and kept nowhere. */
const open: Handler = async (ctx, form, at, intent) => {
  const uploads = form.getAll('recording').filter((one) => one instanceof File);
  const answer = await doing({
    fields: () => fieldsSchema({}),
    run: () => openRecording(ctx, { uploads, change: null }),
    then: (result) => ({ shown: result }),
  })(ctx, form, at, intent);
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
};

export const action = actions({ open });

export const meta = metaFromData;

export default function AiPanel() {
  const { panel } = useLoaderData<typeof loader>();
  const said = useActionData() as Answer | { shown: PanelResult } | undefined;
  const [lang, say] = [useLang(), useSay()];
  const own = said && 'shown' in said ? said.shown : null;
  const answer = said && 'fields' in said ? said : undefined;
  const { student, sample, changed } = panel as unknown as { student: boolean; sample: typeof OPEN_SAMPLE; changed: PanelResult | null };
  const shown = own ?? (panel.usual as unknown as PanelResult);
  const facts = { seconds: Math.round(shown.seconds), hertz: shown.sampleRateHz };
  return (
    <div className="wrap page stack gap-6">
      <Breadcrumbs
        crumbs={[
          { page: 'home', label: say('shell.nav.home') },
          { page: 'academy', label: say('academy.index.title') },
        ]}
        here={say('panel.title')}
      />
      <header className="stack gap-3">
        <h1>{say('panel.title')}</h1>
        <p className="lead">{say('panel.lead')}</p>
      </header>
      <Notice>
        <b>{say('panel.not-diagnosis')}</b> {say('panel.not-diagnosis-more')}
      </Notice>
      <FormErrors answer={answer} names={{ recording: 'panel.own-label' }} />
      {!student && (
        <section className="card stack gap-3">
          <p>{say('panel.students-only')}</p>
          <p className="row">
            <ButtonLink page="academy">{say('panel.to-courses')}</ButtonLink>
            <ButtonLink page="courses" kind="soft">
              {say('panel.to-mine')}
            </ButtonLink>
          </p>
        </section>
      )}
      {student && (
        <div className="panel-top">
          <nav className="card stack gap-3" aria-labelledby="samples">
            <h2 id="samples" className="text-h3">
              {say('panel.samples')}
            </h2>
            <ul className="chips">
              {panelSamples.map(({ name }) => (
                <li key={name}>
                  <Link page="aiPanel" query={{ sample: name }} className="chip" aria-current={!own && name === sample ? 'true' : undefined}>
                    {say(`panel.sample-names.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
            <p className="small soft">{say('panel.sample-rule')}</p>
          </nav>
          <form method="post" action={href(lang, 'aiPanel')} encType="multipart/form-data" noValidate className="card stack gap-3" aria-labelledby="own">
            <h2 id="own" className="text-h3">
              {say('panel.own')}
            </h2>
            <input type="hidden" name="intent" value="open" />
            <FileField
              name="recording"
              multiple
              accept={PANEL_TYPES.join(',')}
              label={say('panel.own-label')}
              help={say('panel.own-help', { minutes: PANEL_MOST_SECONDS / 60, megabytes: UPLOAD_MOST_MEGABYTES })}
              error={answer?.fields['recording']}
              answer={answer}
            />
            <p>
              <Button busyLabel={say('panel.own-opening')}>{say('panel.own-open')}</Button>
            </p>
            <p className="small soft">{say('panel.own-private')}</p>
          </form>
        </div>
      )}
      <p className="row between">
        <b>
          {own
            ? say('panel.own-shown', { ...facts, leads: own.leads.join(', ') })
            : say('panel.shown', { ...facts, name: say(`panel.sample-names.${sample}`) })}
        </b>
        <span className="small">
          {say('panel.viewers')}: <Link page={shown.kind === 'ecg' ? 'ecg' : 'sound'}>{say(`panel.to-${shown.kind}`)}</Link>
        </span>
      </p>
      <PanelResultView usual={shown} changed={own ? null : changed} sample={student && !own ? sample : null} />
    </div>
  );
}
