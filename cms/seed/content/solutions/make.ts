import type { StoredSection } from '#domain/content/sections';
import type { Drawing } from '#domain/content/sections';
import { solutionSlug, type solutionAudiences } from '#domain/content/solutions';
import type { ContentPage, PageWords } from '../types';

type Task = { label: string; text: string; drawing: Drawing; why: string };
/** What a page for one audience says in one language; the shape and the ways are the same in both. */
export type AudienceWords = {
  title: string;
  metaTitle: string;
  metaDescription: string;
  hero: { title: string; text: string; notes: [string, string] };
  tasks: [Task, Task, Task];
  portal: string[];
  tools: [label: string, text: string][];
  price: string;
  faq: [question: string, answer: string][];
  action: { title: string; text: string; label: string; points: string[] };
};
/** What both languages share: drawings, ways, products. */
type Shared = {
  audience: (typeof solutionAudiences)[number];
  drawing: Drawing;
  colour: string;
  /** The one thing to do, and the other way beside it. */
  action: string;
  second: string;
  /** Where each tool or lesson stands, in the order of its words. */
  tools: string[];
  products: string[];
};

const shared = {
  fa: {
    tasks: 'سه کار از روز شما',
    tools: 'ابزار و درس',
    portal: 'ضربان چه می‌کند',
    price: 'قیمت امروز',
    all: 'همه‌ی محصولات',
    faq: 'پرسش‌ها',
    second: 'دیدن دستگاه',
  },
  en: {
    tasks: 'Three tasks of your day',
    tools: 'Tools and lessons',
    portal: 'What Zarban does',
    price: 'Today’s prices',
    all: 'All products',
    faq: 'Questions',
    second: 'See the device',
  },
} as const;

/** A page for one audience from its words: opening, tasks, tools, what the portal does, prices, questions, one action. [PAGE-7] */
export function solution(own: Shared, words: { fa: AudienceWords; en: AudienceWords }): ContentPage {
  return { slug: solutionSlug(own.audience), fa: wordsOf(own, words.fa, shared.fa), en: wordsOf(own, words.en, shared.en) };
}

function wordsOf(own: Shared, words: AudienceWords, say: (typeof shared)['fa' | 'en']): PageWords {
  const { title, metaTitle, metaDescription, hero, tasks, portal, tools, price, faq, action } = words;
  const sections: StoredSection[] = [
    {
      blockType: 'hero',
      eyebrow: title,
      title: hero.title,
      text: hero.text,
      primaryLabel: action.label,
      primaryPage: own.action,
      secondaryLabel: say.second,
      secondaryPage: own.second,
      drawing: own.drawing,
      colour: own.colour,
      items: hero.notes.map((label) => ({ label })),
    },
    { blockType: 'tasks', title: say.tasks, items: tasks.map((task) => ({ ...task, page: `product:${task.drawing}` })) },
    { blockType: 'cards', title: say.tools, items: tools.map(([label, text], at) => ({ label, text, page: own.tools[at] })) },
    { blockType: 'list', title: say.portal, items: portal.map((label) => ({ label })) },
    { blockType: 'devices', title: say.price, text: price, actionLabel: say.all, slugs: own.products.join('\n') },
    { blockType: 'faq', anchor: 'questions', title: say.faq, items: faq.map(([question, answer]) => ({ question, answer })) },
    {
      blockType: 'promo',
      title: action.title,
      text: action.text,
      actionLabel: action.label,
      actionPage: own.action,
      items: action.points.map((label) => ({ label })),
    },
  ];
  return { title, metaTitle, metaDescription, sections };
}
