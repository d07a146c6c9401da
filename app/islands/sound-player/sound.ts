/** A recording in the page's hands: an example, an own file, or the microphone's. */
export type Sound = { id: string; name: string; rate: number; samples: Float32Array };

/** How long it is. */
export function secondsOf(sound: Sound): number {
  return sound.samples.length / sound.rate;
}

/** Its loudest point, as a part of full scale. */
export function peakOf({ samples }: Sound): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}
