/** The magnitude of an impulse response at a frequency, dB. */
export function decibelsAt(response: ArrayLike<number>, frequency: number, sampleRateHz: number): number {
  const step = (2 * Math.PI * frequency) / sampleRateHz;
  let re = 0;
  let im = 0;
  for (let i = 0; i < response.length; i++) {
    re += response[i]! * Math.cos(step * i);
    im += response[i]! * Math.sin(step * i);
  }
  return 10 * Math.log10(re * re + im * im);
}
