import { about } from './about';
import { account } from './account';
import { careers } from './careers';
import { communityPages } from './community';
import { contact } from './contact';
import { faq } from './faq';
import { groupSale } from './group-sale';
import { home } from './home';
import { platform } from './platform';
import { privacy } from './privacy';
import { packages, shop } from './shop';
import { solutionPages } from './solutions/all';
import { termsEn } from './terms-en';
import { termsFa } from './terms-fa';
import { trademark } from './trademark';
import { warranty } from './warranty';
import type { ContentPage } from './types';

/** Every page of words, in both languages, as it stands on first start. [PAGE-11] */
export const contentPages: ContentPage[] = [
  home,
  shop,
  packages,
  groupSale,
  about,
  faq,
  { slug: 'terms-of-service', fa: termsFa, en: termsEn },
  privacy,
  trademark,
  warranty,
  contact,
  careers,
  ...communityPages,
  platform,
  account,
  ...solutionPages,
];
