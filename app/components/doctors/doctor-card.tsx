import { leastToman, type ConsultationKind } from '#domain/doctors/doctor';
import { tehranDay } from '#domain/calendars/day';
import type { ListedDoctor } from '#services/doctors/list';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';
import { Badge } from '../badge';
import { ButtonLink } from '../button-link';
import { Price } from '../price';
import { DoctorFace } from './doctor-face';
import { categoriesIn, languagesIn } from './doctor-names';
import { nearTime } from './when';

type Props = { doctor: ListedDoctor; now: Date; /** The kind that was asked for. */ kind: ConsultationKind | null; days: number };

/** A doctor of the list: who, verified, for how much, and when next. [CONS-1, DOC-4] */
export function DoctorCard({ doctor, now, kind, days }: Props) {
  const lang = useLang();
  const say = useSay();
  const { slug, name, level, focus, offers, councilNumber, times, id, photo } = doctor;
  const kinds = [...new Set(offers.map((one) => one.kind))];
  const least = leastToman(offers, kind);
  const to = (at: Date | undefined) => ({ ...(kind ? { kind } : {}), ...(at ? { day: tehranDay(at) } : {}) });
  return (
    <article className="card doc">
      <div className="stack gap-3">
        <div className="doc-who">
          <DoctorFace {...{ id, name, photo }} />
          <div>
            <h2 className="text-h3">
              <Link page="doctorProfile" params={{ slug }} query={to(undefined)}>
                {name}
              </Link>
            </h2>
            <p className="small soft">
              {say(`roles.levels.${level}`)}
              {lang === 'fa' ? '، ' : ', '}
              {categoriesIn(lang, doctor)}
            </p>
          </div>
        </div>
        <p className="small">{focus}</p>
        <p className="row doc-badges">
          {kinds.map((one) => (
            <Badge key={one}>{say(`doctors.kinds.${one}`)}</Badge>
          ))}
          <Badge tone="ok">{say('doctors.card.council', { councilNumber })}</Badge>
        </p>
        <p className="small soft">{say('doctors.card.speaks', { languages: languagesIn(lang, doctor) })}</p>
        {least !== null && (
          <p className="row between">
            <span className="small soft">{say('doctors.card.quarter')}</span>
            <Price toman={least} />
          </p>
        )}
      </div>
      <div className="stack gap-3">
        {times.length === 0 ? (
          <p className="soft">{say('doctors.card.none', { days })}</p>
        ) : (
          <>
            <p className="small soft" id={`next-${id}`}>
              {say('doctors.card.next')}
            </p>
            <ul className="doc-times" aria-labelledby={`next-${id}`}>
              {times.map((at) => (
                <li key={at.getTime()}>
                  <Link page="doctorProfile" params={{ slug }} query={to(at)} hash="times" className="doc-time">
                    {nearTime(lang, now, at)}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <ButtonLink page="doctorProfile" params={{ slug }} query={to(undefined)} hash="times" kind="soft" wide>
          {say('doctors.card.see')}
        </ButtonLink>
      </div>
    </article>
  );
}
