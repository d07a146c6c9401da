/** A kind of document that is written in two languages, and the places where its words could be read. */
export type Written = {
  collection: 'products' | 'posts';
  /** What each of its versions begins with, so that one attack does not find the words of another. */ mark: string;
  /** Where it stands on the site. */ page: (slug: string) => string;
  /** Other places; the searches are asked for a word of every version. */ around: (slug: string) => string[];
  /** What a new one needs beside its words. */ base: (read: (path: string) => Promise<Record<string, unknown>>) => Promise<Record<string, unknown>>;
  words: (text: string) => Record<string, unknown>;
  /** The field that holds the text alone. */ said: string;
};

export const product: Written = {
  collection: 'products',
  mark: 'zq',
  page: (slug) => `/shop/${slug}`,
  around(slug) {
    const asked = encodeURIComponent('دستگاه');
    return ['/', '/shop', `/shop/${slug}`, '/sitemap.xml', `/search?q=${asked}`, `/shop?q=${asked}`];
  },
  async base(read) {
    const { docs } = (await read('/kinds?where[slug][equals]=blood-pressure&depth=0')) as { docs: { id: number }[] };
    return { kind: docs[0]?.id, drawing: 'nb1', rank: 1 };
  },
  words: (text) => ({ title: `${text} دستگاه`, useLine: text, summary: text }),
  said: 'useLine',
};

const paragraph = (text: string) => ({ type: 'paragraph', version: 1, format: '', indent: 0, direction: null, children: [textNode(text)] });
const textNode = (text: string) => ({ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' });

export const article: Written = {
  collection: 'posts',
  mark: 'zp',
  page: (slug) => `/magazine/${slug}`,
  around(slug) {
    const asked = encodeURIComponent('نوشته');
    const lists = ['/', '/magazine', '/magazine/category/public', '/community/learn', `/search?q=${asked}`, `/magazine?q=${asked}`];
    const feeds = ['/magazine/feed.xml', '/magazine/category/public/feed.xml', '/sitemap.xml'];
    return [...lists, ...feeds, `/magazine/${slug}?text=1`, '/v2/mag/post', `/v2/mag/post/${slug}`, `/v2/mag/post/${slug}/similar`];
  },
  base: () => Promise.resolve({ kind: 'article', category: 'public' }),
  words: (text) => ({
    title: `${text} نوشته`,
    summary: text,
    body: { root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children: [paragraph(`${text} نوشته`)] } },
  }),
  said: 'summary',
};
