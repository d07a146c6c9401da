import type { SignalFile } from './recording';
import { writeWav } from './wav-write';

/** One sound as a WAV file of 16 bits. */
export function soundWav(name: string, sampleRateHz: number, samples: Float32Array): SignalFile {
  return writeWav({ format: 'wav', sampleRateHz, leads: [{ name: 'sound', unit: 'fs', samples }], notes: [] }, name, 'pcm16');
}
