import { loadCore } from '../load-core';
import type { Ask, Said } from './protocol';

export type Post = (ask: Exclude<Ask, { ask: 'start' }>, moved?: Transferable[]) => void;

/** Starts the engine: in a worker that paints by itself, or here where the browser has none. */
export async function startEngine(stage: HTMLCanvasElement, overview: HTMLCanvasElement, tell: (said: Said) => void): Promise<Post> {
  const core = await loadCore();
  if (!paintsInWorkers()) {
    const { Engine } = await import('./engine');
    const engine = new Engine(core, stage, overview, tell);
    return (ask) => void Promise.resolve().then(() => engine.take(ask));
  }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Said>) => tell(data);
  worker.onerror = () => tell({ say: 'fault', fault: 'closed', facts: {} });
  const canvases = [stage.transferControlToOffscreen(), overview.transferControlToOffscreen()] as const;
  worker.postMessage({ ask: 'start', core, stage: canvases[0], overview: canvases[1] } satisfies Ask, [...canvases]);
  return (ask, moved = []) => worker.postMessage(ask, moved);
}

function paintsInWorkers(): boolean {
  if (typeof OffscreenCanvas === 'undefined' || !('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return false;
  return new OffscreenCanvas(1, 1).getContext('2d') !== null;
}
