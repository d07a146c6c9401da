import type { ResultValue } from '#domain/service-requests/result';
import { localDigits } from '#locales/format';
import { useLang, useSay } from '../../words';

/** What was found, a line for each test: its value with its unit, and the laboratory's own range beside it. [LABR-1: result] */
export function FoundValues({ values }: { values: readonly ResultValue[] }) {
  const lang = useLang();
  const say = useSay();
  if (values.length === 0) return null;
  return (
    <dl className="asked">
      {values.map(({ test, value, unit, reference }) => (
        <div key={test}>
          <dt>{say(`services.tests.${test}`)}</dt>
          <dd>
            <bdi>
              {localDigits(lang, value)} {unit}
            </bdi>
            {reference && (
              <span className="small soft block">
                {say('services.results.range')} <bdi dir="ltr">{localDigits(lang, reference)}</bdi>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
