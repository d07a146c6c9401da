import type { SignalPlan } from '../signals/signal-plan';
import type { ToolCode } from './tools';

/** Words of an article: text with its weight, a formula or code that runs left to right, a link of the allowlist, the end of a line. */
export type Words = { kind: 'text'; text: string; strong?: true; code?: true } | { kind: 'link'; to: string; words: readonly Words[] } | { kind: 'break' };

export const calloutTones = ['note', 'warning', 'emergency'] as const;
export type CalloutTone = (typeof calloutTones)[number];
export const recordings = ['ecg', 'heart-sound'] as const;
export type Recording = (typeof recordings)[number];

export type ListItem = { words: readonly Words[]; lists: readonly ArticleBlock[] };

/** A piece of an article, as pages, feeds and the search read it. */
export type ArticleBlock =
  | { kind: 'paragraph'; words: readonly Words[] }
  | { kind: 'heading'; level: 2 | 3 | 4; id: string; words: readonly Words[] }
  | { kind: 'list'; ordered: boolean; items: readonly ListItem[] }
  | { kind: 'quote'; words: readonly Words[] }
  | { kind: 'callout'; tone: CalloutTone; title: string; text: string }
  | { kind: 'figure'; picture: number; caption: string }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'device'; product: number }
  | { kind: 'tool'; tool: ToolCode; lead: string }
  | { kind: 'recording'; sample: Recording; caption: string }
  | { kind: 'made-signal'; plan: SignalPlan; caption: string };

export type ArticleTree = readonly ArticleBlock[];
