import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { placesOfText, textFields } from '#domain/consultations/reply-text';
import { carriedRow, fieldsSchema } from '#domain/fields';
import { deleteText, keepText, myTexts } from '#services/rooms/texts';
import { errorOf } from '../../answer';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import styles from '../../styles/room.css?url';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { DoctorFrame } from './doctor-frame';

export const handle = { page: 'doctorTexts', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The texts that a doctor writes often. [CONS-7] */
export const loader = page(async (ctx) => {
  const texts = await myTexts(ctx);
  return texts.ok ? { texts: texts.value } : texts;
});

export const action = actions({
  keep: doing({
    fields: () => fieldsSchema(textFields),
    run: (ctx, text) => keepText(ctx, text),
    then: (_, ctx) => ({ to: href(ctx.lang, 'doctorTexts'), toast: { kind: 'success', key: 'room.texts.added' } }),
  }),
  delete: doing({
    fields: () => fieldsSchema({ text: carriedRow }),
    run: (ctx, { text }) => deleteText(ctx, text),
    then: (_, ctx) => ({ to: href(ctx.lang, 'doctorTexts'), toast: { kind: 'success', key: 'room.texts.deleted' } }),
  }),
});

export const meta = privateMeta('room.texts.title', 'room.texts.description');

export default function Texts() {
  const { texts } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const typed = (name: string) => ({ name, error: errorOf(answer, name), defaultValue: answer?.values[name] });
  const places = { patientPlace: placesOfText.patient[lang], timePlace: placesOfText.time[lang] };
  return (
    <DoctorFrame page="doctorTexts" title={say('room.texts.title')} lead={say('room.texts.lead', places)}>
      <FormErrors answer={answer} fields={textFields} names={{ text: null }} />
      {texts.length === 0 ? (
        <EmptyState fact={say('room.texts.none')} />
      ) : (
        <ul className="shown-list card">
          {texts.map(({ id, title, body }) => (
            <li key={id} className="row between">
              <div className="grow">
                <h2 className="text-h3">{title}</h2>
                <p className="words small" dir="auto">
                  {body}
                </p>
              </div>
              <form method="post" noValidate>
                <input type="hidden" name="intent" value="delete" />
                <input type="hidden" name="text" value={id} />
                <Button kind="text" small aria-label={say('room.texts.delete-of', { title })}>
                  {say('room.texts.delete')}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form method="post" noValidate className="card stack gap-5">
        <input type="hidden" name="intent" value="keep" />
        <FormField field={textFields.title} {...typed('title')} />
        <FormField field={textFields.body} {...typed('body')} />
        <p>
          <Button>{say('room.texts.add')}</Button>
        </p>
      </form>
    </DoctorFrame>
  );
}
