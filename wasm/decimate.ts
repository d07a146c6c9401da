/** The least and the greatest sample of each of `buckets` equal stretches, as pairs. */
export function minMax(_module: WebAssembly.Module, _samples: Float32Array, _buckets: number): Float32Array {
  throw new Error('not yet');
}

/** The points that show the same shape (largest triangle, three buckets). */
export function lttb(_module: WebAssembly.Module, _samples: Float32Array, _points: number): { index: Uint32Array; value: Float32Array } {
  throw new Error('not yet');
}
