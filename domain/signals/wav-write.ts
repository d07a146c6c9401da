import type { Recording, SignalFile } from './recording';

const HEAD_BYTES = 44;
const FULL_SCALE = 32_768;

/** Writes a recording as a WAVE file: PCM of 16 bits, or 32-bit floats. What lies beyond full scale is cut at it in 16 bits. */
export function writeWav({ leads, sampleRateHz }: Recording, name: string, kind: 'pcm16' | 'float32'): SignalFile {
  const sampleBytes = kind === 'pcm16' ? 2 : 4;
  const frames = leads[0]?.samples.length ?? 0;
  const dataBytes = frames * leads.length * sampleBytes;
  const bytes = new Uint8Array(HEAD_BYTES + dataBytes);
  const view = new DataView(bytes.buffer);
  const letters = (at: number, text: string) => [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  const rate = Math.round(sampleRateHz);
  letters(0, 'RIFF');
  view.setUint32(4, HEAD_BYTES - 8 + dataBytes, true);
  letters(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, kind === 'pcm16' ? 1 : 3, true);
  view.setUint16(22, leads.length, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * leads.length * sampleBytes, true);
  view.setUint16(32, leads.length * sampleBytes, true);
  view.setUint16(34, sampleBytes * 8, true);
  letters(36, 'data');
  view.setUint32(40, dataBytes, true);
  leads.forEach(({ samples }, channel) => {
    for (let i = 0; i < frames; i++) {
      const place = HEAD_BYTES + (i * leads.length + channel) * sampleBytes;
      if (kind === 'float32') view.setFloat32(place, samples[i]!, true);
      else view.setInt16(place, Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, Math.round(samples[i]! * FULL_SCALE))), true);
    }
  });
  return { name, bytes };
}
