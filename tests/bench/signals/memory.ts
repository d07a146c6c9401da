import { EcgStream } from '#wasm/ecg';
import { PcgStream } from '#wasm/pcg';
import { trace } from '../../signals/noise';
import type { Figure } from '../figure';

const CALLS = 1_000_000;
const BLOCK = 16;

/** How much the core's memory grows in a million calls. */
export function memory(module: WebAssembly.Module): Figure[] {
  const ecg = EcgStream.open(module, { sampleRateHz: 500, leads: 2, mode: 'monitor', notchHz: 50 });
  const pcg = PcgStream.open(module, { sampleRateHz: 4000, filter: 'heart', gain: 17 });
  const before = ecg.output(0).buffer.byteLength + pcg.output().buffer.byteLength;
  const samples = trace(3, 65_536, 500);
  for (let call = 0; call < CALLS; call++) {
    const part = samples.subarray((call * BLOCK) % samples.length, ((call * BLOCK) % samples.length) + BLOCK);
    ecg.input(0).set(part);
    ecg.input(1).set(part);
    ecg.process(BLOCK);
    ecg.beats();
    ecg.quality();
    pcg.input().set(part);
    pcg.process(BLOCK);
  }
  // A grown memory leaves its old buffer behind, empty.
  const after = ecg.output(0).buffer.byteLength + pcg.output().buffer.byteLength;
  return [{ name: 'memory grown in a million calls', value: Math.abs(after - before), unit: 'bytes', limit: 0, atMost: true }];
}
