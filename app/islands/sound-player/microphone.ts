import { MICROPHONE_SECONDS } from '#domain/signals/sound-limits';
import workletUrl from './worklet?worker&url';

/** Why the microphone cannot be heard. */
export type MicrophoneFault = 'denied' | 'missing' | 'busy' | 'unsupported';
export type Recorder = { stop(): Promise<{ rate: number; samples: Float32Array }>; /** Resolves when the time is over. */ ended: Promise<void> };

/** The highest sampling rate that the core takes. */
const MOST_HZ = 48_000;

/** Starts to record what the microphone hears, untouched by the browser's own cleaning; ends by itself after the stated time. [PCG-3] */
export async function startRecording(onSecond: (seconds: number) => void): Promise<Recorder | MicrophoneFault> {
  const stream = await askForMicrophone();
  if (typeof stream === 'string') return stream;
  const tried = new AudioContext();
  const audio = tried.sampleRate > MOST_HZ ? new AudioContext({ sampleRate: MOST_HZ }) : tried;
  await audio.audioWorklet.addModule(workletUrl);
  const node = new AudioWorkletNode(audio, 'zarban-capture', { numberOfOutputs: 0 });
  audio.createMediaStreamSource(stream).connect(node);
  await audio.resume();

  const most = MICROPHONE_SECONDS * audio.sampleRate;
  const samples = new Float32Array(most);
  let length = 0;
  let finish = () => {};
  const ended = new Promise<void>((resolve) => (finish = resolve));
  node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    const before = Math.floor(length / audio.sampleRate);
    samples.set(data.subarray(0, most - length), length);
    length = Math.min(most, length + data.length);
    const seconds = Math.floor(length / audio.sampleRate);
    if (seconds !== before) onSecond(seconds);
    if (length === most) finish();
  };
  // A device that is pulled out ends the recording too.
  for (const track of stream.getTracks()) track.addEventListener('ended', finish);
  return {
    ended,
    async stop() {
      node.port.onmessage = null;
      for (const track of stream.getTracks()) track.stop();
      const rate = audio.sampleRate;
      await audio.close();
      if (audio !== tried) await tried.close();
      return { rate, samples: samples.slice(0, length) };
    },
  };
}

async function askForMicrophone(): Promise<MediaStream | MicrophoneFault> {
  if (!navigator.mediaDevices?.getUserMedia) return 'unsupported';
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false, channelCount: 1 },
    });
  } catch (error) {
    const name = (error as DOMException).name;
    if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
    return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'denied';
  }
}
