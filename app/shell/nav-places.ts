import type { PageName } from '../routes';

type Place = { page: 'shop' | 'services' | 'doctors' | 'magazine' | 'community' | 'about' | 'faq'; holds: readonly PageName[] };

/** The header's navigation, each item with the pages that belong to it. */
export const navPlaces: readonly Place[] = [
  { page: 'shop', holds: ['shop', 'packages', 'product', 'reviews', 'reviewNew', 'demo', 'sale', 'cart', 'checkout', 'pay', 'orderDone'] },
  { page: 'services', holds: ['services', 'service', 'ambulance'] },
  { page: 'doctors', holds: ['doctorProfile', 'book'] },
  { page: 'magazine', holds: ['magazine', 'magazineCategory', 'magazineTag', 'magazineAuthor', 'article'] },
  { page: 'community', holds: ['community', 'learn', 'questions', 'questionTopic', 'question', 'tools', 'tool'] },
  { page: 'about', holds: ['about', 'news', 'newsItem'] },
  { page: 'faq', holds: ['faq'] },
];

/** Whether a link is to the page itself, to the part it belongs to, or elsewhere. */
export function currentOf(place: Place, page: PageName | undefined): 'page' | 'true' | undefined {
  if (page === place.page) return 'page';
  return page && place.holds.includes(page) ? 'true' : undefined;
}
