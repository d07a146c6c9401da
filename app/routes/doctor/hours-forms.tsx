import { beginTimes, closeFields, endTimes, openFields, ruleFields } from '#domain/doctors/hours-fields';
import type { Fields } from '#domain/fields';
import { localDigits } from '#locales/format';
import type { MyHours } from '#services/doctors/hours';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { FormField } from '../../components/form-field';
import type { Option } from '../../components/select';
import { useLang, useSay } from '../../words';

type Props = Pick<MyHours, 'centres' | 'kinds'> & { days: readonly Option[]; answer: Answer | undefined };

/** The three ways to change hours, each a form of its own: of each week, more on a day, fewer on a day. [DOC-3] */
export function HoursForms({ centres, kinds, days, answer }: Props) {
  const lang = useLang();
  const say = useSay();
  const clock = (value: string) => ({ value, label: localDigits(lang, value) });
  const begins = beginTimes.map(clock);
  const ends = endTimes.map(clock);
  const places = centres.map(({ id, title }) => ({ value: String(id), label: title }));
  const typed = (fields: Fields, name: string, first?: string) => ({
    field: fields[name] as Fields[string],
    name,
    error: errorOf(answer, name),
    defaultValue: answer?.values[name] ?? first,
  });
  // Only what has a price can be offered.
  const offered = (fields: Fields, name: string) => <FormField {...typed(fields, name)} field={{ ...fields[name], of: kinds } as Fields[string]} />;
  const centre = (fields: Fields, name: string) =>
    places.length > 0 && <FormField {...typed(fields, name)} options={places} empty={say('doctors.hours.no-centre')} />;
  return (
    <>
      <form method="post" noValidate className="card stack gap-3" aria-labelledby="add-week">
        <h2 id="add-week" className="text-h3">
          {say('doctors.hours.add')}
        </h2>
        <input type="hidden" name="intent" value="week" />
        <div className="hours-pair">
          <FormField {...typed(ruleFields, 'weekday')} />
          <FormField {...typed(ruleFields, 'weekFrom', '09:00')} options={begins} />
          <FormField {...typed(ruleFields, 'weekTo', '12:00')} options={ends} />
        </div>
        {offered(ruleFields, 'weekKinds')}
        {centre(ruleFields, 'weekCentre')}
        <div className="hours-pair">
          <FormField {...typed(ruleFields, 'validFrom')} options={days} empty={say('doctors.hours.now')} />
          <FormField {...typed(ruleFields, 'validTo')} options={days} empty={say('doctors.hours.endless')} />
        </div>
        <Button>{say('doctors.hours.add')}</Button>
      </form>
      <form method="post" noValidate className="card stack gap-3" aria-labelledby="close-day">
        <h2 id="close-day" className="text-h3">
          {say('doctors.hours.close')}
        </h2>
        <input type="hidden" name="intent" value="close" />
        <div className="hours-pair">
          <FormField {...typed(closeFields, 'closeDay')} options={days} />
          <FormField {...typed(closeFields, 'closeFrom', '00:00')} options={begins} />
          <FormField {...typed(closeFields, 'closeTo', '24:00')} options={ends} />
        </div>
        <FormField {...typed(closeFields, 'closeReason')} />
        <Button kind="soft">{say('doctors.hours.close')}</Button>
      </form>
      <form method="post" noValidate className="card stack gap-3" aria-labelledby="open-day">
        <h2 id="open-day" className="text-h3">
          {say('doctors.hours.open')}
        </h2>
        <input type="hidden" name="intent" value="open" />
        <div className="hours-pair">
          <FormField {...typed(openFields, 'openDay')} options={days} />
          <FormField {...typed(openFields, 'openFrom', '09:00')} options={begins} />
          <FormField {...typed(openFields, 'openTo', '12:00')} options={ends} />
        </div>
        {offered(openFields, 'openKinds')}
        {centre(openFields, 'openCentre')}
        <FormField {...typed(openFields, 'openReason')} />
        <Button kind="soft">{say('doctors.hours.open')}</Button>
      </form>
    </>
  );
}
