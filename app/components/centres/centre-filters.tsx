import { provincesIn } from '#domain/addresses/iran';
import { centreKinds } from '#domain/centres/kinds';
import { centresQuery, type CentreFilters } from '#domain/centres/list';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { Button } from '../button';
import { ButtonLink } from '../button-link';
import { Chips } from '../chips';
import { Field } from '../field';
import { Icon } from '../icon';
import { Select } from '../select';
import { NearMe } from './near-me';

type Props = { filters: CentreFilters; /** The places that have centres. */ places: { provinces: readonly string[]; cities: readonly string[] } };

/** What narrows the list: name, province and city in a form, kind and “open now” as addresses. [MAP-1] */
export function CentreFilterForm({ filters, places }: Props) {
  const lang = useLang();
  const say = useSay();
  const provinces = provincesIn[lang].filter(({ code }) => places.provinces.includes(code) || code === filters.province);
  const cities = provinces
    .filter(({ code }) => filters.province === null || code === filters.province)
    .flatMap((one) => one.cities.filter(({ code }) => places.cities.includes(code) || code === filters.city));
  const option = (place: { code: string; fa: string; en: string }) => ({ value: place.code, label: place[lang] });
  const narrowed = { ...filters, after: null };
  const chips = [
    ...[null, ...centreKinds].map((kind) => ({
      page: 'centres' as const,
      query: centresQuery({ ...narrowed, kind }),
      label: kind ? say(`centres.kinds.${kind}`) : say('centres.filters.all'),
      here: filters.kind === kind,
    })),
    { page: 'centres' as const, query: centresQuery({ ...narrowed, open: !filters.open }), label: say('centres.filters.open'), here: filters.open },
  ];
  return (
    <div className="stack gap-4 mb-6">
      <form method="get" action={href(lang, 'centres')} role="search" className="find">
        {filters.kind && <input type="hidden" name="kind" value={filters.kind} />}
        {filters.open && <input type="hidden" name="open" value="1" />}
        <Field
          name="q"
          type="search"
          label={say('centres.filters.name')}
          placeholder={say('centres.filters.name-example')}
          defaultValue={filters.q ?? ''}
          required={false}
          maxLength={60}
        />
        <Select
          name="province"
          label={say('centres.filters.province')}
          empty={say('centres.filters.all')}
          defaultValue={filters.province ?? ''}
          required={false}
          options={provinces.map(option)}
        />
        <Select
          name="city"
          label={say('centres.filters.city')}
          empty={say('centres.filters.all')}
          defaultValue={filters.city ?? ''}
          required={false}
          options={cities.map(option)}
        />
        <Button kind="soft">{say('centres.filters.show')}</Button>
      </form>
      <div className="row">
        <NearMe />
        <ButtonLink page="centresNear" kind="outline" small>
          <Icon name="pin" small />
          {say('centres.near.other')}
        </ButtonLink>
      </div>
      <Chips label={say('centres.filters.kinds')} chips={chips} />
    </div>
  );
}
