const grounds = ['rose', 'glaze', 'mist', 'sand'] as const;

/** An avatar: the first letter of a name on one of four grounds; the name stands beside it. */
export function PersonMark({ id, name }: { id: number; name: string }) {
  return (
    <span className={`zb-mark zb-mark--${grounds[id % grounds.length]}`} aria-hidden="true">
      {[...name.trim()][0] ?? '·'}
    </span>
  );
}
