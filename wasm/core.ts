import type { CoreExports } from './core-exports';

// The smallest module with a 128-bit lane: () => i32x4.all_true of a splat, dropped.
const WITH_LANES = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]);

/** Whether this engine has 128-bit SIMD. */
export function simdSupported(): boolean {
  return WebAssembly.validate(WITH_LANES);
}

/** Compiles the build that fits this engine; both give equal bits. The Module may be posted to a Worker or an AudioWorklet. */
export function compileCore(bytes: { scalar: BufferSource; simd: BufferSource }): Promise<WebAssembly.Module> {
  return WebAssembly.compile(simdSupported() ? bytes.simd : bytes.scalar);
}

/** One instance: one stream, with a memory of its own. */
export function instantiate(module: WebAssembly.Module): CoreExports {
  return new WebAssembly.Instance(module, {}).exports as unknown as CoreExports;
}

/** The same without blocking the caller's thread: browsers refuse the other on the main thread above 8 MB. */
export async function instantiateAsync(module: WebAssembly.Module): Promise<CoreExports> {
  return (await WebAssembly.instantiate(module, {})).exports as unknown as CoreExports;
}
