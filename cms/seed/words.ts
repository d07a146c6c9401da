import { readFileSync } from 'node:fs';
import type { PayloadRequest } from 'payload';
import { contentPages } from './content/pages';
import { siteWords } from './content/site';
import { putOnce } from './write';

/** Pages and what stands on every page. [PAGE-11] */
export async function seedWords(req: PayloadRequest): Promise<void> {
  for (const { slug, fa, en } of contentPages) await putOnce(req, 'pages', { slug }, { _status: 'published' }, { fa, en });
  await seedSite(req);
}

async function seedSite(req: PayloadRequest): Promise<void> {
  const there = await req.payload.findGlobal({ slug: 'site', locale: 'fa', depth: 0, req });
  if (there.termsVersion) return;
  const { fa, en, ...both } = siteWords;
  await req.payload.updateGlobal({ slug: 'site', data: { ...both, ...fa }, locale: 'fa', req });
  await req.payload.updateGlobal({ slug: 'site', data: en, locale: 'en', req });
}

/** The public holidays of 1404 to 1406 as they are known; staff correct them. [JOB-3] */
export async function seedHolidays(req: PayloadRequest, file: string): Promise<void> {
  const [, ...rows] = readFileSync(file, 'utf8').trim().split('\n');
  for (const row of rows) {
    const [day, , , kind, certainty, fa, en] = row.split('\t');
    await putOnce(req, 'holidays', { day }, { kind, certainty }, { fa: { title: fa }, en: { title: en } });
  }
}
