import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readingFields } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import { ok, refuse } from '#domain/result';
import { addingBlind } from '#services/health/adding-blind';
import { addReading, type Added } from '#services/health/add-reading';
import { checkFiles } from '#services/files/keep-files';
import { filesWanted } from '#services/health/record-files';
import { typePage } from '#services/health/type-page';
import { newRef } from '#services/unguessable';
import type { Answer } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { actions, doing, page, refused, typed } from '../../door.server';
import { Link } from '../../link';
import { href } from '../../routes';
import { privateMeta } from '../../private-meta';
import { useSay } from '../../words';
import { AppFrame } from './app-frame';
import { ConfirmReading, type ToConfirm } from './confirm-reading';
import { ReadingFields } from './reading-form';
import { fillAgain, readingInput, type ReadingInput } from './reading-input.server';
import { ReadingTable } from './reading-table';
import { uploadsOf } from '../warranty/uploads';
import { fileName, ofFile } from './whose';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appAdd', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const typeAt = (params: Record<string, string>) => recordType(params['type'] ?? '');

/** The form of a type for a file; with it, the last readings. [REC-1: add, REC-2] */
export const loader = page(async (ctx, at) => {
  const type = typeAt(at.params);
  if (!type) return refuse('access.hidden', undefined, { status: 404 });
  const of = at.url.searchParams.get('of');
  const held = ctx.actor.kind === 'user' && ctx.actor.held;
  if (held) {
    const file = await addingBlind(ctx, of);
    return file.ok ? { whose: fileName(of, file.value.card), code: type.code, ref: file.value.ref, clientId: newRef(), last: [] } : file;
  }
  const seen = await typePage(ctx, { of, type: type.code, range: '7', only: null, after: null });
  if (!seen.ok) return seen;
  return { whose: fileName(of, seen.value.card), code: type.code, ref: seen.value.ref, clientId: newRef(), last: seen.value.readings.slice(0, 2) };
});

export const action = actions({
  default: async (ctx, form, at, intent) => {
    const type = typeAt(at.params);
    const of = at.url.searchParams.get('of');
    if (!type) return refused(ctx, refuse('access.hidden', undefined, { status: 404 }), intent, {}, at);
    const wanted = filesWanted(type);
    const uploads = wanted ? uploadsOf(form, 'files') : [];
    const handler = doing<ReturnType<typeof readingInput>, Added>({
      fields: () => readingInput(type, ctx.now),
      besides: async () => (wanted ? checkFiles(uploads, wanted) : ok(null)),
      run: (ctx_, { reading, clientId, confirmed }: ReadingInput) => addReading(ctx_, { of, type: type.code, reading, clientId, confirmed, uploads }),
      then: (added) =>
        'ask' in added
          ? { shown: { asked: added.ask, values: typed(form) } satisfies ToConfirm }
          : {
              to: href(ctx.lang, 'appType', { type: type.code }, ofFile(of)),
              toast: { kind: 'success', key: 'health.add.stored' },
            },
    });
    return handler(ctx, form, at, intent);
  },
  again: fillAgain,
});

export const meta = privateMeta('health.add.title', 'health.records.description');

export default function Add() {
  const { whose, code, ref, clientId, last } = useLoaderData<typeof loader>();
  const said = useActionData() as Answer | { shown: ToConfirm } | undefined;
  const say = useSay();
  const type = recordType(code);
  if (!type) return null;
  const name = say(`health.types.${code as 'heart-rate'}.name`);
  const button = whose.isMine ? say('health.add.mine') : say('health.add.for', { name: whose.name });
  const title = whose.isMine ? say('health.add.of-type', { type: name }) : say('health.add.of-type-for', { type: name, name: whose.name });
  const back = { page: 'appType', params: { type: code }, query: ofFile(whose.of) } as const;
  if (said && 'shown' in said) {
    return (
      <AppFrame page="appAdd" whose={whose} title={say('health.confirm.title')}>
        <ConfirmReading type={type} {...said.shown} button={button} last={last[0]} />
      </AppFrame>
    );
  }
  return (
    <AppFrame page="appAdd" whose={whose} title={title}>
      <FormErrors answer={said} fields={readingFields(type)} names={{ clientId: null, words: 'health.add.words', files: 'health.files.short' }} />
      <form method="post" noValidate encType="multipart/form-data" className="card lift stack narrow reading-form">
        <input type="hidden" name="clientId" value={said?.values['clientId'] ?? clientId} />
        <ReadingFields type={type} answer={said} withFiles />
        <div className="row">
          <Button busyLabel={say('health.add.busy')}>{button}</Button>
          <ButtonLink kind="outline" {...back}>
            {say('health.add.cancel')}
          </ButtonLink>
        </div>
      </form>
      {!type.files?.required && (
        <p className="small soft">
          <Link page="offlineReading">{say('health.offline.without')}</Link>
        </p>
      )}
      {code === 'blood-pressure' && <Notice tone="info">{say('health.add.centimetres')}</Notice>}
      {last.length > 0 && (
        <section className="card narrow">
          <h2 className="text-h3">{say('health.add.last')}</h2>
          <ReadingTable readings={last} of={ref} caption={say('health.add.last')} />
        </section>
      )}
    </AppFrame>
  );
}
