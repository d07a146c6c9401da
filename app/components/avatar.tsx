/** A person's avatar: the first letter of the name on a quiet ground. */
export function Avatar({ name, small, ground = 'sand' }: { name: string; small?: boolean; ground?: 'glaze' | 'sand' | 'rose' | 'mist' }) {
  return (
    <span className={`avatar ${ground}${small ? ' s' : ''}`} aria-hidden="true">
      {[...name.trim()][0]}
    </span>
  );
}
