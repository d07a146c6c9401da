import type { PayloadRequest } from 'payload';
import { articleSeeds } from './content/articles/all';
import type { ArticleSeed, ArticleWords } from './content/articles/article-type';
import { authorWords, tagWords, topicWords } from './content/magazine';
import { toLexical } from './to-lexical';
import { putOnce } from './write';

type Ids = ReadonlyMap<string, number>;

/** The magazine's tags and topics; on a machine of one's own also authors and articles, whose reviewers are invented. [MAG-1, MAG-2] */
export async function seedMagazine(req: PayloadRequest, production: boolean): Promise<void> {
  const tags = new Map<string, number>();
  for (const [slug, { fa, en }] of Object.entries(tagWords)) tags.set(slug, await putOnce(req, 'tags', { slug }, {}, { fa: { title: fa }, en: { title: en } }));
  const topics = new Map<string, number>();
  for (const [slug, { fa, en, under, synonyms, types = [] }] of Object.entries(topicWords)) {
    const words = { fa: { title: fa, synonyms: synonyms?.fa }, en: { title: en, synonyms: synonyms?.en } };
    topics.set(slug, await putOnce(req, 'topics', { slug }, { ...(under ? { parent: topics.get(under) } : {}), recordTypes: types }, words));
  }
  if (production) return;
  const authors = new Map<string, number>();
  for (const [slug, { fa, en }] of Object.entries(authorWords)) {
    const words = ({ name, role, biography }: typeof fa) => ({ title: name, role, biography });
    authors.set(slug, await putOnce(req, 'authors', { slug }, {}, { fa: words(fa), en: words(en) }));
  }
  const { docs } = await req.payload.find({ collection: 'products', pagination: false, depth: 0, select: { slug: true }, req });
  const products: Ids = new Map(docs.map(({ slug, id }) => [slug, id]));
  for (const article of articleSeeds) await putArticle(req, article, { tags, topics, authors, products });
}

async function putArticle(
  req: PayloadRequest,
  { slug, fa, en, ...article }: ArticleSeed,
  ids: Record<'tags' | 'topics' | 'authors' | 'products', Ids>,
): Promise<void> {
  const { payload } = req;
  const there = await payload.find({ collection: 'posts', where: { slug: { equals: slug } }, limit: 1, depth: 0, pagination: false, req });
  if (there.docs[0]) return;
  const named = (of: Ids, keys: readonly string[]) => keys.map((key) => idOf(of, key));
  const data = {
    slug,
    kind: article.kind,
    category: article.category,
    drawing: article.drawing,
    publishedAt: article.publishedAt,
    authors: named(ids.authors, article.authors),
    reviewedBy: article.reviewedBy && idOf(ids.authors, article.reviewedBy),
    reviewedAt: article.reviewedAt,
    reviewDueAt: article.reviewDueAt,
    topics: named(ids.topics, article.topics),
    tags: named(ids.tags, article.tags),
    sources: article.sources,
    _status: 'published',
  };
  const words = ({ body, ...rest }: ArticleWords) => ({ ...rest, body: toLexical(body, ids.products) });
  const made = await payload.create({ collection: 'posts', data: { ...data, ...words(fa) } as never, locale: 'fa', depth: 0, req });
  if (en) await payload.update({ collection: 'posts', id: made.id, data: { _status: 'published', ...words(en) } as never, locale: 'en', depth: 0, req });
}

function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`nothing is seeded as ${key}`);
  return id;
}
