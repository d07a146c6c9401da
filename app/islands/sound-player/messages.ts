import type { SoundFilter, SoundTimes } from '#domain/signals/sound-filter';

/** The two sides of a comparison. */
export type Side = 0 | 1;

/** Messages from the page to the audio thread. */
export type Order =
  | { do: 'load'; side: Side; samples: Float32Array; rate: number }
  | { do: 'unload'; side: Side }
  | { do: 'filter'; side: Side; filter: SoundFilter; times: SoundTimes }
  | { do: 'hear'; side: Side }
  | { do: 'play' | 'pause' }
  | { do: 'seek'; seconds: number }
  | { do: 'repeat'; span: { from: number; to: number } | undefined }
  | { do: 'speed'; speed: number };

/** Messages from the audio thread, some thirty a second while it plays. */
export type Tick = { seconds: number; peak: number; held: boolean; ended: boolean };
