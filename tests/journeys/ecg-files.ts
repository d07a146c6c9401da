import { writeCsv } from '#domain/signals/csv-write';
import { writeEdf } from '#domain/signals/edf-write';
import type { Recording } from '#domain/signals/recording';
import { syntheticEcg } from '#domain/signals/synthetic-ecg';
import { writeWfdb } from '#domain/signals/wfdb-write';

export type EcgFile = { name: string; bytes: Uint8Array };

/** A made-up recording of leads I and II at 90 beats a minute, in the files of one kind. */
export function ecgFiles(kind: 'wfdb' | 'edf' | 'csv', { seconds = 30, sampleRateHz = 250 } = {}): EcgFile[] {
  const { leads } = syntheticEcg({ sampleRateHz, seconds, leads: 2, heartRateBpm: 90, seed: 5 });
  const named = leads.map((samples, at) => ({ name: at === 0 ? 'I' : 'II', unit: 'mV' as const, samples }));
  const recording: Recording = { format: kind, sampleRateHz, leads: named, notes: [] };
  if (kind === 'wfdb') return writeWfdb(recording, { record: 'own', format: 16 });
  return [kind === 'edf' ? writeEdf(recording, 'own.edf') : writeCsv(recording, 'own.csv')];
}
