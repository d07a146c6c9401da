import type { RecordType } from '#domain/records/types/record-type';
import type { WordKey } from '#locales/say';
import type { ShownReading } from '#services/health/shown-reading';
import { useSay } from '../../words';
import { Value } from './value';

type Props = { type: RecordType; reading: Pick<ShownReading, 'numbers' | 'choices' | 'lines'>; unit?: boolean };

/** What a record says in a line: its numbers, else its name or what was chosen. */
export function Says({ type, reading: { numbers, choices, lines }, unit }: Props) {
  const say = useSay();
  if (type.measures.length > 0) return <Value type={type} numbers={numbers} unit={unit ?? false} />;
  const [line] = type.lines ?? [];
  const [choice] = type.choices;
  const chosen = choice && choices[choice.name];
  const said = line ? lines[line.name] : choice && chosen ? say(`${choice.says}.${chosen}` as WordKey) : null;
  return <bdi>{said ?? say(`health.types.${type.code}.name` as WordKey)}</bdi>;
}
