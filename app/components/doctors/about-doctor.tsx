import { placeNames } from '#domain/addresses/iran';
import type { DoctorPage } from '#services/doctors/doctor';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';
import { Price } from '../price';
import { languagesIn } from './doctor-names';

/** Who a doctor is and what is offered for how much: words, prices, centres, languages, the number that was verified. [CONS-1, CONS-2, DOC-4] */
export function AboutDoctor({ doctor }: { doctor: DoctorPage }) {
  const lang = useLang();
  const say = useSay();
  const centreOf = (id: number | null) => doctor.centres.find((one) => one.id === id);
  return (
    <>
      <section className="card stack gap-3" aria-labelledby="services">
        <h2 id="services">{say('doctors.page.services')}</h2>
        {doctor.offers.length === 0 ? (
          <p className="soft">{say('doctors.page.no-services')}</p>
        ) : (
          <table className="spec">
            <thead>
              <tr>
                <th scope="col">{say('doctors.page.service')}</th>
                <th scope="col">{say('doctors.page.price')}</th>
              </tr>
            </thead>
            <tbody>
              {doctor.offers.map(({ kind, centreId, priceToman }) => (
                <tr key={`${kind} ${centreId}`}>
                  <td>
                    {say(`doctors.kinds.${kind}`)}
                    <span className="small soft block">{centreOf(centreId)?.title ?? say(`doctors.kind-texts.${kind}`)}</span>
                  </td>
                  <td>
                    <Price toman={priceToman} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section className="stack gap-3" aria-labelledby="about">
        <h2 id="about">{say('doctors.page.about')}</h2>
        {doctor.biography.split('\n').map((line) => line.trim() && <p key={line}>{line}</p>)}
      </section>
      {doctor.education.length > 0 && (
        <section className="stack gap-2" aria-labelledby="education">
          <h2 id="education">{say('doctors.page.education')}</h2>
          <ul className="doc-lines">
            {doctor.education.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <table className="spec">
        <tbody>
          <tr>
            <th scope="row">{say('doctors.page.speaks')}</th>
            <td>{languagesIn(lang, doctor)}</td>
          </tr>
          {doctor.centres.map(({ id, slug, title, province, city, address }) => (
            <tr key={id}>
              <th scope="row">{say('doctors.page.centres')}</th>
              <td>
                <Link page="centre" params={{ slug }}>
                  {title}
                </Link>
                <span className="small soft block">{[placeNames(lang, province, city).city, address].join(lang === 'fa' ? '، ' : ', ')}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
