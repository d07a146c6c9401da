import { placeNames } from '#domain/addresses/iran';
import { weekdayNames, weekdayNumber } from '#domain/centres/hours';
import type { CentreKind } from '#domain/centres/kinds';
import type { CentrePage } from '#services/centres/centre';
import type { Lang } from '../../routes';

const TYPES: Readonly<Record<CentreKind, string | null>> = {
  hospital: 'Hospital',
  clinic: 'MedicalClinic',
  doctor: 'Physician',
  laboratory: 'DiagnosticLab',
  pharmacy: 'Pharmacy',
  imaging: 'DiagnosticLab',
  physiotherapy: 'PhysicalTherapy',
  dentist: 'Dentist',
  beauty: 'HealthAndBeautyBusiness',
};

const clock = (minute: number) => `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A centre as search engines read it. [MAP-1] */
export function centreJsonLd(lang: Lang, centre: CentrePage, url: string): object {
  const { province, city } = placeNames(lang, centre.province, centre.city);
  const type = TYPES[centre.kind];
  const hours = weekdayNames.flatMap((name) =>
    centre.hours.weekly
      .filter(({ weekday }) => weekday === weekdayNumber(name))
      .map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${name[0]?.toUpperCase()}${name.slice(1)}`,
        opens: clock(from),
        // The whole day is written so that it ends within it.
        closes: to - from === 24 * 60 ? '23:59' : clock(to),
      })),
  );
  return {
    '@type': type ? ['MedicalBusiness', type] : 'MedicalBusiness',
    name: centre.title,
    url,
    address: { '@type': 'PostalAddress', streetAddress: centre.address, addressLocality: city, addressRegion: province, addressCountry: 'IR' },
    geo: { '@type': 'GeoCoordinates', latitude: centre.latitude, longitude: centre.longitude },
    ...(centre.phones[0] ? { telephone: centre.phones[0] } : {}),
    ...(centre.photo ? { image: new URL(centre.photo.copies.at(-1)?.address ?? '/', url).href } : {}),
    ...(hours.length > 0 ? { openingHoursSpecification: hours } : {}),
  };
}
