import { and, eq, inArray, isNotNull, sql } from '@payloadcms/db-postgres/drizzle';
import type { DoctorCategory, DoctorLevel } from '#domain/accounts/account-role';
import { readTree, wordsText } from '#domain/articles/read-tree';
import { parseSections } from '#domain/content/sections';
import type { SearchKind } from '#domain/search/rank';
import { tools } from '#domain/tools/all';
import { say } from '#locales/say';
import type { Lang } from '../context';
import { withFigures } from '../content/figures-of';
import type { Tx } from '../runtime';
import {
  doctors,
  doctors_categories,
  doctors_locales,
  features,
  features_locales,
  kinds_locales,
  manuals,
  manuals_locales,
  pages,
  pages_locales,
  posts,
  posts_locales,
  posts_rels,
  products,
  products_figures,
  products_locales,
  products_rels,
  service_items,
  service_items_locales,
  tags_locales,
  topics_locales,
  variants,
  variants_locales,
} from '../store/schema.generated';
import { textOf } from './text-of';

/** A document as the index stores it, in one language. */
export type SearchDocument = { lang: Lang; slug: string; reader: string | null; title: string; keywords: string; summary: string; text: string };

/** A published document in each language that it stands in; none when it is not published, or gone. */
export async function documentsOf(tx: Tx, kind: SearchKind, id: number): Promise<SearchDocument[]> {
  return (await documents[kind](tx, id)).map((one) => withFigures(one.lang, one));
}

const documents: Readonly<Record<SearchKind, (tx: Tx, id: number) => Promise<SearchDocument[]>>> = {
  product: productDocuments,
  manual: manualDocuments,
  page: pageDocuments,
  service: serviceDocuments,
  article: articleDocuments,
  question: questionDocuments,
  doctor: doctorDocuments,
};

async function productDocuments(tx: Tx, id: number): Promise<SearchDocument[]> {
  const rows = await tx
    .select({
      slug: products.slug,
      kind: sql<
        string | null
      >`(select ${kinds_locales.title} || ' ' || coalesce(${kinds_locales.names}, '') from ${kinds_locales} where ${kinds_locales._parentID} = ${products.kind} and ${kinds_locales._locale} = ${products_locales._locale})`,
      lang: products_locales._locale,
      title: products_locales.title,
      useLine: products_locales.useLine,
      summary: products_locales.summary,
      sections: products_locales.sections,
      units: sql<
        string | null
      >`(select string_agg(${variants.sku} || ' ' || ${variants_locales.title}, ' ') from ${variants} join ${variants_locales} on ${variants_locales._parentID} = ${variants.id} and ${variants_locales._locale} = ${products_locales._locale} where ${variants.product} = ${products.id})`,
      colours: sql<
        string | null
      >`(select string_agg(${features_locales.title}, ' ') from ${products_rels} join ${features} on ${features.id} = ${products_rels.featuresID} and ${features.available} join ${features_locales} on ${features_locales._parentID} = ${features.id} and ${features_locales._locale} = ${products_locales._locale} where ${products_rels.parent} = ${products.id} and ${products_rels.path} = 'colours')`,
      figures: sql<
        string | null
      >`(select string_agg(coalesce(${products_figures.name}, '') || ' ' || coalesce(${products_figures.value}, ''), ' ') from ${products_figures} where ${products_figures._parentID} = ${products.id} and ${products_figures._locale} = ${products_locales._locale})`,
    })
    .from(products)
    .innerJoin(products_locales, eq(products_locales._parentID, products.id))
    .where(and(eq(products.id, id), eq(products._status, 'published'), isNotNull(products_locales.title)));
  return rows.map((row) => ({
    lang: row.lang,
    slug: row.slug ?? '',
    reader: null,
    title: row.title ?? '',
    keywords: `${row.slug ?? ''} ${row.units ?? ''} ${row.useLine ?? ''} ${row.kind ?? ''} ${row.colours ?? ''}`,
    summary: row.summary ?? '',
    text: `${row.figures ?? ''} ${textOf(parseSections(row.sections))}`,
  }));
}

