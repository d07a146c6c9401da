import type { QuizKind } from '#domain/academy/quiz';
import type { Signal } from '../lesson-type';

type Words = { prompt: string; choices?: readonly string[]; why: string };
/** A question for a machine of one's own, as an editor would write it; choices are counted from 1. */
export type QuizSeed = { kind: QuizKind; answer: string; tolerance?: number; signal?: Signal; fa: Words; en: Words };
/** The questions of lessons, by their address. */
export type QuizSeeds = Readonly<Record<string, readonly QuizSeed[]>>;
