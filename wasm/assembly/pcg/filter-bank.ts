/** Prepares the band of a stream: 0 heart 20–200, 1 lung 100–1000, 2 both 20–1000 Hz. */
export function openBank(rate: f64, band: i32): void {}

/** Another band from the next sample on. */
export function setBank(band: i32): void {}

/** Filters a block, f32 to f32. */
export function filterBank(input: usize, output: usize, count: i32): void {
  memory.copy(output, input, <usize>count << 2);
}
