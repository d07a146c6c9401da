import { useLoaderData } from '@remix-run/react';
import { clientIdField, partField } from '#domain/consultations/room';
import { fieldsSchema } from '#domain/fields';
import { formatDateTime } from '#locales/format';
import type { WordKey } from '#locales/say';
import { newOnceKey } from '#services/once-key';
import { recordChoices, shareRecord, type RecordChoice } from '#services/rooms/share-record';
import { errorOf } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { FormErrors } from '../../components/form-errors';
import { RadioCards, type RadioCard } from '../../components/radio-cards';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';

export const handle = { page: 'roomShare', hydrate: false };

/** What of the file can be shown to the doctor of a room. [CONS-7, CONS-10] */
export const loader = page(async (ctx, { params }) => {
  const found = await recordChoices(ctx, params['room'] ?? '');
  return found.ok ? { ...found.value, ref: params['room'] ?? '', client: newOnceKey() } : found;
});

export const action = actions({
  share: doing({
    fields: () => fieldsSchema({ client: clientIdField, part: partField }),
    run: (ctx, { client, part }, { params }) => shareRecord(ctx, params['room'] ?? '', { clientId: client, part }),
    then: (_, ctx, { params }) => ({
      to: `${href(ctx.lang, 'room', { room: params['room'] ?? '' })}#newest`,
      toast: { kind: 'success', key: 'room.share.shown' },
    }),
  }),
});

export const meta = privateMeta('room.share.title', 'room.share.description');

export default function Share() {
  const { choices, until, ref, client } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const cards = ({ type, n, last }: RecordChoice): RadioCard[] => {
    const name = say(`health.share.type.${type}` as WordKey);
    const whole = type === 'ehr' ? say('room.share.history') : say('room.share.three-months', { type: name });
    return [
      ...(n > 0 ? [{ value: `type:${type}`, label: whole, ...(type === 'ehr' ? {} : { text: say('room.share.counted', { count: n }) }) }] : []),
      ...(last
        ? [
            {
              value: `one:${last.ref}`,
              label: say('room.share.last', { type: name }),
              text: say('room.share.measured', { measuredAt: formatDateTime(lang, last.measuredAt) }),
            },
          ]
        : []),
    ];
  };
  const back = (
    <ButtonLink page="room" params={{ room: ref }} kind="outline">
      {say('room.share.back')}
    </ButtonLink>
  );
  return (
    <AccountFrame page="appointment" title={say('room.share.title')} lead={say('room.share.lead', { untilDay: until })}>
      <FormErrors answer={answer} names={{ client: null, part: 'room.share.part' }} />
      {choices.length === 0 ? (
        <EmptyState fact={say('room.share.none')} action={back} />
      ) : (
        <form method="post" noValidate className="card stack gap-4">
          <input type="hidden" name="intent" value="share" />
          <input type="hidden" name="client" value={client} />
          <RadioCards
            name="part"
            legend={say('room.share.part')}
            options={choices.flatMap(cards)}
            value={answer?.values['part']}
            error={errorOf(answer, 'part')}
          />
          <p className="row">
            <Button busyLabel={say('room.share.doing')}>{say('room.share.do')}</Button>
            {back}
          </p>
        </form>
      )}
    </AccountFrame>
  );
}
