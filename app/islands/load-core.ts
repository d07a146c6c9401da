import scalarUrl from '../../build/wasm/core.wasm?url';
import lanesUrl from '../../build/wasm/core-simd.wasm?url';
import { simdSupported } from '#wasm/core';

let opened: Promise<WebAssembly.Module> | undefined;

/** The signal core, fetched and compiled once on the page's own thread; post the Module to a Worker or an AudioWorklet. */
export function loadCore(): Promise<WebAssembly.Module> {
  opened ??= compile(simdSupported() ? lanesUrl : scalarUrl).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function compile(url: string): Promise<WebAssembly.Module> {
  const answer = await fetch(url, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`the signal core answered ${answer.status}`);
  const typed = answer.headers.get('content-type')?.startsWith('application/wasm');
  return typed && 'compileStreaming' in WebAssembly ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}
