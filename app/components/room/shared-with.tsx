import type { ShownMessage } from '#services/rooms/visit';
import { useSay } from '../../words';
import { ShownRecord } from './shown-record';

/** All that the patient shows in a room, in the order in which it was shown. [CONS-7, CONS-10] */
export function SharedWith({ messages }: { messages: readonly ShownMessage[] }) {
  const say = useSay();
  const shown = messages.filter(({ record }) => record !== null);
  if (shown.length === 0) return <p className="soft">{say('room.shared-none')}</p>;
  return (
    <ul className="shown-list">
      {shown.map((one) => (
        <li key={one.seq}>
          <ShownRecord one={one} />
        </li>
      ))}
    </ul>
  );
}
