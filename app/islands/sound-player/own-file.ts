import { OWN_FILE_BYTES, OWN_SAMPLES, SOUND_RATES_HZ } from '#domain/signals/sound-limits';
import type { Own } from './own';
import { part, type Player } from './parts';
import type { Sound } from './sound';
import { fill, refusal } from './words';

const MEGABYTE = 1024 * 1024;

/** Opens a WAV file where it is: it is read in this browser and sent nowhere. [PCG-3] */
export function wireFile({ analyst, words }: Player, own: Own): void {
  const field = part<HTMLInputElement>(own.panel, 'file');
  field?.addEventListener('change', () => {
    const file = field.files?.[0];
    field.value = '';
    if (file) void open(file).catch(() => own.refuse(words.faults['no-sound']));
  });

  async function open(file: File) {
    if (file.size > OWN_FILE_BYTES) {
      const megabytes = Math.ceil(file.size / MEGABYTE);
      return own.refuse(fill(words, words.faults['too-large'], { megabytes, most: OWN_FILE_BYTES / MEGABYTE }));
    }
    own.say(words.own.reading);
    const read = await analyst.read(file.name, new Uint8Array(await file.arrayBuffer()));
    if (!read.ok) return own.refuse(fill(words, words.faults.unreadable, { reason: refusal(words, read.code, read.facts) }));
    const lead = read.value.leads[0];
    if (read.value.format !== 'wav' || !lead || lead.samples.length === 0) return own.refuse(words.faults['no-sound']);
    const sound: Sound = { id: `own-${Date.now()}`, name: file.name, rate: read.value.sampleRateHz, samples: lead.samples };
    const wrong = wrongWith(sound);
    if (wrong) return own.refuse(wrong);
    own.bring(sound);
    own.say(fill(words, words.own.opened, { name: file.name }));
  }

  function wrongWith({ rate, samples }: Sound): string | undefined {
    const [low, high] = SOUND_RATES_HZ;
    if (rate < low || rate > high) return fill(words, words.faults.rate, { hz: rate, low, high });
    if (samples.length <= OWN_SAMPLES) return undefined;
    return fill(words, words.faults['too-long'], { seconds: Math.round(samples.length / rate), most: Math.floor(OWN_SAMPLES / rate) });
  }
}
