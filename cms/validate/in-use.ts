import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';

type Asked = { pool: { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> } };

const rowsOf = (table: string, column: string) => `select 1 from ${table} where ${column} = $1`;

/** Queries for references that forbid deleting a document, by collection. */
export const inUseQuestions = {
  variants: [
    'select 1 from order_lines where variant_id = $1',
    rowsOf('products_contents', 'variant_id'),
    rowsOf('stock_moves', 'variant_id'),
    rowsOf('stock', 'variant_id'),
    rowsOf('holds', 'variant_id'),
    rowsOf('groups', 'variant_id'),
    rowsOf('group_members', 'variant_id'),
    rowsOf('devices', 'variant_id'),
    rowsOf('order_proposals', 'variant_id'),
    rowsOf('discount_codes_rels', 'variants_id'),
    rowsOf('stock_notices', 'variant_id'),
  ],
  products: [
    rowsOf('variants', 'product_id'),
    rowsOf('reviews', 'product_id'),
    rowsOf('manuals', 'product_id'),
    rowsOf('inquiries', 'product_id'),
    rowsOf('sale_rels', 'products_id'),
    rowsOf('search_terms_rels', 'products_id'),
  ],
  kinds: [rowsOf('products', 'kind_id'), 'select 1 from _products_v where version_kind_id = $1 and latest'],
  features: [
    'select 1 from order_lines where colour_feature_id = $1 or engraving_feature_id = $1',
    rowsOf('products_rels', 'features_id'),
    rowsOf('products', 'engraving_id'),
  ],
  media: [
    rowsOf('products_gallery', 'image_id'),
    rowsOf('posts', 'cover_id'),
    rowsOf('authors', 'photo_id'),
    rowsOf('centres', 'photo_id'),
    rowsOf('doctors', 'photo_id'),
    rowsOf('service_items', 'picture_id'),
  ],
  centres: [
    rowsOf('doctors_rels', 'centres_id'),
    rowsOf('doctors_services', 'centre_id'),
    rowsOf('availability_rules', 'centre_id'),
    rowsOf('availability_exceptions', 'centre_id'),
    rowsOf('slots', 'centre_id'),
    rowsOf('reservations', 'centre_id'),
  ],
  doctors: [
    rowsOf('doctor_desks', 'doctor_id'),
    rowsOf('availability_rules', 'doctor_id'),
    rowsOf('availability_exceptions', 'doctor_id'),
    rowsOf('slots', 'doctor_id'),
    rowsOf('reservations', 'doctor_id'),
    rowsOf('consultations', 'doctor_id'),
    rowsOf('doctor_marks', 'doctor_id'),
  ],
  documents: [rowsOf('manuals_locales', 'pdf_id')],
  courses: [rowsOf('cohorts', 'course_id'), rowsOf('lessons', 'course_id')],
  lessons: [rowsOf('quiz_items', 'lesson_id'), rowsOf('lesson_progress', 'lesson_id'), rowsOf('quiz_tries', 'lesson_id')],
  cohorts: [rowsOf('enrolments', 'cohort_id')],
  tags: [rowsOf('posts_rels', 'tags_id')],
  topics: [rowsOf('posts_rels', 'topics_id'), rowsOf('topics', 'parent_id'), rowsOf('questions', 'topic_id')],
  posts: [rowsOf('comments', 'post_id'), rowsOf('posts_rels', 'posts_id')],
  authors: [rowsOf('comments', 'author_id'), rowsOf('posts_rels', 'authors_id'), rowsOf('posts', 'reviewed_by_id')],
} as const;

/** Refuses to delete what orders, packages or pages refer to, and says what to do instead. [PROD-1] */
export function refuseWhenInUse(of: keyof typeof inUseQuestions): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { pool } = req.payload.db as unknown as Asked;
    const { rows } = await pool.query(`select 1 where ${inUseQuestions[of].map((question) => `exists (${question})`).join(' or ')}`, [id]);
    if (rows.length > 0) throw new APIError(say(langOf(req.i18n), `admin.in-use.${of}`), 409, null, true);
  };
}
