import type { ArticleSeed } from './article-type';
import { article as atrialFibrillationAtHome } from './atrial-fibrillation-at-home';
import { article as caringForParentsFarAway } from './caring-for-parents-far-away';
import { article as chestPainFirstMinutes } from './chest-pain-first-minutes';
import { article as cholesterolNumbers } from './cholesterol-numbers';
import { article as digitalStethoscopeAndHearingLoss } from './digital-stethoscope-and-hearing-loss';
import { article as fallsAtHome } from './falls-at-home';
import { article as feverInChildren } from './fever-in-children';
import { article as firstHeartSounds } from './first-heart-sounds';
import { article as heartFailureDailyWeight } from './heart-failure-daily-weight';
import { article as homeTracesInNumbers } from './home-traces-in-numbers';
import { article as howNoiseRuinsAStrip } from './how-noise-ruins-a-strip';
import { article as innocentMurmur } from './innocent-murmur';
import { article as kidneyAndBloodPressure } from './kidney-and-blood-pressure';
import { article as lungSoundsExplained } from './lung-sounds-explained';
import { article as measuringPressureAtHome } from './measuring-pressure-at-home';
import { article as morningAndEveningPressure } from './morning-and-evening-pressure';
import { article as newsDeliveryAndHolidays } from './news-delivery-and-holidays';
import { article as newsMagazineOpens } from './news-magazine-opens';
import { article as newsPriceYouPay } from './news-price-you-pay';
import { article as newsServicesAtHomeTehran } from './news-services-at-home-tehran';
import { article as newsSignInWithoutPassword } from './news-sign-in-without-password';
import { article as newsTwoLanguages } from './news-two-languages';
import { article as palpitations } from './palpitations';
import { article as pressureInPregnancy } from './pressure-in-pregnancy';
import { article as qtInterval } from './qt-interval';
import { article as readingAPercentage } from './reading-a-percentage';
import { article as sixLeadsAtTheBedside } from './six-leads-at-the-bedside';
import { article as sleepAndHeart } from './sleep-and-heart';
import { article as strokeSigns } from './stroke-signs';
import { article as typeTwoDiabetesRisk } from './type-two-diabetes-risk';

/** The magazine’s first articles and news. [MAG-2] */
export const articleSeeds: ArticleSeed[] = [
  atrialFibrillationAtHome,
  caringForParentsFarAway,
  chestPainFirstMinutes,
  cholesterolNumbers,
  digitalStethoscopeAndHearingLoss,
  fallsAtHome,
  feverInChildren,
  firstHeartSounds,
  heartFailureDailyWeight,
  homeTracesInNumbers,
  howNoiseRuinsAStrip,
  innocentMurmur,
  kidneyAndBloodPressure,
  lungSoundsExplained,
  measuringPressureAtHome,
  morningAndEveningPressure,
  newsDeliveryAndHolidays,
  newsMagazineOpens,
  newsPriceYouPay,
  newsServicesAtHomeTehran,
  newsSignInWithoutPassword,
  newsTwoLanguages,
  palpitations,
  pressureInPregnancy,
  qtInterval,
  readingAPercentage,
  sixLeadsAtTheBedside,
  sleepAndHeart,
  strokeSigns,
  typeTwoDiabetesRisk,
];
