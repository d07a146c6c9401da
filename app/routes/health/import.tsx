import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { IMPORT_MOST_READINGS } from '#domain/records/import/line';
import { bringFile, importForm } from '#services/health/import';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FileField } from '../../components/file-field';
import { FormErrors } from '../../components/form-errors';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useSay } from '../../words';
import { uploadsOf } from '../warranty/uploads';
import { AppFrame } from './app-frame';
import { fileName, ofFile } from './whose';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appImport', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** What a file of readings may be: a table or a FHIR bundle. */
const ACCEPT = '.csv,.txt,.json,text/csv,text/plain,application/json,application/fhir+json';

/** Brings readings of a device or another system into a file. [REC-4, API-7: import, EHR-3: import] */
export const loader = page(async (ctx, at) => {
  const of = at.url.searchParams.get('of');
  const file = await importForm(ctx, of);
  return file.ok ? { whose: fileName(of, file.value.card) } : file;
});

export const action = actions({
  default: (ctx, form, at, intent) =>
    doing({
      fields: () => fieldsSchema({}),
      run: (ctx_) => bringFile(ctx_, { of: at.url.searchParams.get('of'), uploads: uploadsOf(form, 'file') }),
      then: ({ ref }, ctx_) => href(ctx_.lang, 'appImported', { ref }, ofFile(at.url.searchParams.get('of'))),
    })(ctx, form, at, intent),
});

export const meta = privateMeta('health.import.title', 'health.import.description');

export default function Import() {
  const { whose } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  return (
    <AppFrame page="appImport" whose={whose} title={whose.isMine ? say('health.import.mine') : say('health.import.for', { name: whose.name })}>
      <FormErrors answer={answer} names={{ file: 'health.import.file' }} />
      <form method="post" noValidate encType="multipart/form-data" className="card lift stack narrow">
        <p>{say('health.import.text')}</p>
        <FileField
          name="file"
          label={say('health.import.file')}
          help={say('health.import.help', { most: IMPORT_MOST_READINGS })}
          accept={ACCEPT}
          error={errorOf(answer, 'file')}
          answer={answer}
          required
        />
        <div className="row">
          <Button busyLabel={say('health.import.busy')}>{say('health.import.look')}</Button>
          <ButtonLink kind="outline" page="appRecords" query={ofFile(whose.of)}>
            {say('health.add.cancel')}
          </ButtonLink>
        </div>
        <p className="small soft">{say('health.import.nothing-yet')}</p>
      </form>
      <section className="card narrow stack gap-2">
        <h2 className="text-h3">{say('health.import.example')}</h2>
        <pre className="example" dir="ltr">{`date,time,sys,dia,pulse\n2026-11-20,07:40,128,82,72\n2026-11-21,07:35,124,79,70`}</pre>
        <p className="small soft">{say('health.import.example-text')}</p>
      </section>
    </AppFrame>
  );
}
