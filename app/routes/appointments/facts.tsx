import { SLOT_MINUTES } from '#domain/consultations/promises';
import type { ConsultationKind } from '#domain/doctors/doctor';
import { formatTime, formatWeekdayDate } from '#locales/format';
import { SummaryList, type SummaryRow } from '../../components/summary-list';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';

type Props = {
  doctor: { name: string; slug: string | null };
  kind: ConsultationKind;
  startsAt: Date;
  centre: { slug: string; title: string; address: string } | null;
  /** Whose it is; null for oneself, left out where it is not chosen yet. */ patient?: string | null;
  rows?: readonly SummaryRow[];
};

/** What a doctor's time is: with whom, when, how, where, for whom, and what it costs. [CONS-1] */
export function AppointmentFacts({ doctor, kind, startsAt, centre, patient, rows = [] }: Props) {
  const lang = useLang();
  const say = useSay();
  return (
    <SummaryList
      rows={[
        {
          name: say('appointments.what.doctor'),
          value: doctor.slug ? (
            <Link page="doctorProfile" params={{ slug: doctor.slug }}>
              {doctor.name}
            </Link>
          ) : (
            doctor.name
          ),
        },
        {
          name: say('appointments.what.time'),
          value: (
            <time dateTime={startsAt.toISOString()}>
              {say('appointments.what.day-time', { day: formatWeekdayDate(lang, startsAt), time: formatTime(lang, startsAt), minutes: SLOT_MINUTES })}
            </time>
          ),
        },
        { name: say('appointments.what.kind'), value: say(`doctors.kinds.${kind}`) },
        ...(centre
          ? [
              {
                name: say('appointments.what.place'),
                value: (
                  <>
                    <Link page="centre" params={{ slug: centre.slug }}>
                      {centre.title}
                    </Link>
                    <span className="block small soft">{centre.address}</span>
                  </>
                ),
              },
            ]
          : []),
        ...(patient === undefined ? [] : [{ name: say('appointments.what.patient'), value: patient ?? say('appointments.what.myself') }]),
        ...rows,
      ]}
    />
  );
}