async function manualDocuments(tx: Tx, id: number): Promise<SearchDocument[]> {
  const rows = await tx
    .select({
      slug: products.slug,
      reader: manuals.reader,
      lang: manuals_locales._locale,
      title: manuals_locales.title,
      lead: manuals_locales.lead,
      product: products_locales.title,
      sections: manuals_locales.sections,
    })
    .from(manuals)
    .innerJoin(manuals_locales, eq(manuals_locales._parentID, manuals.id))
    .innerJoin(products, and(eq(products.id, manuals.product), eq(products._status, 'published')))
    .innerJoin(products_locales, and(eq(products_locales._parentID, products.id), eq(products_locales._locale, manuals_locales._locale)))
    .where(and(eq(manuals.id, id), eq(manuals._status, 'published'), isNotNull(manuals_locales.title)));
  return rows.map((row) => ({
    lang: row.lang,
    slug: row.slug ?? '',
    reader: row.reader,
    title: row.title ?? '',
    keywords: `${row.slug ?? ''} ${row.product ?? ''} ${row.lang === 'fa' ? 'راهنما دفترچه' : 'manual guide'}`,
    summary: row.lead ?? '',
    text: textOf(parseSections(row.sections)),
  }));
}

async function pageDocuments(tx: Tx, id: number): Promise<SearchDocument[]> {
  const rows = await tx
    .select({
      slug: pages.slug,
      lang: pages_locales._locale,
      title: pages_locales.title,
      lead: pages_locales.lead,
      description: pages_locales.metaDescription,
      sections: pages_locales.sections,
    })
    .from(pages)
    .innerJoin(pages_locales, eq(pages_locales._parentID, pages.id))
    .where(and(eq(pages.id, id), eq(pages._status, 'published'), isNotNull(pages_locales.title)));
  return rows.map((row) => ({
    lang: row.lang,
    slug: row.slug ?? '',
    reader: null,
    title: row.title ?? '',
    keywords: `${(row.slug ?? '').replaceAll('-', ' ')} ${row.slug === 'community-tools' ? toolNames(row.lang) : ''}`,
    summary: row.description || row.lead || '',
    text: `${row.lead ?? ''} ${textOf(parseSections(row.sections))}`,
  }));
}

/** The names of all calculators, and what else people call them: their list is found by each. */
function toolNames(lang: Lang): string {
  return tools.map(({ slug }) => `${slug} ${say(lang, `tools.items.${slug}.name`)} ${say(lang, `tools.items.${slug}.also`)}`).join(' ');
}

/** A type of service with the names of all that is offered of it, under the id of its first thing. */
async function serviceDocuments(tx: Tx, id: number): Promise<SearchDocument[]> {
  const first = tx.select({ service: service_items.service }).from(service_items).where(eq(service_items.id, id));
  const rows = await tx
    .select({
      service: service_items.service,
      lang: service_items_locales._locale,
      names: sql<string>`string_agg(${service_items_locales.title}, ' ' order by ${service_items.rank})`,
      rules: sql<string | null>`string_agg(${service_items_locales.rules}, ' ' order by ${service_items.rank})`,
    })
    .from(service_items)
    .innerJoin(service_items_locales, eq(service_items_locales._parentID, service_items.id))
    .where(and(eq(service_items.active, true), inArray(service_items.service, first)))
    .groupBy(service_items.service, service_items_locales._locale);
  return rows.map(({ service, lang, names, rules }) => {
    const said = (part: 'name' | 'line' | 'lead') => say(lang, `services.types.${service}.${part}`);
    return { lang, slug: service, reader: null, title: said('name'), keywords: names, summary: said('line'), text: `${said('lead')} ${rules ?? ''}` };
  });
}

