import type { ReactNode } from 'react';
import { PlacesFrame } from '../../components/places-frame';
import { Link } from '../../link';
import { useSay } from '../../words';

type Props = {
  page: 'doctor' | 'doctorAppointments' | 'doctorRoom' | 'doctorTexts' | 'doctorHours' | 'doctorQuestions' | 'doctorQuestion';
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  /** Whether its part takes the whole width. */ wide?: boolean;
  children: ReactNode;
};

/** A page of the doctor’s desk. */
export function DoctorFrame({ page, wide, ...rest }: Props) {
  const say = useSay();
  const places = (
    <>
      <Link page="doctor" aria-current={page === 'doctor' ? 'page' : undefined}>
        {say('questions.doctor.home')}
      </Link>
      <Link page="doctorAppointments" aria-current={page === 'doctorAppointments' ? 'page' : page === 'doctorRoom' ? 'true' : undefined}>
        {say('doctors.desk.title')}
      </Link>
      <Link page="doctorHours" aria-current={page === 'doctorHours' ? 'page' : undefined}>
        {say('doctors.hours.title')}
      </Link>
      <Link page="doctorQuestions" aria-current={page === 'doctorQuestions' ? 'page' : page === 'doctorQuestion' ? 'true' : undefined}>
        {say('questions.doctor.questions')}
      </Link>
      <Link page="doctorTexts" aria-current={page === 'doctorTexts' ? 'page' : undefined}>
        {say('room.texts.short')}
      </Link>
      <Link page="account">{say('questions.doctor.account')}</Link>
    </>
  );
  return <PlacesFrame of="doctor" wide={wide} label={say('questions.doctor.places')} places={places} {...rest} />;
}
