import type { EcgFigures } from '#domain/signals/ecg-figures';
import type { StripChoice } from '#domain/signals/strip-choice';
import type { WordFacts, WordKey } from '#locales/say';

/** Says a sentence of the ECG viewer: on the server from all words, in an island from its own. */
export type SayEcg = (key: EcgKey, facts?: WordFacts) => string;
export type EcgKey = Extract<WordKey, `signals.ecg.${string}`> extends `signals.ecg.${infer Rest}` ? Rest : never;

export const figureNames = ['rate', 'rr', 'sdnn', 'rmssd', 'pnn50', 'beats', 'quality'] as const;
export type FigureName = (typeof figureNames)[number];
/** Cut-off frequencies of each mode, as they are printed. */
export const bands = { monitor: { low: 0.5, high: 40 }, diagnostic: { low: 0.05, high: 150 } } as const;

/** A length of time in words: «۳۰ ثانیه», «۶۰ دقیقه و ۰ ثانیه». */
export function lengthText(say: SayEcg, seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 120) return say('figures.seconds-length', { seconds: whole });
  return say('figures.minutes-length', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
}

/** Every figure of a recording as it is shown. [ECG-3] */
export function figureTexts(say: SayEcg, { seconds, beats, heartRateBpm, rr, hrv, quality }: EcgFigures): Record<FigureName, string> {
  const none = say('figures.none');
  const ms = (value: number) => say('figures.ms-value', { ms: Math.round(value) });
  return {
    rate: heartRateBpm === null ? none : say('figures.rate-value', { bpm: Math.round(heartRateBpm) }),
    rr: rr ? say('figures.rr-value', { mean: Math.round(rr.meanMs), least: Math.round(rr.leastMs), most: Math.round(rr.mostMs) }) : none,
    sdnn: hrv ? ms(hrv.sdnnMs) : none,
    rmssd: hrv ? ms(hrv.rmssdMs) : none,
    pnn50: hrv ? say('figures.share-value', { sharePercent: Math.round(hrv.pnn50Percent) }) : none,
    beats: say('figures.beats-value', { beats, length: lengthText(say, seconds) }),
    quality: quality ? say(`figures.quality-${quality.level}`, { sharePercent: quality.percent }) : none,
  };
}

/** What stands beside every result: the mode, the sampling rate, the heart rate, the quality. */
export function measuredText(say: SayEcg, figures: EcgFigures, mode: StripChoice['mode']): string {
  const { rate, quality } = figureTexts(say, figures);
  return say('measured', { mode: say(`choice.mode-${mode}`, bands[mode]), hertz: figures.sampleRateHz, rate, quality });
}

/** The trace in a sentence, for who does not see it. */
export function summaryText(say: SayEcg, figures: EcgFigures): string {
  const { rate, rr, quality } = figureTexts(say, figures);
  return say('figures.summary', { rate, rr, quality });
}

/** What a large square means at this speed and gain. */
export function captionText(say: SayEcg, { speed, gain }: Pick<StripChoice, 'speed' | 'gain'>): string {
  return say('strip.caption', { seconds: 5 / speed, millivolt: 5 / gain });
}
