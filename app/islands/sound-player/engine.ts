import workletUrl from './worklet?worker&url';
import type { SoundFilter, SoundTimes } from '#domain/signals/sound-filter';
import type { Order, Tick } from './messages';

export type Setting = { filter: SoundFilter; times: SoundTimes };
export type Engine = { order(order: Order): void; wake(): Promise<void>; rest(): void; close(): void };

const REST_AFTER_MS = 400;

/** Opens the sound's own thread with the core in it; it rests while nothing plays. */
export async function openEngine(audio: AudioContext, module: WebAssembly.Module, settings: [Setting, Setting], onTick: (tick: Tick) => void): Promise<Engine> {
  await audio.audioWorklet.addModule(workletUrl);
  const node = new AudioWorkletNode(audio, 'zarban-player', {
    numberOfInputs: 0,
    outputChannelCount: [2],
    processorOptions: { module, settings: structuredClone(settings) },
  });
  node.port.onmessage = ({ data }: MessageEvent<Tick>) => onTick(data);
  node.connect(audio.destination);
  let resting = 0;
  return {
    order: (order) => node.port.postMessage(order),
    wake: () => {
      clearTimeout(resting);
      return audio.resume();
    },
    rest: () => {
      clearTimeout(resting);
      resting = window.setTimeout(() => void audio.suspend(), REST_AFTER_MS);
    },
    close: () => void audio.close(),
  };
}
