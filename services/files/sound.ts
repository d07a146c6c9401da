import { SOUND_LEAST_SECONDS, SOUND_MOST_SECONDS } from '#domain/records/files';
import { plainWav } from '#domain/signals/wav';
import { ok, refuse, type Refusal, type Result } from '#domain/result';

/** Checks a sound by its content: a WAV of samples that can be played, neither a click nor an hour. Gives it without whatever else the file held. [REC-3] */
export function checkSound(bytes: Uint8Array, none: Refusal): Result<Uint8Array> {
  const read = plainWav({ name: '', bytes });
  if (!read.ok) return none;
  const { seconds } = read.value;
  return seconds >= SOUND_LEAST_SECONDS && seconds <= SOUND_MOST_SECONDS
    ? ok(read.value.bytes)
    : refuse('records.files.sound-length', { least: SOUND_LEAST_SECONDS, most: SOUND_MOST_SECONDS / 60 });
}
