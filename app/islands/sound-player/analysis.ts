import type { HeartSound } from '#wasm/pcg';
import type { Recording } from '#domain/signals/recording';
import type { Result } from '#domain/result';
import type { Setting } from './engine';
import type { Sound } from './sound';

/** What the core found in a recording. */
export type Findings = {
  heartRateBpm: number | null;
  events: HeartSound[];
  naming: number;
  envelope: Float32Array;
  envelopeRateHz: number;
  quality: number;
  spectrum: { columns: number; bins: number; maxHz: number; db: Float32Array };
};

export type Question =
  | { ask: 'read'; name: string; bytes: Uint8Array }
  | { ask: 'findings'; rate: number; samples: Float32Array }
  | { ask: 'filtered'; rate: number; samples: Float32Array; setting: Setting };
type Answers = { read: Result<Recording>; findings: Findings; filtered: Float32Array };
export type Answer = { id: number; value?: Answers[Question['ask']]; fault?: string };

/** The worker that reads files and lets the core look at recordings, so that the page never waits. */
export class Analyst {
  private readonly worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
  private readonly open = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  private readonly found = new WeakMap<Sound, Promise<Findings>>();
  private last = 0;

  constructor(module: WebAssembly.Module) {
    this.worker.postMessage({ module });
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const asked = this.open.get(data.id);
      this.open.delete(data.id);
      if (data.fault !== undefined) asked?.reject(new Error(data.fault));
      else asked?.resolve(data.value as never);
    };
  }

  read(name: string, bytes: Uint8Array): Promise<Answers['read']> {
    return this.ask({ ask: 'read', name, bytes });
  }
  /** Analyses a recording, once. */
  findings(sound: Sound): Promise<Findings> {
    const known = this.found.get(sound) ?? this.ask({ ask: 'findings', rate: sound.rate, samples: sound.samples });
    this.found.set(sound, known);
    return known;
  }
  filtered({ rate, samples }: Sound, setting: Setting): Promise<Float32Array> {
    return this.ask({ ask: 'filtered', rate, samples, setting });
  }

  private ask<Q extends Question>(question: Q): Promise<Answers[Q['ask']]> {
    const id = ++this.last;
    return new Promise<never>((resolve, reject) => {
      this.open.set(id, { resolve, reject });
      this.worker.postMessage({ id, question });
    });
  }
}
