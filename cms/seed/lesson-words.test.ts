import { expect, test } from 'vitest';
import { readTree } from '#domain/articles/read-tree';
import { courses } from './content/courses';
import { lessonTexts } from './content/courses/all';
import { lessonWords } from './lesson-words';

test.each(lessonTexts)('[ACAD-3: lessons] the text of $slug stands in both languages with each of its signals, and belongs to a lesson', (text) => {
  expect(courses.flatMap(({ lessons }) => lessons.map(({ slug }) => slug))).toContain(text.slug);
  const words = lessonWords(text);
  for (const lang of ['fa', 'en'] as const) {
    const tree = readTree(words[lang].body);
    expect(tree.filter(({ kind }) => kind === 'made-signal')).toHaveLength(text.figures.length);
    expect(tree).toHaveLength(text.body[lang].length + text.figures.length);
    expect(text.aim[lang].length).toBeLessThanOrEqual(300);
  }
  expect(text.figures.every(({ after }) => after < Math.min(text.body.fa.length, text.body.en.length))).toBe(true);
});
