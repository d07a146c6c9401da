import { keptResource, live, shownBy } from './page';
import type { Page } from './page';

const list = { ...shownBy('after'), sitemap: true } as const;
const read = { ...shownBy('text', 'comments'), sound: true, moved: 'posts' } as const;

/** The magazine and the company's news: what editors write. */
export const magazinePages = {
  magazine: { path: '/magazine', file: 'routes/magazine/magazine.tsx', ...list, past: ['q'] },
  magazineCategory: { path: '/magazine/category/:category', file: 'routes/magazine/category.tsx', ...list },
  magazineTag: { path: '/magazine/tag/:slug', file: 'routes/magazine/tag.tsx', ...list, moved: 'tags' },
  magazineAuthor: { path: '/magazine/author/:slug', file: 'routes/magazine/author.tsx', ...list, moved: 'authors' },
  magazineFeed: { path: '/magazine/feed.xml', file: 'routes/magazine/feed.tsx', ...keptResource },
  magazineCategoryFeed: { path: '/magazine/category/:category/feed.xml', file: 'routes/magazine/category-feed.tsx', ...keptResource },
  article: { path: '/magazine/:slug', file: 'routes/magazine/article.tsx', ...read },
  sharePicture: { path: '/share/:name', file: 'routes/magazine/share-picture.tsx', ...live, resource: true, neutral: true },
  articleNumber: { path: '/m/:number', file: 'routes/magazine/number.tsx', ...live, resource: true },
  news: { path: '/company/news', file: 'routes/magazine/news.tsx', ...list },
  newsFeed: { path: '/company/news/feed.xml', file: 'routes/magazine/news-feed.tsx', ...keptResource },
  newsItem: { path: '/company/news/:slug', file: 'routes/magazine/news-item.tsx', ...read },
} as const satisfies Record<string, Page>;
