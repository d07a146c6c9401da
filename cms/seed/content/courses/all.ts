import type { LessonText } from './lesson-type';
import { aListeningFromStartToEnd } from './a-listening-from-start-to-end';
import { aStripFromBeginningToEnd } from './a-strip-from-beginning-to-end';
import { atrialFibrillation } from './atrial-fibrillation';
import { extraBeats } from './extra-beats';
import { firstAndSecondSound } from './first-and-second-sound';
import { heartRateThreeWays } from './heart-rate-three-ways';
import { leadsAndAxis } from './leads-and-axis';
import { murmursLoudnessPitchChange } from './murmurs-loudness-pitch-change';
import { murmursTiming } from './murmurs-timing';
import { noiseAndFilters } from './noise-and-filters';
import { noiseSkinAndRoom } from './noise-skin-and-room';
import { paperBoxesAndNumbers } from './paper-boxes-and-numbers';
import { regularOrNot } from './regular-or-not';
import { splittingOfTheSecondSound } from './splitting-of-the-second-sound';
import { systoleAndDiastoleByTime } from './systole-and-diastole-by-time';
import { wavesAndIntervals } from './waves-and-intervals';
import { whatAStethoscopeHears } from './what-a-stethoscope-hears';
import { whatAnEcgRecords } from './what-an-ecg-records';

/** The text of every lesson. [ACAD-3] */
export const lessonTexts: readonly LessonText[] = [
  whatAnEcgRecords,
  paperBoxesAndNumbers,
  wavesAndIntervals,
  heartRateThreeWays,
  leadsAndAxis,
  regularOrNot,
  noiseAndFilters,
  extraBeats,
  atrialFibrillation,
  aStripFromBeginningToEnd,
  whatAStethoscopeHears,
  firstAndSecondSound,
  systoleAndDiastoleByTime,
  splittingOfTheSecondSound,
  murmursTiming,
  murmursLoudnessPitchChange,
  noiseSkinAndRoom,
  aListeningFromStartToEnd,
];
