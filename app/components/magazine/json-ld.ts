import type { Article, Byline } from '#domain/articles/article';
import { href, type Lang } from '../../routes';

/** What a search engine is told of an article; each is asked for by name in a test. [MAG-2, LANG-7] */
export function articleJsonLd(article: Article, { lang, origin, url }: { lang: Lang; origin: string; url: string }): object {
  const person = ({ title, role, slug }: Byline) => ({
    '@type': 'Person',
    name: title,
    jobTitle: role,
    url: origin + href(lang, 'magazineAuthor', { slug }),
  });
  const picture = article.cover?.copies.at(-1)?.address ?? '/icons/icon-512.png';
  const words = {
    '@type': article.kind === 'news' ? 'NewsArticle' : ['Article', 'MedicalWebPage'],
    headline: article.title,
    description: article.meta.description,
    inLanguage: lang,
    url,
    mainEntityOfPage: url,
    datePublished: article.shownFrom.toISOString(),
    dateModified: (article.changedAt ?? article.shownFrom).toISOString(),
    image: [new URL(picture, origin).href],
    author: article.authors.length > 0 ? article.authors.map(person) : [{ '@type': 'Organization', name: 'Zarban', url: origin }],
    publisher: { '@type': 'Organization', name: 'Zarban', url: origin, logo: `${origin}/icons/icon-512.png` },
    ...(article.kind === 'article' && article.reviewer ? { reviewedBy: person(article.reviewer) } : {}),
    ...(article.kind === 'article' && article.reviewedAt ? { lastReviewed: article.reviewedAt.toISOString().slice(0, 10) } : {}),
    ...(article.sources.length > 0
      ? { citation: article.sources.map(({ title, url: at }) => ({ '@type': 'CreativeWork', name: title, ...(at ? { url: at } : {}) })) }
      : {}),
    keywords: article.tags.map(({ title }) => title).join(', '),
  };
  const list = article.kind === 'news' ? 'news' : 'magazine';
  const crumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Zarban', item: origin + href(lang, 'home') },
      { '@type': 'ListItem', position: 2, name: list, item: origin + href(lang, list) },
      { '@type': 'ListItem', position: 3, name: article.title, item: url },
    ],
  };
  return { '@graph': [words, crumbs] };
}