/** An article by its title, what it is about and its headings; its paragraphs would say something about everything. [MAG-1] */
async function articleDocuments(tx: Tx, id: number): Promise<SearchDocument[]> {
  const rows = await tx
    .select({
      slug: posts.slug,
      kind: posts.kind,
      lang: posts_locales._locale,
      title: posts_locales.title,
      summary: posts_locales.summary,
      body: posts_locales.body,
      about: sql<
        string | null
      >`(select string_agg(coalesce(${tags_locales.title} || ' ' || coalesce(${tags_locales.synonyms}, ''), ${topics_locales.title} || ' ' || coalesce(${topics_locales.synonyms}, '')), ' ') from ${posts_rels} left join ${tags_locales} on ${tags_locales._parentID} = ${posts_rels.tagsID} and ${tags_locales._locale} = ${posts_locales._locale} left join ${topics_locales} on ${topics_locales._parentID} = ${posts_rels.topicsID} and ${topics_locales._locale} = ${posts_locales._locale} where ${posts_rels.parent} = ${posts.id})`,
    })
    .from(posts)
    .innerJoin(posts_locales, eq(posts_locales._parentID, posts.id))
    .where(and(eq(posts.id, id), eq(posts._status, 'published'), isNotNull(posts_locales.title)));
  return rows.map((row) => ({
    lang: row.lang,
    slug: row.slug ?? '',
    reader: row.kind === 'news' ? 'news' : null,
    title: row.title ?? '',
    keywords: row.about ?? '',
    summary: row.summary ?? '',
    text: readTree(row.body)
      .flatMap((block) => (block.kind === 'heading' ? [wordsText(block.words)] : []))
      .join(' '),
  }));
}

/** A public question with its answers; none that waits, is hidden or has no answer that is shown. [COMM-2] */
async function questionDocuments(tx: Tx, id: number): Promise<SearchDocument[]> {
  const { rows } = await tx.execute(
    sql`select q.lang, q.code, q.title, q.body, t.title as topic, t.synonyms, (select string_agg(a.body, ' ' order by a.id) from public_answers a where a.question_id = q.id) as answers
      from public_questions q left join topics_locales t on t._parent_id = q.topic_id and t._locale::text = q.lang::text where q.id = ${id}`,
  );
  type Line = { lang: Lang; code: string; title: string; body: string; topic: string | null; synonyms: string | null; answers: string | null };
  return (rows as Line[]).map(({ lang, code, title, body, topic, synonyms, answers }) => ({
    ...{ lang, slug: code, reader: null, title },
    keywords: `${topic ?? ''} ${synonyms ?? ''}`,
    summary: body,
    text: answers ?? '',
  }));
}

/** What else people call one whom they look for. */
const CALLED = { fa: 'پزشک دکتر متخصص نوبت', en: 'doctor physician specialist appointment' } as const;

/** A published doctor by name, fields and what they care for; whether one may be shown, is asked when it is. [CONS-1, DOC-4] */
async function doctorDocuments(tx: Tx, id: number): Promise<SearchDocument[]> {
  const rows = await tx
    .select({
      slug: doctors.slug,
      level: doctors.level,
      lang: doctors_locales._locale,
      title: doctors_locales.title,
      focus: doctors_locales.focus,
      biography: doctors_locales.biography,
      education: doctors_locales.education,
      fields: sql<
        DoctorCategory[]
      >`array(select ${doctors_categories.value}::text from ${doctors_categories} where ${doctors_categories.parent} = ${doctors.id} order by ${doctors_categories.order})`,
    })
    .from(doctors)
    .innerJoin(doctors_locales, eq(doctors_locales._parentID, doctors.id))
    .where(and(eq(doctors.id, id), eq(doctors.published, true)));
  return rows.map(({ lang, slug, title, level, focus, biography, education, fields }) => {
    const names = fields.map((one) => say(lang, `roles.categories.${one}`));
    const comma = lang === 'fa' ? '، ' : ', ';
    return {
      ...{ lang, slug, reader: null, title },
      keywords: `${names.join(' ')} ${CALLED[lang]}`,
      summary: `${[say(lang, `roles.levels.${level as DoctorLevel}`), ...names].join(comma)}. ${focus}`,
      text: `${biography} ${education ?? ''}`,
    };
  });
}
