import { cancelPromise, isInTime } from '#domain/consultations/cancelling';
import { CANCEL_HOURS_AHEAD } from '#domain/consultations/promises';
import type { ConsultationKind } from '#domain/doctors/doctor';
import { byPart } from '#domain/doctors/picker';
import { formatPhone, formatTime, formatWeekdayDate } from '#locales/format';
import type { DoctorPage, PublicSlot } from '#services/doctors/doctor';
import type { ShellData } from '../../shell/shell-data.server';
import { useLang, useSay } from '../../words';
import { buttonClass } from '../button-class';
import { Icon } from '../icon';
import { LinkTo, type PlaceLink } from '../link-to';
import { Price } from '../price';

type Of = {
  kind: ConsultationKind;
  now: Date;
  doctor: Pick<DoctorPage, 'offers' | 'centres'>;
  /** Where a free time is taken. */ to: (startsAt: Date) => PlaceLink;
  /** Times alone: price and cancelling are said already. */ plain?: boolean;
};
type Props = Of & { day: string; slots: readonly PublicSlot[]; site: ShellData['site'] | undefined };

/** The times of a day, each place where patients are met with its own and its price, and whom to call. [CONS-1, CONS-2, CONS-4] */
export function DayTimes({ day, slots, site, ...of }: Props) {
  const lang = useLang();
  const say = useSay();
  const places = [...new Set(slots.map((slot) => placeOf(slot, of.kind)))];
  return (
    <section className="card lift stack gap-3" id="times" aria-labelledby="times-day">
      <h2 className="text-h3" id="times-day">
        {formatWeekdayDate(lang, new Date(`${day}T12:00:00Z`))}
      </h2>
      {!of.plain && <p className="small soft">{say('doctors.picker.press')}</p>}
      {places.map((place) => (
        <PlaceTimes key={place} {...of} place={place} slots={slots.filter((slot) => placeOf(slot, of.kind) === place)} />
      ))}
      {site && (
        <div className="stack gap-2">
          <p>{say('doctors.picker.call')}</p>
          <a className={buttonClass({ kind: 'outline', wide: true })} href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" />
            <bdi dir="ltr">{formatPhone(lang, site.phone)}</bdi>
          </a>
          <p className="small soft">{say('doctors.picker.call-hours', { hours: site.supportHours })}</p>
        </div>
      )}
    </section>
  );
}

/** Only who is met in person is met somewhere. */
const placeOf = ({ centreId }: PublicSlot, kind: ConsultationKind) => (kind === 'in-person' ? centreId : null);

/** The times at one place by the parts of the day, the taken ones crossed out, with the price and what cancelling would give back. [CONS-2, CONS-4] */
function PlaceTimes({ place, slots, kind, now, doctor, to, plain = false }: Of & { place: number | null; slots: readonly PublicSlot[] }) {
  const lang = useLang();
  const say = useSay();
  const centre = doctor.centres.find(({ id }) => id === place);
  const offer = doctor.offers.find((one) => one.kind === kind && one.centreId === place);
  const firstFree = slots.find(({ free }) => free);
  const promise = offer && cancelPromise({ totalToman: offer.priceToman, startsAt: firstFree?.startsAt ?? now });
  return (
    <>
      {offer && !plain && (
        <p className="row between">
          <span className="small soft">
            {centre && <span className="block">{centre.title}</span>}
            {say('doctors.card.quarter')}
          </span>
          <Price toman={offer.priceToman} />
        </p>
      )}
      {byPart(slots).map(({ part, slots: own }) => (
        <div key={part}>
          <p className="small soft" id={`part-${place ?? 'any'}-${part}`}>
            {say(`doctors.picker.parts.${part}`)}
          </p>
          <ul className="slots" aria-labelledby={`part-${place ?? 'any'}-${part}`}>
            {own.map(({ startsAt, free }) => (
              <li key={startsAt.getTime()}>
                {free ? (
                  <LinkTo to={to(startsAt)} className="slot" rel="nofollow">
                    <time dateTime={startsAt.toISOString()}>{formatTime(lang, startsAt)}</time>
                  </LinkTo>
                ) : (
                  <span className="slot off">
                    <time dateTime={startsAt.toISOString()}>{formatTime(lang, startsAt)}</time>
                    <span className="sr">{say('doctors.picker.taken')}</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {promise && !plain && (
        <p className="small soft">
          {firstFree && !isInTime(promise, now)
            ? say('doctors.picker.cancel-late', { hours: CANCEL_HOURS_AHEAD })
            : say('doctors.picker.cancel', { hours: CANCEL_HOURS_AHEAD, halfToman: promise.backToman })}
        </p>
      )}
    </>
  );
}
