import { fromSteps } from '#domain/records/read-reading';
import { isUrgent } from '#domain/records/class-of';
import type { RecordType } from '#domain/records/types/record-type';
import { formatMoment, formatNumber } from '#locales/format';
import type { Asked } from '#services/health/add-reading';
import type { ShownReading } from '#services/health/shown-reading';
import { Button } from '../../components/button';
import { Emergency } from '../../components/health/emergency';
import { Value } from '../../components/health/value';
import { Notice } from '../../components/notice';
import { useLang, useSay } from '../../words';
import { meanOf } from './finding';

/** What the second page is shown: the reading as it would be stored, and what was typed, to go with it. */
export type ToConfirm = { asked: Asked; values: Record<string, string> };

type Props = { type: RecordType; asked: Asked; values: Readonly<Record<string, string>>; button: string; last?: ShownReading | undefined };

/** The second page of a rare reading, or of one in centimetres: nothing is stored yet; it offers both ways. [REC-10: confirmation] */
export function ConfirmReading({ type, asked: { numbers, odd, meant, measuredAt }, values, button, last }: Props) {
  const lang = useLang();
  const say = useSay();
  const shown = meanOf(say, type, numbers);
  // The numbers go as they stand here, and the moment as it was first read.
  const carried = {
    ...values,
    ...Object.fromEntries(type.measures.map(({ name }, at) => [name, String(fromSteps(type, at, numbers[at] ?? 0))])),
    confirmed: numbers.join('-'),
  };
  return (
    <section className="card lift narrow stack">
      <p className="small soft">{say('health.confirm.not-yet')}</p>
      <p className="rare">
        <Value type={type} numbers={numbers} odd={odd} />
      </p>
      <p className="small soft">{formatMoment(lang, new Date(measuredAt))}</p>
      <Notice tone="warn">
        {meant ? (
          <b>{say('health.confirm.meant', { value: shown })}</b>
        ) : (
          say('health.confirm.rare', { value: odd.map((name) => formatNumber(lang, oddValue(type, numbers, name))).join(' · ') })
        )}{' '}
        {last && say('health.confirm.last', { value: meanOf(say, type, last.numbers) })}
      </Notice>
      {isUrgent(type, numbers) && <Emergency />}
      <form method="post" noValidate className="row">
        {Object.entries(carried).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button>{meant ? say('health.confirm.yes-meant', { button }) : say('health.confirm.yes', { button })}</Button>
      </form>
      <form method="post" noValidate>
        <input type="hidden" name="intent" value="again" />
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button kind="outline">{say('health.confirm.back')}</Button>
      </form>
      <p className="small soft">{say('health.confirm.noted')}</p>
    </section>
  );
}

function oddValue(type: RecordType, numbers: readonly number[], name: string): number {
  const at = type.measures.findIndex((measure) => measure.name === name);
  return fromSteps(type, at, numbers[at] ?? 0);
}
