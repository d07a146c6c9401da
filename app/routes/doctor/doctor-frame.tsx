import type { ReactNode } from 'react';
import { Link } from '../../link';
import { useSay } from '../../words';

type Here = 'doctor' | 'doctorQuestions' | 'doctorQuestion';

/** A page of the doctor’s desk: its places as a row, its title, its own part. */
export function DoctorFrame({
  page,
  title,
  lead,
  aside,
  children,
}: {
  page: Here;
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const say = useSay();
  return (
    <div className="wrap page">
      <div className="doctor stack">
        <nav className="doctor-places" aria-label={say('questions.doctor.places')}>
          <Link page="doctor" aria-current={page === 'doctor' ? 'page' : undefined}>
            {say('questions.doctor.home')}
          </Link>
          <Link page="doctorQuestions" aria-current={page === 'doctorQuestions' ? 'page' : page === 'doctorQuestion' ? 'true' : undefined}>
            {say('questions.doctor.questions')}
          </Link>
          <Link page="account">{say('questions.doctor.account')}</Link>
        </nav>
        <div className="row between">
          <div>
            <h1>{title}</h1>
            {lead && <p className="soft">{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </div>
  );
}
