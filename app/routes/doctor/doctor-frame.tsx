import type { ReactNode } from 'react';
import { PlacesFrame } from '../../components/places-frame';
import { Link } from '../../link';
import { useSay } from '../../words';

type Props = {
  page: 'doctor' | 'doctorAppointments' | 'doctorHours' | 'doctorQuestions' | 'doctorQuestion';
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

/** A page of the doctor’s desk. */
export function DoctorFrame({ page, ...rest }: Props) {
  const say = useSay();
  const places = (
    <>
      <Link page="doctor" aria-current={page === 'doctor' ? 'page' : undefined}>
        {say('questions.doctor.home')}
      </Link>
      <Link page="doctorAppointments" aria-current={page === 'doctorAppointments' ? 'page' : undefined}>
        {say('doctors.desk.title')}
      </Link>
      <Link page="doctorHours" aria-current={page === 'doctorHours' ? 'page' : undefined}>
        {say('doctors.hours.title')}
      </Link>
      <Link page="doctorQuestions" aria-current={page === 'doctorQuestions' ? 'page' : page === 'doctorQuestion' ? 'true' : undefined}>
        {say('questions.doctor.questions')}
      </Link>
      <Link page="account">{say('questions.doctor.account')}</Link>
    </>
  );
  return <PlacesFrame of="doctor" label={say('questions.doctor.places')} places={places} {...rest} />;
}
