import type { ArticleSeed } from './article-type';
import { article as homeTracesInNumbers } from './home-traces-in-numbers';
import { article as innocentMurmur } from './innocent-murmur';
import { article as measuringPressureAtHome } from './measuring-pressure-at-home';
import { article as morningAndEveningPressure } from './morning-and-evening-pressure';
import { article as newsDeliveryAndHolidays } from './news-delivery-and-holidays';
import { article as newsMagazineOpens } from './news-magazine-opens';
import { article as newsPriceYouPay } from './news-price-you-pay';
import { article as newsServicesAtHomeTehran } from './news-services-at-home-tehran';
import { article as newsSignInWithoutPassword } from './news-sign-in-without-password';
import { article as newsTwoLanguages } from './news-two-languages';

/** The magazine’s first articles and news. [MAG-2] */
export const articleSeeds: ArticleSeed[] = [
  homeTracesInNumbers,
  innocentMurmur,
  measuringPressureAtHome,
  morningAndEveningPressure,
  newsDeliveryAndHolidays,
  newsMagazineOpens,
  newsPriceYouPay,
  newsServicesAtHomeTehran,
  newsSignInWithoutPassword,
  newsTwoLanguages,
];
