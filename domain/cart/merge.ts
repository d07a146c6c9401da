import { lineKey } from './line';
import type { CartLine } from './line';
import { LINE_LIMIT } from './quantity';

/** At login the guest's lines join the account's: equal lines take the larger quantity, up to the limit. [CART-5] */
export function mergeCarts<L extends CartLine>(account: readonly L[], guest: readonly L[], limitOf: (variantId: number) => number = () => LINE_LIMIT): L[] {
  const merged = new Map<string, L>();
  for (const line of [...account, ...guest]) {
    const key = lineKey(line);
    const present = merged.get(key);
    const most = Math.max(1, limitOf(line.variantId));
    const quantity = Math.min(most, Math.max(present?.quantity ?? 0, line.quantity));
    merged.set(key, { ...(present ?? line), quantity });
  }
  return [...merged.values()];
}

/** Whether the browser's copy of the cart may be restored: only when the server knows no cart; one that was emptied is known and stays empty. [CART-5] */
export function mayRestoreMirror(serverCart: { lines: number; wipedAt: Date | null } | null): boolean {
  return serverCart === null;
}
