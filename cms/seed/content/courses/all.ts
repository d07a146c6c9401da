import type { LessonText } from './lesson-type';
import { extraBeats } from './extra-beats';
import { firstAndSecondSound } from './first-and-second-sound';
import { heartRateThreeWays } from './heart-rate-three-ways';
import { leadsAndAxis } from './leads-and-axis';
import { noiseAndFilters } from './noise-and-filters';
import { paperBoxesAndNumbers } from './paper-boxes-and-numbers';
import { regularOrNot } from './regular-or-not';
import { splittingOfTheSecondSound } from './splitting-of-the-second-sound';
import { systoleAndDiastoleByTime } from './systole-and-diastole-by-time';
import { wavesAndIntervals } from './waves-and-intervals';
import { whatAStethoscopeHears } from './what-a-stethoscope-hears';
import { whatAnEcgRecords } from './what-an-ecg-records';

/** Every lesson whose text is written. [ACAD-3] */
export const lessonTexts: readonly LessonText[] = [
  whatAnEcgRecords,
  paperBoxesAndNumbers,
  wavesAndIntervals,
  heartRateThreeWays,
  leadsAndAxis,
  regularOrNot,
  noiseAndFilters,
  extraBeats,
  whatAStethoscopeHears,
  firstAndSecondSound,
  systoleAndDiastoleByTime,
  splittingOfTheSecondSound,
];
