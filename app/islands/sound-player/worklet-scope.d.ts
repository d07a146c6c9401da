/** What the sound's own thread has; TypeScript's DOM library leaves it out. */
declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort;
  abstract process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean;
}
declare function registerProcessor(name: string, made: new (options: never) => AudioWorkletProcessor): void;
declare const sampleRate: number;
