import { page } from '../door.server';
import { privatePattern } from '../pages/private-addresses';
import source from '../worker/worker.js?raw';

/** The service worker, told by the page table what it may never keep. [SHELL-2] */
export const loader = page(
  () => new Response(`const PRIVATE = ${String(privatePattern())};\n${source}`, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } }),
);
