import type { DemoSoundName } from '#domain/signals/demo-sounds';
import type { SoundFilter } from '#domain/signals/sound-filter';
import figures from './demo-sounds.json';

/** What the command that makes the example recordings wrote beside them: drawn waves, marks and figures by the core. */
export type DemoFigures = {
  name: DemoSoundName;
  /** The filter that it is drawn and prefiltered with. */
  filter: SoundFilter;
  seconds: number;
  rateHz: number;
  /** Changes with the files. */
  version: string;
  heartRateBpm: number | null;
  quality: number;
  marks: { t: number; kind: 'S1' | 'S2' }[];
  wave: string;
  envelope: string;
  /** The filters that there is a file of. */
  files: SoundFilter[];
};

/** The example recordings, the one that is heard through all three filters first. [PAGE-3] */
export const demoFigures = figures as DemoFigures[];

/** Where a recording's file lies: as recorded, or filtered and amplified beforehand. */
export function soundUrl({ name, version }: DemoFigures, filter?: SoundFilter): string {
  return `/sounds/${name}${filter ? `-${filter}` : ''}.wav?v=${version}`;
}

/** Where its spectrogram's picture lies. */
export function spectrumUrl({ name, version }: DemoFigures): string {
  return `/sounds/${name}.png?v=${version}`;
}
