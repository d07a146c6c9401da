import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { Button } from '../button';
import { describedBy, FieldFrame } from '../field-frame';
import type { Option } from '../select';

export type NearPlaces = Readonly<Record<'districts' | 'cities' | 'stations', Option[]>>;
const groups = ['districts', 'cities', 'stations'] as const;

/** Near a district, a city or a station, for who does not tell where they are. [MAP-1] */
export function NearForm({ places, at, error }: { places: NearPlaces; at: string | null; error?: string | undefined }) {
  const lang = useLang();
  const say = useSay();
  const known = groups.some((group) => places[group].some(({ value }) => value === at));
  return (
    <form method="get" action={href(lang, 'centresNear')}>
      <div className="joined items-end">
        <div className="grow">
          <FieldFrame id="at" label={say('centres.near.label')} error={error}>
            <select id="at" name="at" className="in" defaultValue={known && at ? at : ''} required {...describedBy('at', { error })}>
              <option value="">{say('centres.near.choose')}</option>
              {groups.map(
                (group) =>
                  places[group].length > 0 && (
                    <optgroup key={group} label={say(`centres.near.${group}`)}>
                      {places[group].map(({ value, label }) => (
                        <option key={`${value} ${label}`} value={value}>
                          {label}
                        </option>
                      ))}
                    </optgroup>
                  ),
              )}
            </select>
          </FieldFrame>
        </div>
        <Button kind="soft">{say('centres.near.show')}</Button>
      </div>
    </form>
  );
}
