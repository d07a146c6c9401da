/**
 * The form in which the magazine's first articles are kept for seeding.
 * Words may hold marks: **bold**, `code, unit or formula that runs left to right`, [words](/path or https://…).
 */
export type ArticleBlock =
  | { kind: 'p'; text: string }
  | { kind: 'h2' | 'h3'; text: string }
  | { kind: 'list'; ordered?: boolean; items: string[] }
  | { kind: 'quote'; text: string }
  | { kind: 'callout'; tone: 'note' | 'warning' | 'emergency'; title: string; text: string }
  | { kind: 'table'; caption: string; head: string[]; rows: string[][] }
  | { kind: 'device'; product: 'ns0' | 'ns0-cardio' | 'ns1' | 'nh1' | 'nb1' | 'ni1' }
  | { kind: 'tool'; tool: ToolName; lead: string }
  | { kind: 'strip'; sample: 'ecg' | 'heart-sound'; caption: string };

export type ToolName =
  | 'bmi'
  | 'ideal-weight'
  | 'blood-pressure'
  | 'heart-rate-zones'
  | 'home-pressure-week'
  | 'waist-to-height'
  | 'daily-energy'
  | 'pregnancy-week'
  | 'kidney-filtration'
  | 'qtc'
  | 'hba1c'
  | 'diabetes-risk'
  | 'units';

export type AuthorKey =
  | 'niloofar-arasteh' // health editor
  | 'hamed-sabouri' // biomedical engineer, signals
  | 'leila-forouzesh' // nurse, home care
  | 'dr-kaveh-mehrgan' // cardiologist; reviewer
  | 'dr-shirin-dadvar' // internal medicine; reviewer
  | 'dr-parisa-nikbin' // paediatrician; reviewer
  | 'babak-rastegar'; // data and statistics

export type TopicKey = 'heart' | 'blood-pressure' | 'lungs' | 'diabetes' | 'pregnancy-and-child' | 'older-people' | 'home-devices' | 'signals';
export type TagKey =
  | 'heart'
  | 'blood-pressure'
  | 'auscultation'
  | 'home-care'
  | 'students'
  | 'ecg'
  | 'lungs'
  | 'diabetes'
  | 'pregnancy'
  | 'children'
  | 'older-people'
  | 'sleep-and-stress'
  | 'exercise'
  | 'kidney'
  | 'devices'
  | 'data'
  | 'emergency'
  | 'family';

export type ArticleSource = {
  /** Title in the source's own language. */
  title: string;
  publisher: string;
  year: number;
  /** https address. */
  url: string;
};

export type ArticleWords = { title: string; summary: string; metaTitle: string; metaDescription: string; body: ArticleBlock[] };

export type ArticleSeed = {
  slug: string;
  kind: 'article' | 'news';
  /** Of articles only. */
  category?: 'public' | 'specialized' | 'statistics';
  drawing?: 'ns0' | 'ns1' | 'nh1' | 'nb1' | 'ni1';
  /** ISO instant at which it came out. */
  publishedAt: string;
  authors: AuthorKey[];
  /** A news item needs none. */
  reviewedBy?: AuthorKey;
  /** ISO days; the review holds for about two years. */
  reviewedAt?: string;
  reviewDueAt?: string;
  topics: TopicKey[];
  tags: TagKey[];
  sources: ArticleSource[];
  fa: ArticleWords;
  /** Absent: the article is not in English. */
  en?: ArticleWords;
};
