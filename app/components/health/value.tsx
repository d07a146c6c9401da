import { formatNumber } from '#locales/format';
import { fromSteps } from '#domain/records/read-reading';
import type { RecordType } from '#domain/records/types/record-type';
import type { WordKey } from '#locales/say';
import { useLang, useSay } from '../../words';

type Props = { type: RecordType; numbers: readonly number[]; /** Names of numbers to set apart. */ odd?: readonly string[]; unit?: boolean };

/** The numbers of a reading without what stands beside them: the higher pressure first, each in a box of its own, so that no direction turns them round. */
export function Value({ type, numbers, odd = [], unit = false }: Props) {
  const lang = useLang();
  const say = useSay();
  const main = type.measures.filter(({ name }) => !type.beside?.includes(name));
  return (
    <>
      {main.map(({ name, step }, at) => {
        const text = formatNumber(lang, step === 1 ? Math.round(numbers[at] ?? 0) : Number(fromSteps(type, at, numbers[at] ?? 0).toFixed(1)));
        return (
          <span key={name}>
            {at > 0 && <i> / </i>}
            {odd.includes(name) ? <u>{text}</u> : <span>{text}</span>}
          </span>
        );
      })}
      {unit && <small> {say(`health.types.${type.code}.unit` as WordKey)}</small>}
    </>
  );
}
