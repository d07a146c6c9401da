import type { LessonText, Signal } from './content/courses/lesson-type';
import { toLexical } from './to-lexical';

/** A lesson's words as the editor stores them, its signals each after its block. [ACAD-3] */
export function lessonWords({ aim, body, figures }: LessonText): Record<'fa' | 'en', { summary: string; body: object }> {
  const inLang = (lang: 'fa' | 'en') => {
    const blocks = body[lang].flatMap((block, at) => [
      block,
      ...figures.filter(({ after }) => after === at).map(({ signal, caption }) => ({ kind: 'signal' as const, ...planOf(signal), caption: caption[lang] })),
    ]);
    return { summary: aim[lang], body: toLexical(blocks, new Map()) };
  };
  return { fa: inLang('fa'), en: inLang('en') };
}

/** A plan as editors type it. */
export function planOf(signal: Signal): { signal: 'ecg' | 'heart-sound'; plan: string } {
  const lines = (values: object) =>
    Object.entries(values)
      .map(([name, value]) => `${name} ${value}`)
      .join('\n');
  if ('ecg' in signal) return { signal: 'ecg', plan: lines(signal.ecg) };
  const { murmur, ...rest } = signal.sound;
  const more = murmur ? { murmur: murmur.timing, murmurLevel: murmur.level, murmurPitchHz: murmur.pitchHz } : {};
  return { signal: 'heart-sound', plan: lines({ ...rest, ...more }) };
}
