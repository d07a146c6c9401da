import type { ArticleBlock } from '../articles/article-type';
import type { SyntheticEcgOptions } from '#domain/signals/synthetic-ecg';
import type { HeartSoundPlan } from '#domain/signals/synthetic-pcg';

type Both = { fa: string; en: string };
type EcgPlan = Omit<SyntheticEcgOptions, 'sampleRateHz' | 'seed'> & { seed: number };
type SoundPlan = Omit<HeartSoundPlan, 'sampleRateHz' | 'systolePart'>;
export type Signal = { ecg: EcgPlan } | { sound: SoundPlan };

/** A lesson for a machine of one's own: what whoever ends it can do, its text, and the signals that stand after its blocks. */
export type LessonText = {
  slug: string;
  aim: Both;
  body: { fa: readonly ArticleBlock[]; en: readonly ArticleBlock[] };
  figures: readonly { after: number; signal: Signal; caption: Both }[];
};
