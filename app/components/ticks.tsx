import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

/** Short promises, each with a check mark. */
export function Ticks({ items }: { items: readonly { icon?: IconName; text: ReactNode }[] }) {
  return (
    <ul className="ticks">
      {items.map((item, at) => (
        <li key={at}>
          <Icon name={item.icon ?? 'check'} />
          <span>{item.text}</span>
        </li>
      ))}
    </ul>
  );
}
