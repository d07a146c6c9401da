/** States below this are silence; numbers near the least of f64 would make silence slow. */
const SILENCE: f64 = 1e-30;
/** States are looked at after so many samples of the stream, wherever its blocks end. */
export const FLUSH_EVERY: i32 = 256;

/** Sets states of silence to zero. */
export function flush(states: usize, count: i32): void {
  for (let at = states, end = states + (<usize>count << 3); at < end; at += 8) {
    if (abs<f64>(load<f64>(at)) < SILENCE) store<f64>(at, 0);
  }
}
