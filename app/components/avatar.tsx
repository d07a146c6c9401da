import { Icon } from './icon';

/** A person's avatar: the first letter of the name on a quiet ground; a figure where nothing but a number is known. */
export function Avatar({ name, small, ground = 'sand' }: { name: string; small?: boolean; ground?: 'glaze' | 'sand' | 'rose' | 'mist' }) {
  return (
    <span className={`avatar ${ground}${small ? ' s' : ''}`} aria-hidden="true">
      {/^\p{Nd}/u.test(name.trim()) ? <Icon name="person" /> : [...name.trim()][0]}
    </span>
  );
}
