import { expect, test } from 'vitest';
import { openCms } from '../../tests/cms';

type Labelled = {
  name?: string;
  label?: unknown;
  labels?: unknown;
  options?: unknown[];
  fields?: Labelled[];
  blocks?: (Labelled & { slug: string })[];
  type?: string;
};
const both = (label: unknown): boolean => {
  const words = label as { fa?: string; en?: string } | undefined;
  return Boolean(words?.fa && words.en && /[؀-ۿ]/.test(words.fa) && !/[؀-ۿ]/.test(words.en));
};

function unworded(at: string, fields: Labelled[]): string[] {
  return fields.flatMap((field) => {
    if (!field.name || field.name === 'id' || field.name.startsWith('_') || field.name === 'blockName') return [];
    const here = `${at}.${field.name}`;
    const own = both(field.label) ? [] : [here];
    const options = (field.options ?? [])
      .filter((option) => typeof option === 'string' || !both((option as { label: unknown }).label))
      .map((option) => `${here}:${JSON.stringify(option)}`);
    const blocks = (field.blocks ?? []).flatMap((block) => [
      ...(both((block.labels as { singular: unknown }).singular) ? [] : [`${here}/${block.slug}`]),
      ...unworded(`${here}/${block.slug}`, block.fields ?? []),
    ]);
    return [...own, ...options, ...blocks, ...unworded(here, field.fields ?? [])];
  });
}

/** Fields that Payload adds to uploads and logins; its own translations name them. */
const payloads = new Set([
  'sizes',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
  'url',
  'thumbnailURL',
  'sessions',
  'salt',
  'hash',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'loginAttempts',
  'lockUntil',
  'password',
]);

test('[ADM-1: lists] the lists are there, and each name, field, option and section has words in Persian and English', async () => {
  const cms = await openCms();
  try {
    const own = cms.payload.config.collections.filter(({ slug }) => !slug.startsWith('payload-'));
    const names = Object.fromEntries(own.map(({ slug, labels }) => [slug, labels]));
    for (const slug of [
      'tags',
      'posts',
      'products',
      'addresses',
      'orders',
      'features',
      'discount-codes',
      'users',
      'subscriptions',
      'holidays',
      'media',
      'pages',
    ]) {
      expect([slug, both(names[slug]?.singular), both(names[slug]?.plural)]).toEqual([slug, true, true]);
    }
    const missing = own.flatMap(({ slug, fields }) =>
      unworded(
        slug,
        (fields as Labelled[]).filter(({ name }) => !payloads.has(name ?? '')),
      ),
    );
    expect(missing).toEqual([]);
    for (const { slug, admin } of own) expect([slug, both(admin.group)]).toEqual([slug, true]);
    expect(cms.payload.config.i18n.fallbackLanguage).toBe('fa');
  } finally {
    await cms.stop();
  }
});
