import { redirect, type LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { lineFields, lineName, lineNumbers, readSummaryForm, summaryFields, summaryForm } from '#domain/consultations/summary';
import { readerSchema } from '#domain/fields';
import { sumUp, type Summary } from '#services/rooms/summaries';
import { attendRoom } from '#services/rooms/visit';
import { newOnceKey } from '#services/once-key';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { SharedWith } from '../../components/room/shared-with';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import styles from '../../styles/room.css?url';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { DoctorFrame } from './doctor-frame';

export const handle = { page: 'doctorRoomSummary', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The form in which a doctor sums a talk up, filled with the version before where there is one. [CONS-10] */
export const loader = page(async (ctx, { params, refused }) => {
  const ref = params['room'] ?? '';
  const found = await attendRoom(ctx, ref);
  if (!found.ok) return found;
  const { state } = found.value;
  if (state !== 'ended' && state !== 'summarised' && !refused) return redirect(href(ctx.lang, 'doctorRoom', { room: ref }), 303);
  return { room: found.value, once: newOnceKey() };
});

export const action = actions({
  sum: doing({
    fields: () => readerSchema(readSummaryForm),
    run: (ctx, form, { params }) => sumUp(ctx, params['room'] ?? '', form),
    then: (_, ctx, { params }) => ({
      to: href(ctx.lang, 'doctorRoom', { room: params['room'] ?? '' }),
      toast: { kind: 'success', key: 'room.summary.sent' },
    }),
  }),
});

export const meta = privateMeta('room.summary.title', 'room.summary.description');

export default function RoomSummary() {
  const { room, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const { ref, patient, summary } = room;
  const line = (number: number) => <Line key={number} number={number} answer={answer} summary={summary} />;
  const typed = (number: number) => Object.keys(lineFields).some((name) => answer?.values[lineName(name as keyof typeof lineFields, number)]);
  const more = (summary?.lines.length ?? 0) > FIRST_LINES || lineNumbers.slice(FIRST_LINES).some(typed);
  return (
    <DoctorFrame page="doctorRoom" title={say('room.summary.title')} lead={<bdi>{patient.name}</bdi>}>
      <FormErrors answer={answer} fields={summaryForm} names={{ once: null, over: null }} />
      <form method="post" noValidate className="card stack gap-5">
        <input type="hidden" name="intent" value="sum" />
        <input type="hidden" name="once" value={once} />
        <input type="hidden" name="over" value={summary?.version ?? 0} />
        {(['diagnosis', 'advice'] as const).map((name) => (
          <FormField
            key={name}
            field={summaryFields[name]}
            name={name}
            rows={name === 'advice' ? 5 : 2}
            error={errorOf(answer, name)}
            defaultValue={answer?.values[name] ?? summary?.[name] ?? undefined}
          />
        ))}
        <fieldset>
          <legend>{say('room.summary.prescription')}</legend>
          <div className="stack gap-4">
            {lineNumbers.slice(0, FIRST_LINES).map(line)}
            <details open={more || undefined}>
              <summary>{say('room.summary.more')}</summary>
              <div className="stack gap-4">{lineNumbers.slice(FIRST_LINES).map(line)}</div>
            </details>
          </div>
        </fieldset>
        <section>
          <h2 className="text-h3">{say('room.shared')}</h2>
          <SharedWith messages={room.messages} />
        </section>
        <p className="row">
          <Button busyLabel={say('room.summary.signing')}>{say('room.summary.sign')}</Button>
          <ButtonLink page="doctorRoom" params={{ room: ref }} kind="outline">
            {say('room.summary.room')}
          </ButtonLink>
        </p>
        <p className="small soft">{say('room.summary.after')}</p>
      </form>
    </DoctorFrame>
  );
}

/** So many lines stand open; further ones where they are needed. */
const FIRST_LINES = 2;

type LineProps = { number: number; answer: Answer | undefined; summary: Summary | null };

/** One line of a prescription; one that stays empty is none. */
function Line({ number, answer, summary }: LineProps) {
  const say = useSay();
  const before = summary?.lines[number - 1];
  return (
    <fieldset className="rx">
      <legend className="sr">{say('room.summary.line', { n: number })}</legend>
      {(['medicine', 'dose', 'times', 'days'] as const).map((name) => {
        const field = lineName(name, number);
        const first = before?.[name];
        return (
          <FormField
            key={name}
            field={lineFields[name]}
            name={field}
            optional={false}
            required={false}
            error={errorOf(answer, field)}
            defaultValue={answer?.values[field] ?? (first === null || first === undefined ? undefined : String(first))}
          />
        );
      })}
    </fieldset>
  );
}
