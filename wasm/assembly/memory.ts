/** The module's memory: taken once when a stream opens, never given back. One instance is one stream. */

let top: usize = 0;

/** Whether something was taken: a stream is open. */
export function isTaken(): bool {
  return top != 0;
}

/** Takes zeroed bytes on a 16-byte boundary; the memory grows only here. */
export function reserve(bytes: usize): usize {
  if (top == 0) top = (__heap_base + 15) & ~15;
  const place = top;
  top = (place + bytes + 15) & ~15;
  const pages = <i32>((top + 65535) >>> 16);
  const missing = pages - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
  return place;
}
