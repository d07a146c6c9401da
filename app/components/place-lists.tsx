import { provincesIn } from '#domain/addresses/iran';
import { useLang } from '../words';

/** The id that a field of a city names to be helped by the list. */
export const CITY_LIST = 'cities';

/** The provinces as a select's options, in the alphabet of the page's language. [ORD-14] */
export function useProvinceOptions(): { value: string; label: string }[] {
  const lang = useLang();
  return provincesIn[lang].map((one) => ({ value: one.code, label: one[lang] }));
}

/** The cities that a field offers while one types; another may be written. [ORD-14] */
export function CityList() {
  const lang = useLang();
  return (
    <datalist id={CITY_LIST}>
      {provincesIn[lang].flatMap((province) =>
        province.cities.map((city) => <option key={`${province.code} ${city.code}`} value={city[lang]} label={province[lang]} />),
      )}
    </datalist>
  );
}
