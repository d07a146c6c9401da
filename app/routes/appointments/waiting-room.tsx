import { DOCTOR_EARLY_MINUTES, SILENT_MINUTES, WAITING_ROOM_MINUTES } from '#domain/consultations/promises';
import { EMERGENCY_NUMBER } from '#domain/service-requests/promises';
import type { DoctorStands } from '#domain/consultations/lateness';
import type { Lang } from '#locales/lang';
import { say as sayIn } from '#locales/say';
import type { AppointmentPage } from '#services/consultations/mine';
import type { Waiting } from '#services/consultations/waiting';
import { Badge, type Tone } from '../../components/badge';
import { Button } from '../../components/button';
import { Countdown } from '../../components/countdown';
import { Notice } from '../../components/notice';
import { Renews } from '../../components/renews';
import { EMERGENCY } from '../../components/services/emergency';
import { Timeline, type Moment } from '../../components/timeline';
import { useLang, useSay } from '../../words';

/** How often the page looks whether somebody has come. */
const LOOK_SECONDS = 10;
const MINUTE_MS = 60_000;
type Props = { mine: AppointmentPage; waiting: Waiting; now: Date };

/** The waiting room of a talk: the time that is left, whether the doctor is here, that one is here oneself, and what happens when the doctor is silent. [CONS-1, CONS-6, CONS-8] */
export function WaitingRoom({ mine: { startsAt, byOther }, waiting, now }: Props) {
  const lang = useLang();
  const say = useSay();
  const { endsAt, opensAt, isOpen, own, enteredAt, doctor, mayAsk, mayComeToAsk, no } = waiting;
  if (!isOpen) return <p className="small soft">{say('appointments.waiting.opens', { minutes: WAITING_ROOM_MINUTES, opensTime: opensAt })}</p>;
  const begun = startsAt <= now;
  const until = begun ? endsAt : startsAt;
  return (
    <>
      <section className="card lift stack gap-3" id="waiting">
        <h2 className="sr">{say('appointments.waiting.title')}</h2>
        <div className="wait-who">
          <Badge tone={toneOf(doctor)}>{standsWords(lang, doctor)}</Badge>
        </div>
        <div>
          <p className="soft">
            {begun ? say('appointments.waiting.until-end', { endsTime: endsAt }) : say('appointments.waiting.until-start', { startsTime: startsAt })}
          </p>
          <noscript>
            <p className="wait-left">
              {say('appointments.waiting.in-minutes', { count: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS)) })}
            </p>
          </noscript>
          <Countdown until={until} now={now} label={say('appointments.waiting.left')} reload />
        </div>
        {!own && <Notice>{say('appointments.waiting.not-yours')}</Notice>}
        {own && enteredAt && <p>{say('appointments.waiting.entered', { enteredTime: enteredAt })}</p>}
        {own && !enteredAt && (
          <form method="post" noValidate className="stack gap-2">
            <input type="hidden" name="intent" value="enter" />
            <div>
              <Button busyLabel={say('appointments.waiting.entering')}>{say('appointments.waiting.enter')}</Button>
            </div>
            <p className="small soft">{say('appointments.waiting.enter-text')}</p>
          </form>
        )}
        {own && mayAsk && (
          <form method="post" noValidate className="stack gap-2">
            <input type="hidden" name="intent" value="another" />
            <input type="hidden" name="no" value={no} />
            <div>
              <Button kind="soft" busyLabel={say('appointments.waiting.asking')}>
                {say('appointments.waiting.ask')}
              </Button>
            </div>
          </form>
        )}
        {own && begun && mayComeToAsk && <p className="small soft">{say('appointments.waiting.ask-text', { minutes: SILENT_MINUTES })}</p>}
        <Renews now={signOf(waiting, begun)} seconds={LOOK_SECONDS} link={say('appointments.waiting.look')} says={say('appointments.waiting.refreshes')} />
      </section>
      <section className="card stack gap-3">
        <h2 className="text-h3">{say('appointments.waiting.from-now')}</h2>
        <Timeline moments={momentsOf(lang, { startsAt, begun, waiting })} />
      </section>
      {!byOther && (
        <Notice tone="bad">
          <a href={EMERGENCY}>{say('appointments.waiting.emergency', { number: EMERGENCY_NUMBER })}</a>
        </Notice>
      )}
    </>
  );
}

const toneOf = ({ is }: DoctorStands): Tone => (is === 'here' ? 'ok' : is === 'late' ? 'warn' : 'wait');

function standsWords(lang: Lang, doctor: DoctorStands): string {
  if (doctor.is === 'here') return sayIn(lang, 'appointments.waiting.doctor-here');
  if (doctor.is === 'late') return sayIn(lang, 'appointments.waiting.doctor-late', { count: doctor.minutes });
  return sayIn(lang, 'appointments.waiting.doctor-expected', { fromTime: doctor.from });
}

/** What the page says, so that it is renewed when it says something else. */
function signOf({ no, enteredAt, doctor, mayAsk }: Waiting, begun: boolean): string {
  return [no, begun, enteredAt !== null, doctor.is, doctor.is === 'late' ? doctor.minutes : '', mayAsk].join(' ');
}

function momentsOf(
  lang: Lang,
  { startsAt, begun, waiting: { endsAt, own, enteredAt, doctor, silentAt } }: { startsAt: Date; begun: boolean; waiting: Waiting },
): Moment[] {
  const here = doctor.is === 'here';
  const came: Moment = enteredAt
    ? {
        state: 'done',
        title: sayIn(lang, 'appointments.waiting.you-here'),
        text: sayIn(lang, 'appointments.waiting.you-here-from', { enteredTime: enteredAt }),
      }
    : { state: own ? 'now' : 'later', title: sayIn(lang, 'appointments.waiting.you-come') };
  const from = new Date(startsAt.getTime() - DOCTOR_EARLY_MINUTES * MINUTE_MS);
  return [
    came,
    {
      state: here && begun ? 'done' : enteredAt ? 'now' : 'later',
      title: sayIn(lang, 'appointments.waiting.doctor-comes'),
      text: sayIn(lang, 'appointments.waiting.doctor-comes-when', { fromTime: from, toTime: endsAt }),
    },
    ...(here
      ? []
      : [
          {
            state: 'later' as const,
            title: silentAt
              ? sayIn(lang, 'appointments.waiting.if-silent', { silentTime: silentAt })
              : sayIn(lang, 'appointments.waiting.if-silent-soon', { minutes: SILENT_MINUTES }),
            text: sayIn(lang, 'appointments.waiting.if-silent-text'),
          },
        ]),
    { state: 'later', title: sayIn(lang, 'appointments.waiting.closes'), text: sayIn(lang, 'appointments.waiting.closes-at', { endsTime: endsAt }) },
  ];
}
