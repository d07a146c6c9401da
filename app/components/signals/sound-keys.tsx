import { useSay } from '../../words';

/** The keyboard's way through the player. */
export function SoundKeys() {
  const say = useSay();
  const arrows = say('signals.sound.desk.arrow-key');
  const keys = [
    ['space', ['Space']],
    ['arrows', [arrows]],
    ['shift', ['Shift', arrows]],
    ['ends', ['Home', 'End']],
    ['loop', ['L']],
    ['span', ['[', ']']],
    ['switch', ['X']],
    ['zoom', ['+', '−']],
  ] as const;
  return (
    <details className="keys">
      <summary className="chip">{say('signals.sound.desk.keys')}</summary>
      <dl>
        {keys.map(([name, caps]) => (
          <div key={name}>
            <dt>
              {caps.map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dt>
            <dd>{say(`signals.sound.desk.keys-list.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
