import { bloodTools } from './blood';
import { bodyTools } from './body';
import { heartTools } from './heart';
import type { Tool } from './tool';

/** The order in which the list shows them. */
const ORDER = [
  'bmi',
  'blood-pressure',
  'home-pressure-week',
  'heart-rate-zones',
  'ideal-weight',
  'waist-to-height',
  'daily-energy',
  'pregnancy-week',
  'diabetes-risk',
  'hba1c',
  'kidney-filtration',
  'qtc',
  'units',
] as const;
export type ToolSlug = (typeof ORDER)[number];

const rows: readonly Tool[] = [...bodyTools, ...heartTools, ...bloodTools];

/** Every calculator: page, form, island, API and tests follow from its row. [COMM-1] */
export const tools: readonly (Tool & { slug: ToolSlug })[] = ORDER.map((slug) => rows.find((row) => row.slug === slug) as Tool & { slug: ToolSlug });

export function toolOf(slug: string | undefined): (Tool & { slug: ToolSlug }) | undefined {
  return tools.find((tool) => tool.slug === slug);
}
