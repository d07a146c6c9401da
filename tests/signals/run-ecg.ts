import type { EcgOptions } from '#wasm/ecg';
import { EcgStream } from '#wasm/ecg';

/** Sends one or two leads through a stream in blocks of the given sizes (taken in turn) and gives back all output rows. */
export function runEcg(module: WebAssembly.Module, options: Omit<EcgOptions, 'leads'>, leads: Float32Array[], sizes: number[] = [4096]): Float32Array[] {
  const length = leads[0]!.length;
  const stream = EcgStream.open(module, { detect: false, ...options, leads: leads.length === 2 ? 2 : 1 });
  const rows = Array.from({ length: leads.length === 2 ? 6 : 1 }, () => new Float32Array(length));
  for (let from = 0, turn = 0; from < length; turn++) {
    const count = Math.min(sizes[turn % sizes.length]!, length - from);
    leads.forEach((samples, lead) => stream.input(lead as 0 | 1).set(samples.subarray(from, from + count)));
    stream.process(count);
    rows.forEach((row, lead) => row.set(stream.output(lead as 0).subarray(0, count), from));
    from += count;
  }
  return rows;
}
