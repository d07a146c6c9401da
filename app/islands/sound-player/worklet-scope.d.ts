/** Globals of the audio thread, which TypeScript's DOM library leaves out. */
declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort;
  abstract process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean;
}
declare function registerProcessor(name: string, made: new (options: never) => AudioWorkletProcessor): void;
declare const sampleRate: number;
