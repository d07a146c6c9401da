import { doctorCategories, doctorLevels } from '#domain/accounts/account-role';
import { consultationKinds, doctorGenders, doctorLanguages } from '#domain/doctors/doctor';
import { doctorsQuery, type DoctorFilters } from '#domain/doctors/list';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { Button } from '../button';
import { Chips } from '../chips';
import { Field } from '../field';
import { Select } from '../select';

/** What narrows the list: a name, kind, level, language and gender in a form; fields and “free today” as addresses. [CONS-1, LIST-2] */
export function DoctorFilterForm({ filters }: { filters: DoctorFilters }) {
  const lang = useLang();
  const say = useSay();
  const first = { ...filters, after: null };
  const link = (changed: Partial<DoctorFilters>, label: string, here: boolean) => ({
    page: 'doctors' as const,
    query: doctorsQuery({ ...first, ...changed }),
    label,
    here,
  });
  const all = { empty: say('doctors.filters.all'), required: false };
  return (
    <div className="stack gap-4 mb-6">
      <form method="get" action={href(lang, 'doctors')} role="search" aria-label={say('doctors.filters.label')} className="doc-find">
        {filters.category && <input type="hidden" name="category" value={filters.category} />}
        {filters.today && <input type="hidden" name="today" value="1" />}
        <Field
          name="q"
          type="search"
          label={say('doctors.filters.q')}
          placeholder={say('doctors.filters.q-example')}
          defaultValue={filters.q ?? ''}
          required={false}
          maxLength={60}
        />
        <Select
          {...all}
          name="kind"
          label={say('doctors.filters.kind')}
          defaultValue={filters.kind ?? ''}
          options={consultationKinds.map((value) => ({ value, label: say(`doctors.kinds.${value}`) }))}
        />
        <Select
          {...all}
          name="level"
          label={say('doctors.filters.level')}
          defaultValue={filters.level ?? ''}
          options={doctorLevels.map((value) => ({ value, label: say(`roles.levels.${value}`) }))}
        />
        <Select
          {...all}
          name="language"
          label={say('doctors.filters.language')}
          defaultValue={filters.language ?? ''}
          options={doctorLanguages.map((value) => ({ value, label: say(`doctors.languages.${value}`) }))}
        />
        <Select
          {...all}
          name="gender"
          label={say('doctors.filters.gender')}
          defaultValue={filters.gender ?? ''}
          options={doctorGenders.map((value) => ({ value, label: say(`doctors.genders.${value}`) }))}
        />
        <Button kind="soft">{say('doctors.filters.show')}</Button>
      </form>
      <Chips
        many
        label={say('doctors.filters.categories')}
        chips={[
          link({ category: null }, say('doctors.filters.all'), filters.category === null),
          link({ today: !filters.today }, say('doctors.filters.today'), filters.today),
          ...doctorCategories.map((category) => link({ category }, say(`roles.categories.${category}`), filters.category === category)),
        ]}
      />
    </div>
  );
}
