import path from 'node:path';
import type { ComputePanel } from '#services/signals/panel/compute';
import { packTask } from '#services/signals/panel/packed-task';
import { openLooks } from './looks';

/** Computes recordings step by step away from the pages: ten minutes take some two seconds, and what takes ten times that is ended. [ACAD-4] */
export function openPanel(root: string): ComputePanel {
  const look = openLooks<Awaited<ReturnType<ComputePanel>>>(path.join(root, 'build/server/compute-panel.mjs'), {
    mostMs: 20_000,
    mostMegabytes: 256,
    atOnce: 2,
    mostWaiting: 10,
  });
  return (task) => look(packTask(task));
}
