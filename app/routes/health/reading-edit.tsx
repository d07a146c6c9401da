import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { tehranDay } from '#domain/calendars/day';
import { fromSteps, readingFields } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import { refuse } from '#domain/result';
import { changeReading } from '#services/health/change-reading';
import { readingPage } from '#services/health/reading-page';
import { formatTime, localDigits } from '#locales/format';
import { jalaliDate } from '#locales/format';
import type { Answer } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { actions, doing, page, refused, typed } from '../../door.server';
import { href } from '../../routes';
import { privateMeta } from '../../private-meta';
import { useSay } from '../../words';
import { AppFrame } from './app-frame';
import { ConfirmReading, type ToConfirm } from './confirm-reading';
import { ReadingFields } from './reading-form';
import { fillAgain, readingInput } from './reading-input.server';
import { fileName } from './whose';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appReadingEdit', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const here = (params: Record<string, string>) => ({ of: params['of'] ?? '', ref: params['ref'] ?? '' });

/** The form of a reading, filled with what it says; another version than the one shown is refused. [REC-1: edit] */
export const loader = page(async (ctx, at) => {
  const { of, ref } = here(at.params);
  const seen = await readingPage(ctx, { of, ref });
  if (!seen.ok) return seen;
  const { card, reading, version, words, mayChange } = seen.value;
  const type = recordType(reading.type);
  if (!mayChange || !type) return refuse('access.hidden', undefined, { status: 404 });
  const { year, month, day } = jalaliDate(reading.measuredAt);
  const values = {
    ...Object.fromEntries(type.measures.map(({ name }, index) => [name, String(fromSteps(type, index, reading.numbers[index] ?? 0))])),
    ...reading.choices,
    ...reading.lines,
    day: ctx.lang === 'fa' ? localDigits('fa', `${year}/${month}/${day}`) : tehranDay(reading.measuredAt),
    hour: formatTime(ctx.lang, reading.measuredAt),
    words: words ?? '',
  };
  return { whose: fileName(card.isMine ? null : of, card), of, ref, code: reading.type, version, values };
});

export const action = actions({
  default: async (ctx, form, at, intent) => {
    const { of, ref } = here(at.params);
    const seen = await readingPage(ctx, { of, ref });
    const type = seen.ok ? recordType(seen.value.reading.type) : null;
    if (!type) return refused(ctx, absent, intent, {}, at);
    const handler = doing({
      fields: () => readingInput(type, ctx.now, { isChange: true }),
      run: (ctx_, { reading, version, confirmed }) => changeReading(ctx_, { ref, version, reading, confirmed }),
      then: (changed) =>
        'ask' in changed
          ? { shown: { asked: changed.ask, values: typed(form) } satisfies ToConfirm }
          : { to: href(ctx.lang, 'appReading', { of, ref }), toast: { kind: 'success', key: 'health.reading.changed' } },
    });
    return handler(ctx, form, at, intent);
  },
  again: fillAgain,
});
const absent = refuse('access.hidden', undefined, { status: 404 });

export const meta = privateMeta('health.reading.edit-title', 'health.records.description');

export default function ReadingEdit() {
  const { whose, of, ref, code, version, values } = useLoaderData<typeof loader>();
  const said = useActionData() as Answer | { shown: ToConfirm } | undefined;
  const say = useSay();
  const type = recordType(code);
  if (!type) return null;
  if (said && 'shown' in said) {
    return (
      <AppFrame page="appReadingEdit" whose={whose} title={say('health.confirm.title')}>
        <ConfirmReading type={type} {...said.shown} button={say('health.reading.save')} />
      </AppFrame>
    );
  }
  return (
    <AppFrame page="appReadingEdit" whose={whose} title={say('health.reading.edit-title')}>
      <FormErrors answer={said} fields={readingFields(type)} names={{ clientId: null, words: 'health.add.words' }} />
      <form method="post" noValidate className="card lift stack narrow reading-form">
        <input type="hidden" name="clientId" value={ref} />
        <input type="hidden" name="version" value={said?.values['version'] ?? version} />
        <ReadingFields type={type} answer={said} values={values} />
        <div className="row">
          <Button busyLabel={say('health.add.busy')}>{say('health.reading.save')}</Button>
          <ButtonLink kind="outline" page="appReading" params={{ of, ref }}>
            {say('health.add.cancel')}
          </ButtonLink>
        </div>
      </form>
    </AppFrame>
  );
}
