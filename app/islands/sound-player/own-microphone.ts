import { MICROPHONE_SECONDS } from '#domain/signals/sound-limits';
import { soundWav } from '#domain/signals/sound-wav';
import { startRecording, type Recorder } from './microphone';
import type { Own } from './own';
import { part, type Player } from './parts';
import { secondsOf, type Sound } from './sound';
import { fill, tenths } from './words';

const LEAST_KEPT_SECONDS = 0.5;

/** Records, stops by itself, and gives the recording to hear, keep or discard. [PCG-3] */
export function wireMicrophone({ deck, shelf, words }: Player, own: Own): void {
  const button = part<HTMLButtonElement>(own.panel, 'record');
  const recorded = part(own.panel, 'recorded');
  const last: { recorder?: Recorder; sound?: Sound; number: number } = { number: 0 };
  if (!button) return;

  button.addEventListener('click', () => void (last.recorder ? finish() : start()));
  part(own.panel, 'discard')?.addEventListener('click', discard);
  part(own.panel, 'download')?.addEventListener('click', () => last.sound && keep(last.sound));
  addEventListener('pagehide', () => void last.recorder?.stop());

  async function start() {
    if (deck.playing) deck.pause();
    own.say(words.own.asking);
    button!.disabled = true;
    const recorder = await startRecording(count).catch(() => 'unsupported' as const);
    button!.disabled = false;
    if (typeof recorder === 'string') return own.refuse(words.faults[recorder]);
    last.recorder = recorder;
    button!.textContent = words.own.stop;
    button!.setAttribute('aria-pressed', 'true');
    count(0);
    await recorder.ended;
    if (last.recorder === recorder) await finish();
  }

  function count(seconds: number) {
    own.say(fill(words, words.own.recording, { at: seconds, most: MICROPHONE_SECONDS }));
  }

  async function finish() {
    const { recorder } = last;
    last.recorder = undefined;
    button!.textContent = words.own.record;
    button!.removeAttribute('aria-pressed');
    const heard = await recorder!.stop();
    const name = fill(words, words.own.name, { number: ++last.number });
    const sound: Sound = { id: `microphone-${last.number}`, name, ...heard };
    if (secondsOf(sound) < LEAST_KEPT_SECONDS) return own.refuse(words.faults['too-short']);
    last.sound = sound;
    own.bring(sound);
    if (recorded) recorded.hidden = false;
    own.say(fill(words, words.own.recorded, { seconds: tenths(words.lang, secondsOf(sound)) }));
  }

  function discard() {
    const { sound } = last;
    if (!sound) return;
    if (deck.playing) deck.pause();
    shelf.remove(sound.id);
    for (const side of [1, 0] as const) if (deck.sounds[side] === sound) void shelf.first().then((first) => deck.load(side, first));
    if (recorded) recorded.hidden = true;
    last.sound = undefined;
    own.say(words.own.discarded);
  }
}

/** Gives the recording as a file to keep; it is made here and goes nowhere else. */
function keep({ rate, samples }: Sound): void {
  const file = soundWav(`zarban-${new Date().toISOString().slice(0, 19).replace(/\D/g, '')}.wav`, rate, samples);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file.bytes as Uint8Array<ArrayBuffer>], { type: 'audio/wav' }));
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
