import { createHash } from 'node:crypto';
import { NS1_TIMES } from '#domain/catalog/device-figures';
import { DEMO_RATE_HZ, DEMO_SECONDS, demoRecording, demoSounds } from '#domain/signals/demo-sounds';
import { soundFilters } from '#domain/signals/sound-filter';
import { spectrogramPicture, spectrogramShades } from '#domain/signals/spectrogram-colour';
import { envelopePath, wavePath } from '#domain/signals/wave-picture';
import { saidOf } from '#domain/signals/sound-quality';
import { soundWav } from '#domain/signals/sound-wav';
import { analysePcg, hearPcg, spectrogram } from '#wasm/pcg';
import { png } from './png';

const COLUMNS = 480;

/** A file of the portal by its place, and what is in it. */
export type MadeFile = { path: string; bytes: Uint8Array };

/** Makes the example recordings: as recorded, filtered and amplified beforehand by the core, drawn, and with their figures. [PAGE-3] */
export function makeSounds(core: WebAssembly.Module): MadeFile[] {
  const files: MadeFile[] = [];
  const wav = (name: string, samples: Float32Array) => {
    const { bytes } = soundWav(name, DEMO_RATE_HZ, samples);
    files.push({ path: `public/sounds/${name}.wav`, bytes });
    return bytes;
  };
  const figures = demoSounds.map(({ name, filter, plan }, at) => {
    const samples = demoRecording(plan);
    const signal = { sampleRateHz: DEMO_RATE_HZ, samples };
    const own = at === 0 ? soundFilters : [filter];
    const written = [wav(name, samples)];
    const heard = (which: typeof filter) => hearPcg(core, { ...signal, filter: which, gain: NS1_TIMES });
    for (const which of own) written.push(wav(`${name}-${which}`, heard(which)));
    const found = saidOf(analysePcg(core, signal));
    const picture = png(spectrogramPicture(spectrogram(core, { ...signal, columns: COLUMNS })), spectrogramShades);
    files.push({ path: `public/sounds/${name}.png`, bytes: picture });
    const hash = createHash('sha256');
    for (const bytes of [...written, picture]) hash.update(bytes);
    return {
      name,
      filter,
      seconds: DEMO_SECONDS,
      rateHz: DEMO_RATE_HZ,
      version: hash.digest('hex').slice(0, 8),
      heartRateBpm: found.heartRateBpm === null ? null : Number(found.heartRateBpm.toFixed(1)),
      quality: Number(found.quality.toFixed(2)),
      marks: found.events.map(({ t, kind }) => ({ t: Number(t.toFixed(3)), kind })),
      wave: wavePath(heard(filter)),
      envelope: envelopePath(found.envelope),
      files: own,
    };
  });
  files.push({ path: 'app/components/signals/demo-sounds.json', bytes: Buffer.from(`${JSON.stringify(figures, null, 1)}\n`) });
  return files;
}
