import path from 'node:path';
import type { Result } from '#domain/result';
import type { LookIntoPdf } from '#services/runtime';
import { openLooks } from './looks';

/** Inspects PDFs away from the pages; inspecting one takes a fraction of a second, and one that takes longer is ended, with its process. */
export function openPdfLooks(root: string, program = path.join(root, 'build/server/look-into-pdf.mjs')): LookIntoPdf {
  return openLooks<Result<true>>(program, { mostMs: 8_000, mostMegabytes: 96, atOnce: 2, mostWaiting: 20 });
}
