import { ehrPlaceFields } from '#domain/ehr/steps';
import { placeNames } from '#domain/addresses/iran';
import type { EhrFacts } from '#services/health/ehr';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { FormField } from '../../components/form-field';
import { CityList } from '../../components/place-lists';
import { useLang, useSay } from '../../words';
import type { Whose } from './app-frame';

type Props = { whose: Whose; facts: EhrFacts; mayChange: boolean; answer: Answer | undefined };

/** The last step: where they live. Whom the history was opened to does not read it. [EHR-1] */
export function PlaceStep({ whose, facts: { place, version }, mayChange, answer }: Props) {
  const lang = useLang();
  const say = useSay();
  if (!mayChange) return <EmptyState fact={say('health.ehr.place-hidden')} />;
  const said = answer?.intent === 'place' ? answer : undefined;
  const values: Record<string, string> = place ? { ...place, city: placeNames(lang, place.province, place.city).city } : {};
  return (
    <>
      <p className="small soft narrow">{say('health.ehr.step.place.for')}</p>
      <form method="post" noValidate className="card lift narrow stack">
        <input type="hidden" name="intent" value="place" />
        <input type="hidden" name="version" value={said?.values['version'] ?? version} />
        <div className="nums">
          {Object.entries(ehrPlaceFields).map(([name, field]) => (
            <FormField
              key={name}
              field={field}
              name={name}
              error={errorOf(said, name)}
              defaultValue={said ? (said.values[name] ?? '') : (values[name] ?? '')}
            />
          ))}
        </div>
        <CityList />
        <div className="row">
          <Button busyLabel={say('health.add.busy')}>{whose.isMine ? say('health.add.mine') : say('health.add.for', { name: whose.name })}</Button>
        </div>
      </form>
      {place && (
        <form method="post" noValidate>
          <input type="hidden" name="intent" value="no-place" />
          <input type="hidden" name="version" value={version} />
          <Button kind="text" small>
            {say('health.ehr.no-place')}
          </Button>
        </form>
      )}
    </>
  );
}
