/** A recording by the microphone stops by itself after so long. [PCG-3] */
export const MICROPHONE_SECONDS = 60;
/** What is shorter holds no two beats: it is not analysed. */
export const LEAST_SECONDS = 2;
/** An own sound file may be so large and hold so many samples (two minutes at 48,000 Hz, 25 at 4,000); it stays in the visitor's browser. [PCG-3] */
export const OWN_FILE_BYTES = 64 * 1024 * 1024;
export const OWN_SAMPLES = 6_000_000;
/** Sampling rates that the core takes, lowest and highest. [SIG-4] */
export const SOUND_RATES_HZ = [2_000, 48_000] as const;
/** Speeds of listening; slower is deeper, as a slow tape is. [PCG-3] */
export const soundSpeeds = [1, 0.75, 0.5] as const;
/** Steps of the keyboard over a recording, in seconds. */
export const SEEK_STEP_SECONDS = 1;
export const SEEK_FINE_SECONDS = 0.1;
/** A marked span to repeat is at least so long. */
export const LEAST_SPAN_SECONDS = 0.25;
/** From this part of full scale on, the limiter's sign is shown. */
export const LIMITER_SHOWN_FROM = 0.97;
