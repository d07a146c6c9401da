const MOST = 2_000;
const MOST_OF_ONE = 3;

/** Limits open sockets, in all and by account; null where there is no place left. */
export function seats({ most = MOST, mostOfOne = MOST_OF_ONE } = {}) {
  const taken = new Map<number, number>();
  let all = 0;
  return {
    take(userId: number): (() => void) | null {
      const own = taken.get(userId) ?? 0;
      if (own >= mostOfOne || all >= most) return null;
      taken.set(userId, own + 1);
      all += 1;
      let open = true;
      return () => {
        if (!open) return;
        open = false;
        all -= 1;
        const left = (taken.get(userId) ?? 1) - 1;
        if (left > 0) taken.set(userId, left);
        else taken.delete(userId);
      };
    },
  };
}
