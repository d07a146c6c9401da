import { isWav, plainWav } from '../signals/wav';
import { ok, refuse, type Result } from '../result';
import { plainMp3 } from './mp3';
import { plainMp4 } from './mp4';
import { plainOgg } from './ogg';
import { plainWebm } from './webm';

/** A voice lasts so long at most. Ours. */
export const VOICE_MOST_SECONDS = 120;
/** File types for a browser's file picker: what phones and browsers record. The content is what counts. */
export const VOICE_TYPES = ['audio/*', '.mp3', '.m4a', '.ogg', '.webm', '.wav'] as const;

export const voiceKinds = ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/webm', 'audio/wav'] as const;
export type VoiceKind = (typeof voiceKinds)[number];

/** A voice as it may be kept: without a place, a name, a device or a day in it. */
export type Voice = { bytes: Uint8Array; kind: VoiceKind; seconds: number };
/** What a reader of one format says: the plain bytes and how long they last; null where the structure is not whole. */
export type Plain = { bytes: Uint8Array; seconds: number } | null;

const unfit = refuse('rooms.voice.unfit');

/** Reads a recording by its structure, whatever its name says, and blanks what it tells besides its sound: tags, places, devices, days. [CONS-7] */
export function plainVoice(bytes: Uint8Array): Result<Voice> {
  const found = read(bytes);
  if (!found) return unfit;
  if (!(found.seconds > 0)) return unfit;
  if (found.seconds > VOICE_MOST_SECONDS + 1) return refuse('rooms.voice.too-long', { most: VOICE_MOST_SECONDS });
  return ok({ ...found, seconds: Math.max(1, Math.round(found.seconds)) });
}

function read(bytes: Uint8Array): Voice | null {
  if (isWav(bytes)) {
    const wav = plainWav({ name: '', bytes });
    return wav.ok ? { ...wav.value, kind: 'audio/wav' } : null;
  }
  const readers = [
    ['audio/ogg', plainOgg],
    ['audio/webm', plainWebm],
    ['audio/mp4', plainMp4],
    ['audio/mpeg', plainMp3],
  ] as const;
  for (const [kind, reader] of readers) {
    const plain = reader(bytes);
    if (plain) return { ...plain, kind };
  }
  return null;
}
